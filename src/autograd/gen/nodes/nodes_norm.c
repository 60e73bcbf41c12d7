/* Made by tools/opgen/catalogue.py from the files in ops/. Do not edit. */
#include "autograd/formulas/formula_support.h"
#include "autograd/formulas/formula_operators.h"
#include "autograd/records/recording_kernels.h"

KF__FORMULA(_softmax) {
  if (wants & 1) out[0] = kf_scope_keep(kf__scoped_raw_softmax_backward_data(grads[0], v[0].tensor,
      v[1].integer, v[2].dtype));
}
KF__FIELDS(_softmax, KF__KEPT("result", TENSOR, 0, 3, OUTPUT, KF__ALWAYS, 0),
    KF__KEPT("dim", INT, 16, 1, 8_BYTES, KF__ALWAYS, 0),
    KF__KEPT("self_scalar_type", DTYPE, 24, 0, DTYPE, KF__ALWAYS, 0))
KF__NODE(_softmax, "SoftmaxBackward0", fields__softmax, 28, 1, 0, .derivatives = 1,
    .reads_first = true)

KF__FORMULA(_log_softmax) {
  if (wants & 1) out[0] = kf_scope_keep(kf__scoped_raw_log_softmax_backward_data(grads[0],
      v[0].tensor, v[1].integer, v[2].dtype));
}
KF__FIELDS(_log_softmax, KF__KEPT("result", TENSOR, 0, 3, OUTPUT, KF__ALWAYS, 0),
    KF__KEPT("dim", INT, 16, 1, 8_BYTES, KF__ALWAYS, 0),
    KF__KEPT("self_scalar_type", DTYPE, 24, 0, DTYPE, KF__ALWAYS, 0))
KF__NODE(_log_softmax, "LogSoftmaxBackward0", fields__log_softmax, 28, 1, 0, .derivatives = 1,
    .reads_first = true)

KF__FORMULA(_softmax_backward_data) {
  if (wants & 1) out[0] = kf_scope_keep(kf__scoped_raw_softmax_backward_data(grads[0], v[0].tensor,
      v[1].integer, kf_tensor_dtype(grads[0])));
  if (wants & 2) out[1] = kf_scope_keep(kf__d_softmax_double_output(grads[0], v[2].tensor,
      v[0].tensor, v[1].integer));
}
KF__FIELDS(_softmax_backward_data, KF__KEPT("output", TENSOR, 0, 1, TENSOR, KF__ALWAYS, 0),
    KF__KEPT("dim", INT, 16, 2, 8_BYTES, KF__ALWAYS, 0),
    KF__KEPT("grad_output", TENSOR, 24, 0, TENSOR, 2, 0))
KF__NODE(_softmax_backward_data, "SoftmaxBackwardDataBackward0", fields__softmax_backward_data, 40,
    5, 0, .derivatives = 2, .reads_first = true)

KF__FORMULA(_log_softmax_backward_data) {
  if (wants & 1) out[0] = kf_scope_keep(kf__d_log_softmax_double_grad(grads[0], v[0].tensor,
      v[1].integer));
  if (wants & 2) out[1] = kf_scope_keep(kf__d_log_softmax_double_output(grads[0], v[2].tensor,
      v[0].tensor, v[1].integer));
}
KF__FIELDS(_log_softmax_backward_data, KF__KEPT("output", TENSOR, 0, 1, TENSOR, KF__ALWAYS, 0),
    KF__KEPT("dim", INT, 16, 2, 8_BYTES, KF__ALWAYS, 0),
    KF__KEPT("grad_output", TENSOR, 24, 0, TENSOR, 2, 0))
KF__NODE(_log_softmax_backward_data, "LogSoftmaxBackwardDataBackward0",
    fields__log_softmax_backward_data, 40, 5, 0, .derivatives = 2, .reads_first = true)

KF__FORMULA(_safe_softmax) {
  if (wants & 1) out[0] = kf_scope_keep(kf__scoped_raw_softmax_backward_data(grads[0], v[0].tensor,
      v[1].integer, v[2].dtype));
}
KF__FIELDS(_safe_softmax, KF__KEPT("result", TENSOR, 0, 3, OUTPUT, KF__ALWAYS, 0),
    KF__KEPT("dim", INT, 16, 1, 8_BYTES, KF__ALWAYS, 0),
    KF__KEPT("self_scalar_type", DTYPE, 24, 0, DTYPE, KF__ALWAYS, 0))
KF__NODE(_safe_softmax, "SafeSoftmaxBackward0", fields__safe_softmax, 28, 1, 0, .derivatives = 1,
    .reads_first = true)

KF__FORMULA(native_layer_norm) {
  if (wants & 7) KF__TOGETHER(3, (0, 1, 2), kf__d_layer_norm_grad(grads[0], v[0].tensor, v[1].ints,
      v[2].tensor, v[3].tensor, v[4].tensor, v[5].tensor, v[6].real, wanted, made));
}
KF__FIELDS(native_layer_norm, KF__KEPT("input", TENSOR, 0, 0, TENSOR, KF__ALWAYS, 0),
    KF__KEPT("normalized_shape", INTS, 16, 1, INTS, KF__ALWAYS, 0),
    KF__KEPT("result1", TENSOR, 72, 6, RESULT, KF__ALWAYS, 0),
    KF__KEPT("result2", TENSOR, 88, 7, RESULT, KF__ALWAYS, 0),
    KF__KEPT("weight", TENSOR, 104, 2, TENSOR, KF__ALWAYS, 0),
    KF__KEPT("bias", TENSOR, 120, 3, TENSOR, KF__ALWAYS, 0),
    KF__KEPT("eps", FLOAT, 136, 4, 8_BYTES, KF__ALWAYS, 0))
KF__NODE(native_layer_norm, "NativeLayerNormBackward0", fields_native_layer_norm, 144, 61, 2,
    .derivatives = 3, .reads_first = true)

KF__FORMULA(native_layer_norm_backward) {
  if (wants & 15) KF__TOGETHER(4, (0, 1, 2, 3), kf__d_layer_norm_double(grads[0], grads[1],
      grads[2], v[0].tensor, v[1].tensor, v[2].ints, v[3].tensor, v[4].tensor, v[5].tensor, wanted,
      made));
}
KF__FIELDS(native_layer_norm_backward, KF__KEPT("grad_out", TENSOR, 0, 0, TENSOR, KF__ALWAYS, 0),
    KF__KEPT("input", TENSOR, 16, 1, TENSOR, KF__ALWAYS, 0),
    KF__KEPT("normalized_shape", INTS, 32, 2, INTS, KF__ALWAYS, 0),
    KF__KEPT("mean", TENSOR, 88, 3, TENSOR, KF__ALWAYS, 0),
    KF__KEPT("rstd", TENSOR, 104, 4, TENSOR, KF__ALWAYS, 0),
    KF__KEPT("weight", TENSOR, 120, 5, TENSOR, KF__ALWAYS, 0))
KF__NODE(native_layer_norm_backward, "NativeLayerNormBackwardBackward0",
    fields_native_layer_norm_backward, 136, 59, 4, .derivatives = 4)

KF__FORMULA(_fused_rms_norm) {
  if (wants & 3) KF__TOGETHER(2, (0, 1), kf__d_rms_norm_grad(grads[0], v[0].tensor, v[1].ints,
      v[2].tensor, v[3].tensor, v[4].opt_real, wanted, made));
}
KF__FIELDS(_fused_rms_norm, KF__KEPT("input", TENSOR, 0, 0, TENSOR, KF__ALWAYS, 0),
    KF__KEPT("normalized_shape", INTS, 16, 1, INTS, KF__ALWAYS, 0),
    KF__KEPT("result1", TENSOR, 72, 5, RESULT, KF__ALWAYS, 0),
    KF__KEPT("weight", TENSOR, 88, 2, TENSOR, KF__ALWAYS, 0),
    KF__KEPT("eps", OPT_FLOAT, 104, 3, 16_BYTES, KF__ALWAYS, 0))
KF__NODE(_fused_rms_norm, "FusedRmsNormBackward0", fields__fused_rms_norm, 120, 13, 2,
    .derivatives = 2, .reads_first = true)

KF__FORMULA(native_group_norm) {
  if (wants & 7) KF__TOGETHER(3, (0, 1, 2), kf__d_group_norm_grad(grads[0], grads[1], grads[2],
      v[0].tensor, v[1].tensor, v[2].tensor, v[3].tensor, v[4].integer, v[5].integer, v[6].integer,
      v[7].integer, v[8].real, wanted, made));
}
KF__FIELDS(native_group_norm, KF__KEPT("input", TENSOR, 0, 0, TENSOR, KF__ALWAYS, 0),
    KF__KEPT("result1", TENSOR, 16, 9, OUTPUT, KF__ALWAYS, 1),
    KF__KEPT("result2", TENSOR, 32, 10, OUTPUT, KF__ALWAYS, 2),
    KF__KEPT("weight", TENSOR, 48, 1, TENSOR, KF__ALWAYS, 0),
    KF__KEPT("N", INT, 64, 3, 8_BYTES, KF__ALWAYS, 0),
    KF__KEPT("C", INT, 72, 4, 8_BYTES, KF__ALWAYS, 0),
    KF__KEPT("HxW", INT, 80, 5, 8_BYTES, KF__ALWAYS, 0),
    KF__KEPT("group", INT, 88, 6, 8_BYTES, KF__ALWAYS, 0),
    KF__KEPT("eps", FLOAT, 96, 7, 8_BYTES, KF__ALWAYS, 0))
KF__NODE(native_group_norm, "NativeGroupNormBackward0", fields_native_group_norm, 104, 15, 0,
    .derivatives = 3)

KF__FORMULA(native_batch_norm) {
  if (wants & 7) KF__TOGETHER(3, (0, 1, 2), kf__d_batch_norm_grad(grads[0], v[0].tensor,
      v[1].tensor, v[2].tensor, v[3].tensor, v[4].tensor, v[5].tensor, v[6].truth, v[7].real,
      wanted, made));
}
KF__FIELDS(native_batch_norm, KF__KEPT("input", TENSOR, 0, 0, TENSOR, KF__ALWAYS, 0),
    KF__KEPT("weight", TENSOR, 16, 1, TENSOR, KF__ALWAYS, 0),
    KF__KEPT("running_mean", TENSOR, 32, 3, UNLESS, KF__ALWAYS, 5),
    KF__KEPT("running_var", TENSOR, 48, 4, UNLESS, KF__ALWAYS, 5),
    KF__KEPT("result1", TENSOR, 64, 9, RESULT, KF__ALWAYS, 0),
    KF__KEPT("result2", TENSOR, 80, 10, RESULT, KF__ALWAYS, 0),
    KF__KEPT("training", BOOL, 96, 5, 1_BYTE, KF__ALWAYS, 0),
    KF__KEPT("eps", FLOAT, 104, 7, 8_BYTES, KF__ALWAYS, 0))
KF__NODE(native_batch_norm, "NativeBatchNormBackward0", fields_native_batch_norm, 112, 63, 0,
    .derivatives = 3, .reads_first = true)

KF__FORMULA(_native_batch_norm_legit) {
  if (wants & 7) KF__TOGETHER(3, (0, 1, 2), kf__d_batch_norm_grad(grads[0], v[0].tensor,
      v[1].tensor, v[2].tensor, v[3].tensor, v[4].tensor, v[5].tensor, v[6].truth, v[7].real,
      wanted, made));
}
KF__FIELDS(_native_batch_norm_legit, KF__KEPT("input", TENSOR, 0, 0, TENSOR, KF__ALWAYS, 0),
    KF__KEPT("weight", TENSOR, 16, 1, TENSOR, KF__ALWAYS, 0),
    KF__KEPT("running_mean", TENSOR, 32, 3, UNLESS, KF__ALWAYS, 5),
    KF__KEPT("running_var", TENSOR, 48, 4, UNLESS, KF__ALWAYS, 5),
    KF__KEPT("result1", TENSOR, 64, 9, RESULT, KF__ALWAYS, 0),
    KF__KEPT("result2", TENSOR, 80, 10, RESULT, KF__ALWAYS, 0),
    KF__KEPT("training", BOOL, 96, 5, 1_BYTE, KF__ALWAYS, 0),
    KF__KEPT("eps", FLOAT, 104, 7, 8_BYTES, KF__ALWAYS, 0))
KF__NODE(_native_batch_norm_legit, "NativeBatchNormLegitBackward0", fields__native_batch_norm_legit,
    112, 63, 0, .derivatives = 3, .reads_first = true)

KF__FORMULA(_native_batch_norm_legit_no_stats) {
  if (wants & 7) KF__TOGETHER(3, (0, 1, 2), kf__d_batch_norm_grad(grads[0], v[0].tensor,
      v[1].tensor, NULL, NULL, v[2].tensor, v[3].tensor, v[4].truth, v[5].real, wanted, made));
}
KF__FIELDS(_native_batch_norm_legit_no_stats,
    KF__KEPT("input", TENSOR, 0, 0, TENSOR, KF__ALWAYS, 0),
    KF__KEPT("weight", TENSOR, 16, 1, TENSOR, KF__ALWAYS, 0),
    KF__KEPT("result1", TENSOR, 32, 7, RESULT, KF__ALWAYS, 0),
    KF__KEPT("result2", TENSOR, 48, 8, RESULT, KF__ALWAYS, 0),
    KF__KEPT("training", BOOL, 64, 3, 1_BYTE, KF__ALWAYS, 0),
    KF__KEPT("eps", FLOAT, 72, 5, 8_BYTES, KF__ALWAYS, 0))
KF__NODE(_native_batch_norm_legit_no_stats, "NativeBatchNormLegitBackward1",
    fields__native_batch_norm_legit_no_stats, 80, 15, 0, .derivatives = 3, .reads_first = true)

KF__FORMULA(native_batch_norm_backward) {
  if (wants & 7) KF__TOGETHER(3, (0, 1, 2), kf__d_batch_norm_double(grads[0], grads[1], grads[2],
      v[0].tensor, v[1].tensor, v[2].tensor, v[3].tensor, v[4].tensor, v[5].tensor, v[6].tensor,
      v[7].truth, v[8].real, wanted, made));
}
KF__FIELDS(native_batch_norm_backward, KF__KEPT("grad_out", TENSOR, 0, 0, TENSOR, KF__ALWAYS, 0),
    KF__KEPT("input", TENSOR, 16, 1, TENSOR, KF__ALWAYS, 0),
    KF__KEPT("weight", TENSOR, 32, 2, TENSOR, KF__ALWAYS, 0),
    KF__KEPT("running_mean", TENSOR, 48, 3, TENSOR, KF__ALWAYS, 0),
    KF__KEPT("running_var", TENSOR, 64, 4, TENSOR, KF__ALWAYS, 0),
    KF__KEPT("save_mean", TENSOR, 80, 5, TENSOR, KF__ALWAYS, 0),
    KF__KEPT("save_invstd", TENSOR, 96, 6, TENSOR, KF__ALWAYS, 0),
    KF__KEPT("train", BOOL, 112, 7, 1_BYTE, KF__ALWAYS, 0),
    KF__KEPT("eps", FLOAT, 120, 8, 8_BYTES, KF__ALWAYS, 0))
KF__NODE(native_batch_norm_backward, "NativeBatchNormBackwardBackward0",
    fields_native_batch_norm_backward, 128, 127, 0, .derivatives = 3)

const kf__autograd_entry_t kf__autograd_norm[] = {
    KF__RECORDS(_softmax, Tib, T, _softmax, .edges = 1, .arguments = 3, .results = 1, .outputs = 1,
        .before = 6, .after = 1),
    KF__REFUSES(_softmax_out, TibT),
    KF__RECORDS(_log_softmax, Tib, T, _log_softmax, .edges = 1, .arguments = 3, .results = 1,
        .outputs = 1, .before = 6, .after = 1),
    KF__REFUSES(_log_softmax_out, TibT),
    KF__RECORDS(_softmax_backward_data, TTie, T, _softmax_backward_data, .edges = 3, .arguments = 4,
        .results = 1, .outputs = 1, .before = 7),
    KF__REFUSES(_softmax_backward_data_out, TTieT),
    KF__RECORDS(_log_softmax_backward_data, TTie, T, _log_softmax_backward_data, .edges = 3,
        .arguments = 4, .results = 1, .outputs = 1, .before = 7),
    KF__REFUSES(_log_softmax_backward_data_out, TTieT),
    KF__REFUSES(softmax_int_out, TiIT),
    KF__RECORDS(_safe_softmax, TiI, T, _safe_softmax, .edges = 1, .arguments = 3, .results = 1,
        .outputs = 1, .before = 6, .after = 1, .flags = KF__RECORD_OWN),
    KF__REFUSES(log_softmax_int_out, TiIT),
    KF__RECORDS(native_layer_norm, TnUUf, TTT, native_layer_norm, .edges = 13, .arguments = 5,
        .results = 3, .outputs = 1, .before = 115, .after = 12),
    KF__REFUSES(native_layer_norm_out, TnUUfTTT),
    KF__RECORDS(native_layer_norm_backward, TTnTTUUq, TTT, native_layer_norm_backward, .edges = 99,
        .refused = 24, .arguments = 8, .results = 3, .outputs = 7, .before = 63,
        .flags = KF__RECORD_SOME | KF__RECORD_SEVERAL),
    KF__REFUSES(native_layer_norm_backward_out, TTnTTUUqTTT),
    KF__RECORDS(_fused_rms_norm, TnUF, TT, _fused_rms_norm, .edges = 5, .arguments = 4,
        .results = 2, .outputs = 1, .before = 27, .after = 4),
    KF__RECORDS(native_group_norm, TUUiiiif, TTT, native_group_norm, .edges = 7, .arguments = 8,
        .results = 3, .outputs = 7, .before = 505, .after = 6, .flags = KF__RECORD_SEVERAL),
    KF__REFUSES(native_group_norm_out, TUUiiiifTTT),
    KF__AUTOGRAD_ENTRY(native_group_norm_backward, MISSING, NULL),
    KF__REFUSES(native_group_norm_backward_out, TTTTUiiiiqTTT),
    KF__RECORDS(native_batch_norm, TUUUUbff, TTT, native_batch_norm, .edges = 7, .refused = 24,
        .arguments = 8, .results = 3, .outputs = 1, .before = 207, .after = 48,
        .flags = KF__RECORD_SOME),
    KF__REFUSES(native_batch_norm_out, TUUUUbffTTT),
    KF__RECORDS(_native_batch_norm_legit, TUUTTbff, TTT, _native_batch_norm_legit, .edges = 7,
        .refused = 24, .arguments = 8, .results = 3, .outputs = 1, .before = 195, .after = 60,
        .flags = KF__RECORD_TRACKS | KF__RECORD_SOME),
    KF__REFUSES(_native_batch_norm_legit_out, TUUTTbffTTT),
    KF__RECORDS(_native_batch_norm_legit_no_stats, TUUbff, TTT, _native_batch_norm_legit_no_stats,
        .edges = 7, .arguments = 6, .results = 3, .outputs = 1, .before = 51, .after = 12),
    KF__REFUSES(_native_batch_norm_legit_no_stats_out, TUUbffTTT),
    KF__AUTOGRAD_ENTRY(_native_batch_norm_legit_no_training, NOTHING, NULL),
    KF__REFUSES(_native_batch_norm_legit_no_training_out, TUUTTffTTT),
    KF__RECORDS(native_batch_norm_backward, TTUUUUUbfq, TTT, native_batch_norm_backward, .edges = 7,
        .refused = 120, .arguments = 10, .results = 3, .outputs = 7, .before = 511,
        .flags = KF__RECORD_SOME | KF__RECORD_SEVERAL),
    KF__REFUSES(native_batch_norm_backward_out, TTUUUUUbfqTTT),
    KF__AUTOGRAD_LAST,
};
