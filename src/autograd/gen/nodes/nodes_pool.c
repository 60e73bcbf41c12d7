/* Made by tools/opgen/catalogue.py from the files in ops/. Do not edit. */
#include "autograd/formulas/formula_support.h"
#include "autograd/formulas/formula_operators.h"
#include "autograd/records/recording_kernels.h"

KF__FORMULA(max_pool2d_with_indices) {
  if (wants & 1) out[0] = kf_scope_keep(kf__scoped_max_pool2d_with_indices_backward(grads[0],
      v[0].tensor, v[1].ints, v[2].ints, v[3].ints, v[4].ints, v[5].truth, v[6].tensor));
}
KF__FIELDS(max_pool2d_with_indices, KF__KEPT("self", TENSOR, 0, 0, TENSOR, KF__ALWAYS, 0),
    KF__KEPT("kernel_size", INTS, 16, 1, INTS, KF__ALWAYS, 0),
    KF__KEPT("stride", INTS, 72, 2, INTS, KF__ALWAYS, 0),
    KF__KEPT("padding", INTS, 128, 3, INTS, KF__ALWAYS, 0),
    KF__KEPT("dilation", INTS, 184, 4, INTS, KF__ALWAYS, 0),
    KF__KEPT("ceil_mode", BOOL, 240, 5, 1_BYTE, KF__ALWAYS, 0),
    KF__KEPT("result1", TENSOR, 248, 7, RESULT, KF__ALWAYS, 0))
KF__NODE(max_pool2d_with_indices, "MaxPool2DWithIndicesBackward0", fields_max_pool2d_with_indices,
    264, 65, 30, .derivatives = 1, .reads_first = true)

KF__FORMULA(max_pool2d_with_indices_backward) {
  if (wants & 1) out[0] = kf_scope_keep(kf__d_max_pool_double(grads[0], v[0].tensor, 2, v[1].ints,
      v[2].ints, v[3].ints, v[4].ints, v[5].truth));
  if (wants & 2) out[1] = kf_scope_keep(kf__scoped_zeros_like(grads[0], kf_no_int(), kf_no_int(),
      kf_no_device(), kf_no_bool(), kf_no_int()));
}
KF__FIELDS(max_pool2d_with_indices_backward, KF__KEPT("indices", TENSOR, 0, 7, TENSOR, 1, 0),
    KF__KEPT("kernel_size", INTS, 16, 2, INTS, 1, 0), KF__KEPT("stride", INTS, 72, 3, INTS, 1, 0),
    KF__KEPT("padding", INTS, 128, 4, INTS, 1, 0), KF__KEPT("dilation", INTS, 184, 5, INTS, 1, 0),
    KF__KEPT("ceil_mode", BOOL, 240, 6, 1_BYTE, 1, 0))
KF__NODE(max_pool2d_with_indices_backward, "MaxPool2DWithIndicesBackwardBackward0",
    fields_max_pool2d_with_indices_backward, 241, 1, 30, .derivatives = 2, .reads_first = true)

KF__FORMULA(max_pool3d_with_indices) {
  if (wants & 1) out[0] = kf_scope_keep(kf__scoped_max_pool3d_with_indices_backward(grads[0],
      v[0].tensor, v[1].ints, v[2].ints, v[3].ints, v[4].ints, v[5].truth, v[6].tensor));
}
KF__FIELDS(max_pool3d_with_indices, KF__KEPT("self", TENSOR, 0, 0, TENSOR, KF__ALWAYS, 0),
    KF__KEPT("kernel_size", INTS, 16, 1, INTS, KF__ALWAYS, 0),
    KF__KEPT("stride", INTS, 72, 2, INTS, KF__ALWAYS, 0),
    KF__KEPT("padding", INTS, 128, 3, INTS, KF__ALWAYS, 0),
    KF__KEPT("dilation", INTS, 184, 4, INTS, KF__ALWAYS, 0),
    KF__KEPT("ceil_mode", BOOL, 240, 5, 1_BYTE, KF__ALWAYS, 0),
    KF__KEPT("result1", TENSOR, 248, 7, RESULT, KF__ALWAYS, 0))
KF__NODE(max_pool3d_with_indices, "MaxPool3DWithIndicesBackward0", fields_max_pool3d_with_indices,
    264, 65, 30, .derivatives = 1, .reads_first = true)

KF__FORMULA(max_pool3d_with_indices_backward) {
  if (wants & 1) out[0] = kf_scope_keep(kf__d_max_pool_double(grads[0], v[0].tensor, 3, v[1].ints,
      v[2].ints, v[3].ints, v[4].ints, v[5].truth));
  if (wants & 2) out[1] = kf_scope_keep(kf__scoped_zeros_like(grads[0], kf_no_int(), kf_no_int(),
      kf_no_device(), kf_no_bool(), kf_no_int()));
}
KF__FIELDS(max_pool3d_with_indices_backward, KF__KEPT("indices", TENSOR, 0, 7, TENSOR, 1, 0),
    KF__KEPT("kernel_size", INTS, 16, 2, INTS, 1, 0), KF__KEPT("stride", INTS, 72, 3, INTS, 1, 0),
    KF__KEPT("padding", INTS, 128, 4, INTS, 1, 0), KF__KEPT("dilation", INTS, 184, 5, INTS, 1, 0),
    KF__KEPT("ceil_mode", BOOL, 240, 6, 1_BYTE, 1, 0))
KF__NODE(max_pool3d_with_indices_backward, "MaxPool3DWithIndicesBackwardBackward0",
    fields_max_pool3d_with_indices_backward, 241, 1, 30, .derivatives = 2, .reads_first = true)

KF__FORMULA(avg_pool2d) {
  if (wants & 1) out[0] = kf_scope_keep(kf__scoped_avg_pool2d_backward(grads[0], v[0].tensor,
      v[1].ints, v[2].ints, v[3].ints, v[4].truth, v[5].truth, v[6].opt_integer));
}
KF__FIELDS(avg_pool2d, KF__KEPT("self", TENSOR, 0, 0, TENSOR, KF__ALWAYS, 0),
    KF__KEPT("kernel_size", INTS, 16, 1, INTS, KF__ALWAYS, 0),
    KF__KEPT("stride", INTS, 72, 2, INTS, KF__ALWAYS, 0),
    KF__KEPT("padding", INTS, 128, 3, INTS, KF__ALWAYS, 0),
    KF__KEPT("ceil_mode", BOOL, 184, 4, 1_BYTE, KF__ALWAYS, 0),
    KF__KEPT("count_include_pad", BOOL, 185, 5, 1_BYTE, KF__ALWAYS, 0),
    KF__KEPT("divisor_override", OPT_INT, 192, 6, 16_BYTES, KF__ALWAYS, 0))
KF__NODE(avg_pool2d, "AvgPool2DBackward0", fields_avg_pool2d, 208, 1, 14, .derivatives = 1,
    .reads_first = true)

KF__FORMULA(avg_pool2d_backward) {
  if (wants & 1) out[0] = kf_scope_keep(kf__scoped_avg_pool2d(grads[0], v[0].ints, v[1].ints,
      v[2].ints, v[3].truth, v[4].truth, v[5].opt_integer));
  if (wants & 2) out[1] = kf_scope_keep(kf__scoped_zeros_like(grads[0], kf_no_int(), kf_no_int(),
      kf_no_device(), kf_no_bool(), kf_no_int()));
}
KF__FIELDS(avg_pool2d_backward, KF__KEPT("kernel_size", INTS, 0, 2, INTS, 1, 0),
    KF__KEPT("stride", INTS, 56, 3, INTS, 1, 0), KF__KEPT("padding", INTS, 112, 4, INTS, 1, 0),
    KF__KEPT("ceil_mode", BOOL, 168, 5, 1_BYTE, 1, 0),
    KF__KEPT("count_include_pad", BOOL, 169, 6, 1_BYTE, 1, 0),
    KF__KEPT("divisor_override", OPT_INT, 176, 7, 16_BYTES, 1, 0))
KF__NODE(avg_pool2d_backward, "AvgPool2DBackwardBackward0", fields_avg_pool2d_backward, 192, 0, 7,
    .derivatives = 2, .reads_first = true)

KF__FORMULA(avg_pool3d) {
  if (wants & 1) out[0] = kf_scope_keep(kf__scoped_avg_pool3d_backward(grads[0], v[0].tensor,
      v[1].ints, v[2].ints, v[3].ints, v[4].truth, v[5].truth, v[6].opt_integer));
}
KF__FIELDS(avg_pool3d, KF__KEPT("self", TENSOR, 0, 0, TENSOR, KF__ALWAYS, 0),
    KF__KEPT("kernel_size", INTS, 16, 1, INTS, KF__ALWAYS, 0),
    KF__KEPT("stride", INTS, 72, 2, INTS, KF__ALWAYS, 0),
    KF__KEPT("padding", INTS, 128, 3, INTS, KF__ALWAYS, 0),
    KF__KEPT("ceil_mode", BOOL, 184, 4, 1_BYTE, KF__ALWAYS, 0),
    KF__KEPT("count_include_pad", BOOL, 185, 5, 1_BYTE, KF__ALWAYS, 0),
    KF__KEPT("divisor_override", OPT_INT, 192, 6, 16_BYTES, KF__ALWAYS, 0))
KF__NODE(avg_pool3d, "AvgPool3DBackward0", fields_avg_pool3d, 208, 1, 14, .derivatives = 1,
    .reads_first = true)

KF__FORMULA(avg_pool3d_backward) {
  if (wants & 1) out[0] = kf_scope_keep(kf__scoped_avg_pool3d(grads[0], v[0].ints, v[1].ints,
      v[2].ints, v[3].truth, v[4].truth, v[5].opt_integer));
  if (wants & 2) out[1] = kf_scope_keep(kf__scoped_zeros_like(grads[0], kf_no_int(), kf_no_int(),
      kf_no_device(), kf_no_bool(), kf_no_int()));
}
KF__FIELDS(avg_pool3d_backward, KF__KEPT("kernel_size", INTS, 0, 2, INTS, 1, 0),
    KF__KEPT("stride", INTS, 56, 3, INTS, 1, 0), KF__KEPT("padding", INTS, 112, 4, INTS, 1, 0),
    KF__KEPT("ceil_mode", BOOL, 168, 5, 1_BYTE, 1, 0),
    KF__KEPT("count_include_pad", BOOL, 169, 6, 1_BYTE, 1, 0),
    KF__KEPT("divisor_override", OPT_INT, 176, 7, 16_BYTES, 1, 0))
KF__NODE(avg_pool3d_backward, "AvgPool3DBackwardBackward0", fields_avg_pool3d_backward, 192, 0, 7,
    .derivatives = 2, .reads_first = true)

KF__FORMULA(_adaptive_avg_pool2d) {
  if (wants & 1) out[0] = kf_scope_keep(kf__scoped_raw_adaptive_avg_pool2d_backward(grads[0],
      v[0].tensor));
}
KF__FIELDS(_adaptive_avg_pool2d, KF__KEPT("self", TENSOR, 0, 0, TENSOR, KF__ALWAYS, 0))
KF__NODE(_adaptive_avg_pool2d, "AdaptiveAvgPool2DBackward0", fields__adaptive_avg_pool2d, 16, 1, 0,
    .derivatives = 1, .reads_first = true)

KF__FORMULA(_adaptive_avg_pool2d_backward) {
  if (wants & 1) out[0] = kf_scope_keep(kf__scoped_raw_adaptive_avg_pool2d(grads[0],
      KF_INTS(kf__size_at(v[0].ints, (-2)), kf__size_at(v[0].ints, (-1)))));
  if (wants & 2) out[1] = kf_scope_keep(kf__scoped_zeros_like(grads[0], kf_no_int(), kf_no_int(),
      kf_no_device(), kf_no_bool(), kf_no_int()));
}
KF__FIELDS(_adaptive_avg_pool2d_backward,
    KF__KEPT("grad_output_sym_sizes", INTS, 0, 0, SIZES, 1, 0))
KF__NODE(_adaptive_avg_pool2d_backward, "AdaptiveAvgPool2DBackwardBackward0",
    fields__adaptive_avg_pool2d_backward, 56, 0, 1, .derivatives = 2, .reads_first = true)

KF__FORMULA(_adaptive_avg_pool3d) {
  if (wants & 1) out[0] = kf_scope_keep(kf__scoped_raw_adaptive_avg_pool3d_backward(grads[0],
      v[0].tensor));
}
KF__FIELDS(_adaptive_avg_pool3d, KF__KEPT("self", TENSOR, 0, 0, TENSOR, KF__ALWAYS, 0))
KF__NODE(_adaptive_avg_pool3d, "AdaptiveAvgPool3DBackward0", fields__adaptive_avg_pool3d, 16, 1, 0,
    .derivatives = 1, .reads_first = true)

KF__FORMULA(_adaptive_avg_pool3d_backward) {
  if (wants & 1) out[0] = kf_scope_keep(kf__scoped_raw_adaptive_avg_pool3d(grads[0],
      KF_INTS(kf__size_at(v[0].ints, (-3)), kf__size_at(v[0].ints, (-2)), kf__size_at(v[0].ints,
      (-1)))));
  if (wants & 2) out[1] = kf_scope_keep(kf__scoped_zeros_like(grads[0], kf_no_int(), kf_no_int(),
      kf_no_device(), kf_no_bool(), kf_no_int()));
}
KF__FIELDS(_adaptive_avg_pool3d_backward,
    KF__KEPT("grad_output_sym_sizes", INTS, 0, 0, SIZES, 1, 0))
KF__NODE(_adaptive_avg_pool3d_backward, "AdaptiveAvgPool3DBackwardBackward0",
    fields__adaptive_avg_pool3d_backward, 56, 0, 1, .derivatives = 2, .reads_first = true)

KF__FORMULA(adaptive_max_pool2d) {
  if (wants & 1) out[0] = kf_scope_keep(kf__scoped_adaptive_max_pool2d_backward(grads[0],
      v[0].tensor, v[1].tensor));
}
KF__FIELDS(adaptive_max_pool2d, KF__KEPT("self", TENSOR, 0, 0, TENSOR, KF__ALWAYS, 0),
    KF__KEPT("result1", TENSOR, 16, 3, RESULT, KF__ALWAYS, 0))
KF__NODE(adaptive_max_pool2d, "AdaptiveMaxPool2DBackward0", fields_adaptive_max_pool2d, 32, 3, 0,
    .derivatives = 1, .reads_first = true)

KF__FORMULA(adaptive_max_pool2d_backward) {
  if (wants & 1) out[0] = kf_scope_keep(kf__d_adaptive_max_pool_double(grads[0], v[0].tensor, 2));
  if (wants & 2) out[1] = kf_scope_keep(kf__scoped_zeros_like(grads[0], kf_no_int(), kf_no_int(),
      kf_no_device(), kf_no_bool(), kf_no_int()));
}
KF__FIELDS(adaptive_max_pool2d_backward, KF__KEPT("indices", TENSOR, 0, 2, TENSOR, 1, 0))
KF__NODE(adaptive_max_pool2d_backward, "AdaptiveMaxPool2DBackwardBackward0",
    fields_adaptive_max_pool2d_backward, 16, 1, 0, .derivatives = 2, .reads_first = true)

KF__FORMULA(adaptive_max_pool3d) {
  if (wants & 1) out[0] = kf_scope_keep(kf__scoped_adaptive_max_pool3d_backward(grads[0],
      v[0].tensor, v[1].tensor));
}
KF__FIELDS(adaptive_max_pool3d, KF__KEPT("self", TENSOR, 0, 0, TENSOR, KF__ALWAYS, 0),
    KF__KEPT("result1", TENSOR, 16, 3, RESULT, KF__ALWAYS, 0))
KF__NODE(adaptive_max_pool3d, "AdaptiveMaxPool3DBackward0", fields_adaptive_max_pool3d, 32, 3, 0,
    .derivatives = 1, .reads_first = true)

KF__FORMULA(adaptive_max_pool3d_backward) {
  if (wants & 1) out[0] = kf_scope_keep(kf__d_adaptive_max_pool_double(grads[0], v[0].tensor, 3));
  if (wants & 2) out[1] = kf_scope_keep(kf__scoped_zeros_like(grads[0], kf_no_int(), kf_no_int(),
      kf_no_device(), kf_no_bool(), kf_no_int()));
}
KF__FIELDS(adaptive_max_pool3d_backward, KF__KEPT("indices", TENSOR, 0, 2, TENSOR, 1, 0))
KF__NODE(adaptive_max_pool3d_backward, "AdaptiveMaxPool3DBackwardBackward0",
    fields_adaptive_max_pool3d_backward, 16, 1, 0, .derivatives = 2, .reads_first = true)

const kf__autograd_entry_t kf__autograd_pool[] = {
    KF__RECORDS(max_pool2d_with_indices, Tnnnnb, TT, max_pool2d_with_indices, .edges = 1,
        .arguments = 6, .results = 2, .outputs = 1, .before = 63, .after = 64),
    KF__REFUSES(max_pool2d_with_indices_out, TnnnnbTT),
    KF__RECORDS(max_pool2d_with_indices_backward, TTnnnnbT, T, max_pool2d_with_indices_backward,
        .edges = 3, .refused = 128, .arguments = 8, .results = 1, .outputs = 1, .before = 63,
        .flags = KF__RECORD_SOME),
    KF__REFUSES(max_pool2d_with_indices_backward_grad_input, TTnnnnbTT),
    KF__RECORDS(max_pool3d_with_indices, Tnnnnb, TT, max_pool3d_with_indices, .edges = 1,
        .arguments = 6, .results = 2, .outputs = 1, .before = 63, .after = 64),
    KF__REFUSES(max_pool3d_with_indices_out, TnnnnbTT),
    KF__RECORDS(max_pool3d_with_indices_backward, TTnnnnbT, T, max_pool3d_with_indices_backward,
        .edges = 3, .refused = 128, .arguments = 8, .results = 1, .outputs = 1, .before = 63,
        .flags = KF__RECORD_SOME),
    KF__REFUSES(max_pool3d_with_indices_backward_grad_input, TTnnnnbTT),
    KF__REFUSES(avg_pool1d_out, TnnnbbT),
    KF__RECORDS(avg_pool2d, TnnnbbI, T, avg_pool2d, .edges = 1, .arguments = 7, .results = 1,
        .outputs = 1, .before = 127),
    KF__REFUSES(avg_pool2d_out, TnnnbbIT),
    KF__RECORDS(avg_pool2d_backward, TTnnnbbI, T, avg_pool2d_backward, .edges = 3, .arguments = 8,
        .results = 1, .outputs = 1, .before = 63),
    KF__REFUSES(avg_pool2d_backward_grad_input, TTnnnbbIT),
    KF__RECORDS(avg_pool3d, TnnnbbI, T, avg_pool3d, .edges = 1, .arguments = 7, .results = 1,
        .outputs = 1, .before = 127),
    KF__REFUSES(avg_pool3d_out, TnnnbbIT),
    KF__RECORDS(avg_pool3d_backward, TTnnnbbI, T, avg_pool3d_backward, .edges = 3, .arguments = 8,
        .results = 1, .outputs = 1, .before = 63),
    KF__REFUSES(avg_pool3d_backward_grad_input, TTnnnbbIT),
    KF__REFUSES(adaptive_avg_pool1d_out, TnT),
    KF__REFUSES(adaptive_avg_pool2d_out, TnT),
    KF__RECORDS(_adaptive_avg_pool2d, Tn, T, _adaptive_avg_pool2d, .edges = 1, .arguments = 2,
        .results = 1, .outputs = 1, .before = 1),
    KF__REFUSES(_adaptive_avg_pool2d_out, TnT),
    KF__RECORDS(_adaptive_avg_pool2d_backward, TT, T, _adaptive_avg_pool2d_backward, .edges = 3,
        .arguments = 2, .results = 1, .outputs = 1, .before = 1),
    KF__REFUSES(_adaptive_avg_pool2d_backward_out, TTT),
    KF__REFUSES(adaptive_avg_pool3d_out, TnT),
    KF__RECORDS(_adaptive_avg_pool3d, Tn, T, _adaptive_avg_pool3d, .edges = 1, .arguments = 2,
        .results = 1, .outputs = 1, .before = 1),
    KF__REFUSES(_adaptive_avg_pool3d_out, TnT),
    KF__RECORDS(_adaptive_avg_pool3d_backward, TT, T, _adaptive_avg_pool3d_backward, .edges = 3,
        .arguments = 2, .results = 1, .outputs = 1, .before = 1),
    KF__REFUSES(_adaptive_avg_pool3d_backward_out, TTT),
    KF__RECORDS(adaptive_max_pool2d, Tn, TT, adaptive_max_pool2d, .edges = 1, .arguments = 2,
        .results = 2, .outputs = 1, .before = 1, .after = 2),
    KF__REFUSES(adaptive_max_pool2d_out, TnTT),
    KF__RECORDS(adaptive_max_pool2d_backward, TTT, T, adaptive_max_pool2d_backward, .edges = 3,
        .refused = 4, .arguments = 3, .results = 1, .outputs = 1, .before = 1,
        .flags = KF__RECORD_SOME),
    KF__REFUSES(adaptive_max_pool2d_backward_grad_input, TTTT),
    KF__RECORDS(adaptive_max_pool3d, Tn, TT, adaptive_max_pool3d, .edges = 1, .arguments = 2,
        .results = 2, .outputs = 1, .before = 1, .after = 2),
    KF__REFUSES(adaptive_max_pool3d_out, TnTT),
    KF__RECORDS(adaptive_max_pool3d_backward, TTT, T, adaptive_max_pool3d_backward, .edges = 3,
        .refused = 4, .arguments = 3, .results = 1, .outputs = 1, .before = 1,
        .flags = KF__RECORD_SOME),
    KF__REFUSES(adaptive_max_pool3d_backward_grad_input, TTTT),
    KF__REFUSES(max_unpool2d_out, TTnT),
    KF__REFUSES(max_unpool3d_out, TTnnnT),
    KF__REFUSES(fractional_max_pool2d_output, TnnTTT),
    KF__REFUSES(fractional_max_pool3d_output, TnnTTT),
    KF__AUTOGRAD_LAST,
};
