/* Made by tools/opgen/catalogue.py from the files in ops/. Do not edit. */
#include "autograd/formulas/formula_support.h"
#include "autograd/formulas/formula_operators.h"
#include "autograd/records/recording_kernels.h"

KF__FORMULA(nansum) {
  if (wants & 1) out[0] = kf_scope_keep(kf__scoped_mul(kf__d_unreduce(grads[0], v[0].ints,
      v[1].ints, v[2].truth), kf__scoped_logical_not(kf__scoped_isnan(v[3].tensor))));
}
KF__FIELDS(nansum, KF__KEPT("self_sym_sizes", INTS, 0, 0, SIZES, KF__ALWAYS, 0),
    KF__KEPT("dim", INTS, 56, 1, INTS, KF__ALWAYS, 0),
    KF__KEPT("keepdim", BOOL, 112, 2, 1_BYTE, KF__ALWAYS, 0),
    KF__KEPT("self", TENSOR, 120, 0, TENSOR, KF__ALWAYS, 0))
KF__NODE(nansum, "NansumBackward0", fields_nansum, 136, 8, 3, .derivatives = 1, .reads_first = true)

KF__FORMULA(mean) {
  if (wants & 1) out[0] = kf_scope_keep(kf__scoped_div_Scalar(kf__scoped_expand(grads[0], v[0].ints,
      false), KF_INT(v[1].integer)));
}
KF__FIELDS(mean, KF__KEPT("self_sym_sizes", INTS, 0, 0, SIZES, KF__ALWAYS, 0),
    KF__KEPT("self_sym_numel", INT, 56, 0, NUMEL, KF__ALWAYS, 0))
KF__NODE(mean, "MeanBackward0", fields_mean, 64, 0, 1, .derivatives = 1, .reads_first = true)

KF__FORMULA(mean_dim) {
  if (wants & 1) out[0] = kf_scope_keep(kf__d_mean_grad(grads[0], v[0].ints, v[1].ints,
      v[2].truth));
}
KF__FIELDS(mean_dim, KF__KEPT("self_sym_sizes", INTS, 0, 0, SIZES, KF__ALWAYS, 0),
    KF__KEPT("dim", INTS, 56, 1, INTS, KF__ALWAYS, 0),
    KF__KEPT("keepdim", BOOL, 112, 2, 1_BYTE, KF__ALWAYS, 0))
KF__NODE(mean_dim, "MeanBackward1", fields_mean_dim, 113, 0, 3, .derivatives = 1,
    .reads_first = true)

KF__FORMULA(prod) {
  if (wants & 1) out[0] = kf_scope_keep(kf__d_prod_grad(grads[0], v[0].tensor, v[1].tensor));
}
KF__FIELDS(prod, KF__KEPT("self", TENSOR, 0, 0, TENSOR, KF__ALWAYS, 0),
    KF__KEPT("result", TENSOR, 16, 2, OUTPUT, KF__ALWAYS, 0))
KF__NODE(prod, "ProdBackward0", fields_prod, 32, 3, 0, .derivatives = 1, .reads_first = true)

KF__FORMULA(prod_dim_int) {
  if (wants & 1) out[0] = kf_scope_keep(kf__d_prod_dim(grads[0], v[0].tensor, v[1].tensor,
      v[2].integer, v[3].truth));
}
KF__FIELDS(prod_dim_int, KF__KEPT("self", TENSOR, 0, 0, TENSOR, KF__ALWAYS, 0),
    KF__KEPT("result", TENSOR, 16, 4, OUTPUT, KF__ALWAYS, 0),
    KF__KEPT("dim", INT, 32, 1, 8_BYTES, KF__ALWAYS, 0),
    KF__KEPT("keepdim", BOOL, 40, 2, 1_BYTE, KF__ALWAYS, 0))
KF__NODE(prod_dim_int, "ProdBackward1", fields_prod_dim_int, 41, 3, 0, .derivatives = 1,
    .reads_first = true)

KF__FORMULA(amax) {
  if (wants & 1) out[0] = kf_scope_keep(kf__d_share_extreme(grads[0], v[0].tensor, v[1].tensor,
      v[2].ints, v[3].truth));
}
KF__FIELDS(amax, KF__KEPT("self", TENSOR, 0, 0, TENSOR, KF__ALWAYS, 0),
    KF__KEPT("result", TENSOR, 16, 3, OUTPUT, KF__ALWAYS, 0),
    KF__KEPT("dim", INTS, 32, 1, INTS, KF__ALWAYS, 0),
    KF__KEPT("keepdim", BOOL, 88, 2, 1_BYTE, KF__ALWAYS, 0))
KF__NODE(amax, "AmaxBackward0", fields_amax, 89, 3, 4, .derivatives = 1, .reads_first = true)

KF__FORMULA(amin) {
  if (wants & 1) out[0] = kf_scope_keep(kf__d_share_extreme(grads[0], v[0].tensor, v[1].tensor,
      v[2].ints, v[3].truth));
}
KF__FIELDS(amin, KF__KEPT("self", TENSOR, 0, 0, TENSOR, KF__ALWAYS, 0),
    KF__KEPT("result", TENSOR, 16, 3, OUTPUT, KF__ALWAYS, 0),
    KF__KEPT("dim", INTS, 32, 1, INTS, KF__ALWAYS, 0),
    KF__KEPT("keepdim", BOOL, 88, 2, 1_BYTE, KF__ALWAYS, 0))
KF__NODE(amin, "AminBackward0", fields_amin, 89, 3, 4, .derivatives = 1, .reads_first = true)

KF__FORMULA(aminmax) {
  if (wants & 1) out[0] = kf_scope_keep(kf__d_aminmax_grad(grads[0], grads[1], v[0].tensor,
      v[1].opt_integer, v[2].truth, v[3].tensor, v[4].tensor));
}
KF__FIELDS(aminmax, KF__KEPT("self", TENSOR, 0, 0, TENSOR, KF__ALWAYS, 0),
    KF__KEPT("dim", OPT_INT, 16, 1, 16_BYTES, KF__ALWAYS, 0),
    KF__KEPT("keepdim", BOOL, 32, 2, 1_BYTE, KF__ALWAYS, 0),
    KF__KEPT("min", TENSOR, 40, 3, OUTPUT, KF__ALWAYS, 0),
    KF__KEPT("max", TENSOR, 56, 4, OUTPUT, KF__ALWAYS, 1))
KF__NODE(aminmax, "AminmaxBackward0", fields_aminmax, 72, 25, 0, .derivatives = 1)

KF__FORMULA(max) {
  if (wants & 1) out[0] = kf_scope_keep(kf__d_share_all(grads[0], v[0].tensor, v[1].tensor));
}
KF__FIELDS(max, KF__KEPT("self", TENSOR, 0, 0, TENSOR, KF__ALWAYS, 0),
    KF__KEPT("result", TENSOR, 16, 1, OUTPUT, KF__ALWAYS, 0))
KF__NODE(max, "MaxBackward1", fields_max, 32, 3, 0, .derivatives = 1, .reads_first = true)

KF__FORMULA(min) {
  if (wants & 1) out[0] = kf_scope_keep(kf__d_share_all(grads[0], v[0].tensor, v[1].tensor));
}
KF__FIELDS(min, KF__KEPT("self", TENSOR, 0, 0, TENSOR, KF__ALWAYS, 0),
    KF__KEPT("result", TENSOR, 16, 1, OUTPUT, KF__ALWAYS, 0))
KF__NODE(min, "MinBackward1", fields_min, 32, 3, 0, .derivatives = 1, .reads_first = true)

KF__FORMULA(max_dim) {
  if (wants & 1) out[0] = kf_scope_keep(kf__d_selected(grads[0], v[0].integer, v[1].tensor,
      v[2].ints, v[3].truth));
}
KF__FIELDS(max_dim, KF__KEPT("dim", INT, 0, 1, 8_BYTES, KF__ALWAYS, 0),
    KF__KEPT("indices", TENSOR, 8, 4, RESULT, KF__ALWAYS, 0),
    KF__KEPT("self_sym_sizes", INTS, 24, 0, SIZES, KF__ALWAYS, 0),
    KF__KEPT("keepdim", BOOL, 80, 2, 1_BYTE, KF__ALWAYS, 0))
KF__NODE(max_dim, "MaxBackward0", fields_max_dim, 81, 2, 4, .derivatives = 1, .reads_first = true)

KF__FORMULA(min_dim) {
  if (wants & 1) out[0] = kf_scope_keep(kf__d_selected(grads[0], v[0].integer, v[1].tensor,
      v[2].ints, v[3].truth));
}
KF__FIELDS(min_dim, KF__KEPT("dim", INT, 0, 1, 8_BYTES, KF__ALWAYS, 0),
    KF__KEPT("indices", TENSOR, 8, 4, RESULT, KF__ALWAYS, 0),
    KF__KEPT("self_sym_sizes", INTS, 24, 0, SIZES, KF__ALWAYS, 0),
    KF__KEPT("keepdim", BOOL, 80, 2, 1_BYTE, KF__ALWAYS, 0))
KF__NODE(min_dim, "MinBackward0", fields_min_dim, 81, 2, 4, .derivatives = 1, .reads_first = true)

KF__FORMULA(var_correction) {
  if (wants & 1) out[0] = kf_scope_keep(kf__d_var_grad(grads[0], v[0].tensor, v[1].ints,
      v[2].opt_number, v[3].truth));
}
KF__FIELDS(var_correction, KF__KEPT("self", TENSOR, 0, 0, TENSOR, KF__ALWAYS, 0),
    KF__KEPT("dim", INTS, 16, 1, INTS, KF__ALWAYS, 0),
    KF__KEPT("correction", OPT_SCALAR, 72, 2, 32_BYTES, KF__ALWAYS, 0),
    KF__KEPT("keepdim", BOOL, 104, 3, 1_BYTE, KF__ALWAYS, 0))
KF__NODE(var_correction, "VarBackward0", fields_var_correction, 105, 1, 2, .derivatives = 1,
    .reads_first = true)

KF__FORMULA(std_correction) {
  if (wants & 1) out[0] = kf_scope_keep(kf__d_std_grad(grads[0], v[0].tensor, v[1].tensor,
      v[2].ints, v[3].opt_number, v[4].truth));
}
KF__FIELDS(std_correction, KF__KEPT("self", TENSOR, 0, 0, TENSOR, KF__ALWAYS, 0),
    KF__KEPT("result", TENSOR, 16, 4, OUTPUT, KF__ALWAYS, 0),
    KF__KEPT("dim", INTS, 32, 1, INTS, KF__ALWAYS, 0),
    KF__KEPT("correction", OPT_SCALAR, 88, 2, 32_BYTES, KF__ALWAYS, 0),
    KF__KEPT("keepdim", BOOL, 120, 3, 1_BYTE, KF__ALWAYS, 0))
KF__NODE(std_correction, "StdBackward0", fields_std_correction, 121, 3, 4, .derivatives = 1,
    .reads_first = true)

KF__FORMULA(var_mean_correction) {
  if (wants & 1) out[0] = kf_scope_keep(kf__d_var_mean_grad(grads[0], grads[1], v[0].tensor,
      v[1].ints, v[2].opt_number, v[3].truth));
}
KF__FIELDS(var_mean_correction, KF__KEPT("self", TENSOR, 0, 0, TENSOR, KF__ALWAYS, 0),
    KF__KEPT("dim", INTS, 16, 1, INTS, KF__ALWAYS, 0),
    KF__KEPT("correction", OPT_SCALAR, 72, 2, 32_BYTES, KF__ALWAYS, 0),
    KF__KEPT("keepdim", BOOL, 104, 3, 1_BYTE, KF__ALWAYS, 0))
KF__NODE(var_mean_correction, "VarMeanBackward0", fields_var_mean_correction, 105, 1, 2,
    .derivatives = 1)

KF__FORMULA(std_mean_correction) {
  if (wants & 1) out[0] = kf_scope_keep(kf__d_std_mean_grad(grads[0], grads[1], v[0].tensor,
      v[1].tensor, v[2].ints, v[3].opt_number, v[4].truth));
}
KF__FIELDS(std_mean_correction, KF__KEPT("self", TENSOR, 0, 0, TENSOR, KF__ALWAYS, 0),
    KF__KEPT("result0", TENSOR, 16, 4, OUTPUT, KF__ALWAYS, 0),
    KF__KEPT("dim", INTS, 32, 1, INTS, KF__ALWAYS, 0),
    KF__KEPT("correction", OPT_SCALAR, 88, 2, 32_BYTES, KF__ALWAYS, 0),
    KF__KEPT("keepdim", BOOL, 120, 3, 1_BYTE, KF__ALWAYS, 0))
KF__NODE(std_mean_correction, "StdMeanBackward0", fields_std_mean_correction, 121, 3, 4,
    .derivatives = 1)

KF__FORMULA(linalg_vector_norm) {
  if (wants & 1) out[0] = kf_scope_keep(kf__d_norm_grad(grads[0], v[0].tensor,
      kf_some_scalar(v[1].number), v[2].tensor, v[3].ints, v[4].truth));
}
KF__FIELDS(linalg_vector_norm, KF__KEPT("self", TENSOR, 0, 0, TENSOR, KF__ALWAYS, 0),
    KF__KEPT("ord", SCALAR, 16, 1, 24_BYTES, KF__ALWAYS, 0),
    KF__KEPT("result", TENSOR, 40, 5, OUTPUT, KF__ALWAYS, 0),
    KF__KEPT("dim", INTS, 56, 2, INTS, KF__ALWAYS, 0),
    KF__KEPT("keepdim", BOOL, 112, 3, 1_BYTE, KF__ALWAYS, 0))
KF__NODE(linalg_vector_norm, "LinalgVectorNormBackward0", fields_linalg_vector_norm, 113, 5, 8,
    .derivatives = 1, .reads_first = true)

KF__FORMULA(norm_Scalar) {
  if (wants & 1) out[0] = kf_scope_keep(kf__d_norm_grad(grads[0], v[0].tensor,
      kf_some_scalar(v[1].number), v[2].tensor, kf_no_ints(), true));
}
KF__FIELDS(norm_Scalar, KF__KEPT("self", TENSOR, 0, 0, TENSOR, KF__ALWAYS, 0),
    KF__KEPT("p", SCALAR, 16, 1, 24_BYTES, KF__ALWAYS, 0),
    KF__KEPT("result", TENSOR, 40, 2, OUTPUT, KF__ALWAYS, 0))
KF__NODE(norm_Scalar, "NormBackward0", fields_norm_Scalar, 56, 5, 0, .derivatives = 1,
    .reads_first = true)

KF__FORMULA(norm_ScalarOpt_dtype) {
  if (wants & 1) out[0] = kf_scope_keep(kf__d_norm_grad(grads[0], v[0].tensor, v[1].opt_number,
      v[2].tensor, kf_no_ints(), true));
}
KF__FIELDS(norm_ScalarOpt_dtype, KF__KEPT("self", TENSOR, 0, 0, TENSOR, KF__ALWAYS, 0),
    KF__KEPT("p", OPT_SCALAR, 16, 1, 32_BYTES, KF__ALWAYS, 0),
    KF__KEPT("result", TENSOR, 48, 3, OUTPUT, KF__ALWAYS, 0))
KF__NODE(norm_ScalarOpt_dtype, "NormBackward2", fields_norm_ScalarOpt_dtype, 64, 5, 0,
    .derivatives = 1, .reads_first = true)

KF__FORMULA(norm_ScalarOpt_dim) {
  if (wants & 1) out[0] = kf_scope_keep(kf__d_norm_grad(grads[0], v[0].tensor, v[1].opt_number,
      v[2].tensor, v[3].ints, v[4].truth));
}
KF__FIELDS(norm_ScalarOpt_dim, KF__KEPT("self", TENSOR, 0, 0, TENSOR, KF__ALWAYS, 0),
    KF__KEPT("p", OPT_SCALAR, 16, 1, 32_BYTES, KF__ALWAYS, 0),
    KF__KEPT("result", TENSOR, 48, 4, OUTPUT, KF__ALWAYS, 0),
    KF__KEPT("dim", INTS, 64, 2, INTS, KF__ALWAYS, 0),
    KF__KEPT("keepdim", BOOL, 120, 3, 1_BYTE, KF__ALWAYS, 0))
KF__NODE(norm_ScalarOpt_dim, "NormBackward1", fields_norm_ScalarOpt_dim, 121, 5, 8,
    .derivatives = 1, .reads_first = true)

KF__FORMULA(norm_ScalarOpt_dim_dtype) {
  if (wants & 1) out[0] = kf_scope_keep(kf__d_norm_grad(grads[0], v[0].tensor, v[1].opt_number,
      v[2].tensor, v[3].ints, v[4].truth));
}
KF__FIELDS(norm_ScalarOpt_dim_dtype, KF__KEPT("self", TENSOR, 0, 0, TENSOR, KF__ALWAYS, 0),
    KF__KEPT("p", OPT_SCALAR, 16, 1, 32_BYTES, KF__ALWAYS, 0),
    KF__KEPT("result", TENSOR, 48, 5, OUTPUT, KF__ALWAYS, 0),
    KF__KEPT("dim", INTS, 64, 2, INTS, KF__ALWAYS, 0),
    KF__KEPT("keepdim", BOOL, 120, 3, 1_BYTE, KF__ALWAYS, 0))
KF__NODE(norm_ScalarOpt_dim_dtype, "NormBackward3", fields_norm_ScalarOpt_dim_dtype, 121, 5, 8,
    .derivatives = 1, .reads_first = true)

KF__FORMULA(logsumexp) {
  if (wants & 1) out[0] = kf_scope_keep(kf__d_logsumexp_grad(grads[0], v[0].tensor, v[1].tensor,
      v[2].ints, v[3].truth));
}
KF__FIELDS(logsumexp, KF__KEPT("self", TENSOR, 0, 0, TENSOR, KF__ALWAYS, 0),
    KF__KEPT("result", TENSOR, 16, 3, OUTPUT, KF__ALWAYS, 0),
    KF__KEPT("dim", INTS, 32, 1, INTS, KF__ALWAYS, 0),
    KF__KEPT("keepdim", BOOL, 88, 2, 1_BYTE, KF__ALWAYS, 0))
KF__NODE(logsumexp, "LogsumexpBackward0", fields_logsumexp, 89, 3, 4, .derivatives = 1,
    .reads_first = true)

KF__FORMULA(cumsum) {
  if (wants & 1) out[0] = kf_scope_keep(kf__d_cumsum_grad(grads[0], v[0].integer));
}
KF__FIELDS(cumsum, KF__KEPT("dim", INT, 0, 1, 8_BYTES, KF__ALWAYS, 0))
KF__NODE(cumsum, "CumsumBackward0", fields_cumsum, 8, 0, 0, .derivatives = 1, .reads_first = true)

KF__FORMULA(cumprod) {
  if (wants & 1) out[0] = kf_scope_keep(kf__d_cumprod_grad(grads[0], v[0].tensor, v[1].integer,
      v[2].tensor));
}
KF__FIELDS(cumprod, KF__KEPT("self", TENSOR, 0, 0, TENSOR, KF__ALWAYS, 0),
    KF__KEPT("dim", INT, 16, 1, 8_BYTES, KF__ALWAYS, 0),
    KF__KEPT("result", TENSOR, 24, 3, OUTPUT, KF__ALWAYS, 0))
KF__NODE(cumprod, "CumprodBackward0", fields_cumprod, 40, 5, 0, .derivatives = 1,
    .reads_first = true)

KF__FORMULA(logcumsumexp) {
  if (wants & 1) out[0] = kf_scope_keep(kf__d_logcumsumexp_grad(grads[0], v[0].tensor, v[1].tensor,
      v[2].integer));
}
KF__FIELDS(logcumsumexp, KF__KEPT("self", TENSOR, 0, 0, TENSOR, KF__ALWAYS, 0),
    KF__KEPT("result", TENSOR, 16, 2, OUTPUT, KF__ALWAYS, 0),
    KF__KEPT("dim", INT, 32, 1, 8_BYTES, KF__ALWAYS, 0))
KF__NODE(logcumsumexp, "LogcumsumexpBackward0", fields_logcumsumexp, 40, 3, 0, .derivatives = 1,
    .reads_first = true)

KF__FORMULA(cummax) {
  if (wants & 1) out[0] = kf_scope_keep(kf__d_scattered(grads[0], v[0].tensor, v[1].ints,
      v[2].integer));
}
KF__FIELDS(cummax, KF__KEPT("indices", TENSOR, 0, 3, RESULT, KF__ALWAYS, 0),
    KF__KEPT("self_sym_sizes", INTS, 16, 0, SIZES, KF__ALWAYS, 0),
    KF__KEPT("dim", INT, 72, 1, 8_BYTES, KF__ALWAYS, 0))
KF__NODE(cummax, "CummaxBackward0", fields_cummax, 80, 1, 2, .derivatives = 1, .reads_first = true)

KF__FORMULA(cummin) {
  if (wants & 1) out[0] = kf_scope_keep(kf__d_scattered(grads[0], v[0].tensor, v[1].ints,
      v[2].integer));
}
KF__FIELDS(cummin, KF__KEPT("indices", TENSOR, 0, 3, RESULT, KF__ALWAYS, 0),
    KF__KEPT("self_sym_sizes", INTS, 16, 0, SIZES, KF__ALWAYS, 0),
    KF__KEPT("dim", INT, 72, 1, 8_BYTES, KF__ALWAYS, 0))
KF__NODE(cummin, "CumminBackward0", fields_cummin, 80, 1, 2, .derivatives = 1, .reads_first = true)

KF__FORMULA(dist) {
  if (wants & 2) out[1] = kf_scope_keep(kf__scoped_neg(kf__d_norm_grad(grads[0],
      kf__scoped_sub(v[0].tensor, v[1].tensor, KF_INT(1)), kf_some_scalar(v[2].number), v[3].tensor,
      kf_no_ints(), true)));
  if (wants & 1) out[0] = kf_scope_keep(kf__d_norm_grad(grads[0], kf__scoped_sub(v[0].tensor,
      v[1].tensor, KF_INT(1)), kf_some_scalar(v[2].number), v[3].tensor, kf_no_ints(), true));
}
KF__FIELDS(dist, KF__KEPT("self", TENSOR, 0, 0, TENSOR, KF__ALWAYS, 0),
    KF__KEPT("other", TENSOR, 16, 1, TENSOR, KF__ALWAYS, 0),
    KF__KEPT("p", SCALAR, 32, 2, 24_BYTES, KF__ALWAYS, 0),
    KF__KEPT("result", TENSOR, 56, 3, OUTPUT, KF__ALWAYS, 0))
KF__NODE(dist, "DistBackward0", fields_dist, 72, 11, 0, .derivatives = 2, .reads_first = true)

KF__FORMULA(renorm) {
  if (wants & 1) out[0] = kf_scope_keep(kf__d_renorm_grad(grads[0], v[0].tensor, v[1].number,
      v[2].integer, v[3].number));
}
KF__FIELDS(renorm, KF__KEPT("self", TENSOR, 0, 0, TENSOR, KF__ALWAYS, 0),
    KF__KEPT("p", SCALAR, 16, 1, 24_BYTES, KF__ALWAYS, 0),
    KF__KEPT("dim", INT, 40, 2, 8_BYTES, KF__ALWAYS, 0),
    KF__KEPT("maxnorm", SCALAR, 48, 3, 24_BYTES, KF__ALWAYS, 0))
KF__NODE(renorm, "RenormBackward0", fields_renorm, 72, 1, 0, .derivatives = 1, .reads_first = true)

KF__FORMULA(bincount) {
  if (wants & 1) out[0] = kf_scope_keep(kf__scoped_index_select(grads[0], 0, v[0].tensor));
}
KF__FIELDS(bincount, KF__KEPT("self", TENSOR, 0, 0, TENSOR, KF__ALWAYS, 0))
KF__NODE(bincount, "BincountBackward0", fields_bincount, 16, 1, 0, .derivatives = 1,
    .reads_first = true)

KF__FORMULA(segment_reduce) {
  if (wants & 1) out[0] = kf_scope_keep(kf__d_segment_reduce(grads[0], v[0].tensor, v[1].text,
      v[2].tensor, v[3].tensor, v[4].integer, v[5].opt_number, v[6].tensor));
}
KF__FIELDS(segment_reduce, KF__KEPT("data", TENSOR, 0, 0, TENSOR, KF__ALWAYS, 0),
    KF__KEPT("reduce", STR, 16, 1, TEXT, KF__ALWAYS, 0),
    KF__KEPT("lengths", TENSOR, 24, 2, TENSOR, KF__ALWAYS, 0),
    KF__KEPT("offsets", TENSOR, 40, 4, TENSOR, KF__ALWAYS, 0),
    KF__KEPT("axis", INT, 56, 5, 8_BYTES, KF__ALWAYS, 0),
    KF__KEPT("initial", OPT_SCALAR, 64, 7, 32_BYTES, KF__ALWAYS, 0),
    KF__KEPT("result", TENSOR, 96, 8, OUTPUT, KF__ALWAYS, 0))
KF__NODE(segment_reduce, "SegmentReduceBackward0", fields_segment_reduce, 112, 77, 0,
    .derivatives = 1, .reads_first = true)

const kf__autograd_entry_t kf__autograd_reduce[] = {
    KF__RECORDS(nansum, TnbI, T, nansum, .edges = 1, .arguments = 4, .results = 1, .outputs = 1,
        .before = 15),
    KF__REFUSES(nansum_out, TnbIT),
    KF__RECORDS(mean, TI, T, mean, .edges = 1, .arguments = 2, .results = 1, .outputs = 1,
        .before = 3),
    KF__REFUSES(mean_dtype_out, TIT),
    KF__RECORDS(mean_dim, TnbI, T, mean_dim, .edges = 1, .arguments = 4, .results = 1, .outputs = 1,
        .before = 7),
    KF__REFUSES(mean_out, TnbIT),
    KF__REFUSES(nanmean_out, TnbIT),
    KF__RECORDS(prod, TI, T, prod, .edges = 1, .arguments = 2, .results = 1, .outputs = 1,
        .before = 1, .after = 2),
    KF__REFUSES(prod_out, TIT),
    KF__RECORDS(prod_dim_int, TibI, T, prod_dim_int, .edges = 1, .arguments = 4, .results = 1,
        .outputs = 1, .before = 13, .after = 2),
    KF__REFUSES(prod_int_out, TibIT),
    KF__RECORDS(amax, Tnb, T, amax, .edges = 1, .arguments = 3, .results = 1, .outputs = 1,
        .before = 13, .after = 2),
    KF__REFUSES(amax_out, TnbT),
    KF__RECORDS(amin, Tnb, T, amin, .edges = 1, .arguments = 3, .results = 1, .outputs = 1,
        .before = 13, .after = 2),
    KF__REFUSES(amin_out, TnbT),
    KF__RECORDS(aminmax, TIb, TT, aminmax, .edges = 1, .arguments = 3, .results = 2, .outputs = 3,
        .before = 7, .after = 24, .flags = KF__RECORD_SEVERAL),
    KF__REFUSES(aminmax_out, TIbTT),
    KF__RECORDS(max, T, T, max, .edges = 1, .arguments = 1, .results = 1, .outputs = 1, .before = 1,
        .after = 2),
    KF__REFUSES(max_unary_out, TT),
    KF__RECORDS(min, T, T, min, .edges = 1, .arguments = 1, .results = 1, .outputs = 1, .before = 1,
        .after = 2),
    KF__REFUSES(min_unary_out, TT),
    KF__RECORDS(max_dim, Tib, TT, max_dim, .edges = 1, .arguments = 3, .results = 2, .outputs = 1,
        .before = 13, .after = 2),
    KF__REFUSES(max_dim_max, TibTT),
    KF__RECORDS(min_dim, Tib, TT, min_dim, .edges = 1, .arguments = 3, .results = 2, .outputs = 1,
        .before = 13, .after = 2),
    KF__REFUSES(min_dim_min, TibTT),
    KF__AUTOGRAD_ENTRY(argmax, NOTHING, NULL),
    KF__AUTOGRAD_ENTRY(argmax_out, NOTHING, NULL),
    KF__AUTOGRAD_ENTRY(argmin, NOTHING, NULL),
    KF__AUTOGRAD_ENTRY(argmin_out, NOTHING, NULL),
    KF__AUTOGRAD_ENTRY(any, NOTHING, NULL),
    KF__AUTOGRAD_ENTRY(any_all_out, NOTHING, NULL),
    KF__AUTOGRAD_ENTRY(any_dim, NOTHING, NULL),
    KF__AUTOGRAD_ENTRY(any_out, NOTHING, NULL),
    KF__AUTOGRAD_ENTRY(any_dims, NOTHING, NULL),
    KF__AUTOGRAD_ENTRY(any_dims_out, NOTHING, NULL),
    KF__AUTOGRAD_ENTRY(all, NOTHING, NULL),
    KF__AUTOGRAD_ENTRY(all_all_out, NOTHING, NULL),
    KF__AUTOGRAD_ENTRY(all_dim, NOTHING, NULL),
    KF__AUTOGRAD_ENTRY(all_out, NOTHING, NULL),
    KF__AUTOGRAD_ENTRY(all_dims, NOTHING, NULL),
    KF__AUTOGRAD_ENTRY(all_dims_out, NOTHING, NULL),
    KF__AUTOGRAD_ENTRY(count_nonzero_dim_IntList, NOTHING, NULL),
    KF__AUTOGRAD_ENTRY(count_nonzero_dim_IntList_out, NOTHING, NULL),
    KF__AUTOGRAD_ENTRY(count_nonzero, NOTHING, NULL),
    KF__AUTOGRAD_ENTRY(count_nonzero_out, NOTHING, NULL),
    KF__RECORDS(var_correction, TnZb, T, var_correction, .edges = 1, .arguments = 4, .results = 1,
        .outputs = 1, .before = 15),
    KF__REFUSES(var_correction_out, TnZbT),
    KF__RECORDS(std_correction, TnZb, T, std_correction, .edges = 1, .arguments = 4, .results = 1,
        .outputs = 1, .before = 29, .after = 2),
    KF__REFUSES(std_correction_out, TnZbT),
    KF__RECORDS(var_mean_correction, TnZb, TT, var_mean_correction, .edges = 1, .arguments = 4,
        .results = 2, .outputs = 3, .before = 15, .flags = KF__RECORD_SEVERAL),
    KF__REFUSES(var_mean_correction_out, TnZbTT),
    KF__RECORDS(std_mean_correction, TnZb, TT, std_mean_correction, .edges = 1, .arguments = 4,
        .results = 2, .outputs = 3, .before = 29, .after = 2, .flags = KF__RECORD_SEVERAL),
    KF__REFUSES(std_mean_correction_out, TnZbTT),
    KF__REFUSES(var_out, TnbbT),
    KF__REFUSES(std_out, TnbbT),
    KF__RECORDS(linalg_vector_norm, TsnbI, T, linalg_vector_norm, .edges = 1, .arguments = 5,
        .results = 1, .outputs = 1, .before = 27, .after = 4),
    KF__REFUSES(linalg_vector_norm_out, TsnbIT),
    KF__RECORDS(norm_Scalar, Ts, T, norm_Scalar, .edges = 1, .arguments = 2, .results = 1,
        .outputs = 1, .before = 3, .after = 4, .flags = KF__RECORD_OWN),
    KF__REFUSES(norm_Scalar_out, TsT),
    KF__RECORDS(norm_ScalarOpt_dtype, TZe, T, norm_ScalarOpt_dtype, .edges = 1, .arguments = 3,
        .results = 1, .outputs = 1, .before = 3, .after = 4, .flags = KF__RECORD_OWN),
    KF__REFUSES(norm_ScalarOpt_dtype_out, TZeT),
    KF__RECORDS(norm_ScalarOpt_dim, TZnb, T, norm_ScalarOpt_dim, .edges = 1, .arguments = 4,
        .results = 1, .outputs = 1, .before = 27, .after = 4, .flags = KF__RECORD_OWN),
    KF__REFUSES(norm_out, TZnbT),
    KF__RECORDS(norm_ScalarOpt_dim_dtype, TZnbe, T, norm_ScalarOpt_dim_dtype, .edges = 1,
        .arguments = 5, .results = 1, .outputs = 1, .before = 27, .after = 4,
        .flags = KF__RECORD_OWN),
    KF__REFUSES(norm_dtype_out, TZnbeT),
    KF__REFUSES(frobenius_norm_out, TnbT),
    KF__RECORDS(logsumexp, Tnb, T, logsumexp, .edges = 1, .arguments = 3, .results = 1,
        .outputs = 1, .before = 13, .after = 2, .flags = KF__RECORD_OWN),
    KF__REFUSES(logsumexp_out, TnbT),
    KF__RECORDS(cumsum, TiI, T, cumsum, .edges = 1, .arguments = 3, .results = 1, .outputs = 1,
        .before = 1),
    KF__RECORDS(cumsum_, TiI, 0, cumsum, .edges = 1, .arguments = 3, .before = 1,
        .flags = KF__RECORD_TRACKS | KF__RECORD_IN_PLACE),
    KF__REFUSES(cumsum_out, TiIT),
    KF__RECORDS(cumprod, TiI, T, cumprod, .edges = 1, .arguments = 3, .results = 1, .outputs = 1,
        .before = 3, .after = 4),
    KF__RECORDS(cumprod_, TiI, 0, cumprod, .edges = 1, .arguments = 3, .before = 3, .after = 4,
        .flags = KF__RECORD_TRACKS | KF__RECORD_IN_PLACE),
    KF__REFUSES(cumprod_out, TiIT),
    KF__RECORDS(logcumsumexp, Ti, T, logcumsumexp, .edges = 1, .arguments = 2, .results = 1,
        .outputs = 1, .before = 5, .after = 2),
    KF__REFUSES(logcumsumexp_out, TiT),
    KF__RECORDS(cummax, Ti, TT, cummax, .edges = 1, .arguments = 2, .results = 2, .outputs = 1,
        .before = 6, .after = 1),
    KF__REFUSES(cummax_out, TiTT),
    KF__RECORDS(cummin, Ti, TT, cummin, .edges = 1, .arguments = 2, .results = 2, .outputs = 1,
        .before = 6, .after = 1),
    KF__REFUSES(cummin_out, TiTT),
    KF__RECORDS(dist, TTs, T, dist, .edges = 3, .arguments = 3, .results = 1, .outputs = 1,
        .before = 7, .after = 8, .flags = KF__RECORD_OWN),
    KF__REFUSES(dist_out, TTsT),
    KF__RECORDS(renorm, Tsis, T, renorm, .edges = 1, .arguments = 4, .results = 1, .outputs = 1,
        .before = 15, .flags = KF__RECORD_OWN),
    KF__RECORDS(renorm_, Tsis, 0, renorm, .edges = 1, .arguments = 4, .before = 15,
        .flags = KF__RECORD_TRACKS | KF__RECORD_IN_PLACE),
    KF__REFUSES(renorm_out, TsisT),
    KF__AUTOGRAD_ENTRY(histc, NOTHING, NULL),
    KF__AUTOGRAD_ENTRY(histc_out, NOTHING, NULL),
    KF__RECORDS(bincount, TUi, T, bincount, .edges = 2, .refused = 1, .arguments = 3, .results = 1,
        .outputs = 1, .before = 1, .flags = KF__RECORD_SOME),
    KF__REFUSES(bincount_out, TUiT),
    KF__REFUSES(diff_out, TiiUUT),
    KF__REFUSES(quantile_out, TTIbtT),
    KF__REFUSES(quantile_scalar_out, TfIbtT),
    KF__REFUSES(nanquantile_out, TTIbtT),
    KF__REFUSES(nanquantile_scalar_out, TfIbtT),
    KF__REFUSES(histogram_bin_ct_out, TirUbTT),
    KF__REFUSES(histogram_bins_tensor_out, TTUbTT),
    KF__RECORDS(segment_reduce, TtUUUibZ, T, segment_reduce, .edges = 1, .refused = 28,
        .arguments = 8, .results = 1, .outputs = 1, .before = 63, .after = 64,
        .flags = KF__RECORD_SOME | KF__RECORD_OWN),
    KF__REFUSES(segment_reduce_out, TtUUUibZT),
    KF__REFUSES(special_logsumexp_out, TnbT),
    KF__REFUSES(_logcumsumexp_out, TiT),
    KF__REFUSES(hash_tensor_out, TnbiT),
    KF__AUTOGRAD_LAST,
};
