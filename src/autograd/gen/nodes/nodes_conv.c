/* Made by tools/opgen/catalogue.py from the files in ops/. Do not edit. */
#include "autograd/formulas/formula_support.h"
#include "autograd/formulas/formula_operators.h"
#include "autograd/records/recording_kernels.h"

KF__FORMULA(convolution) {
  if (wants & 7) KF__TOGETHER(3, (0, 1, 2), kf_convolution_backward(grads[0],
      kf__d_conj(v[0].tensor), kf__d_conj(v[1].tensor), v[2].ints, v[3].ints, v[4].ints, v[5].ints,
      v[6].truth, v[7].ints, v[8].integer, ((kf_bool_span_t){wanted, 3}), &made[0], &made[1],
      &made[2]));
}
KF__FIELDS(convolution, KF__KEPT("input", TENSOR, 0, 0, TENSOR, KF__ALWAYS, 0),
    KF__KEPT("weight", TENSOR, 16, 1, TENSOR, KF__ALWAYS, 0),
    KF__KEPT("bias_sym_sizes", INTS, 32, 2, SIZES, KF__ALWAYS, 0),
    KF__KEPT("stride", INTS, 88, 3, INTS, KF__ALWAYS, 0),
    KF__KEPT("padding", INTS, 144, 4, INTS, KF__ALWAYS, 0),
    KF__KEPT("dilation", INTS, 200, 5, INTS, KF__ALWAYS, 0),
    KF__KEPT("transposed", BOOL, 256, 6, 1_BYTE, KF__ALWAYS, 0),
    KF__KEPT("output_padding", INTS, 264, 7, INTS, KF__ALWAYS, 0),
    KF__KEPT("groups", INT, 320, 8, 8_BYTES, KF__ALWAYS, 0))
KF__NODE(convolution, "ConvolutionBackward0", fields_convolution, 328, 3, 188, .derivatives = 3,
    .reads_first = true)

KF__FORMULA(convolution_backward) {
  if (wants & 7) KF__TOGETHER(3, (0, 1, 2), kf__d_convolution_double(grads[0], grads[1], grads[2],
      v[0].tensor, v[1].tensor, v[2].tensor, v[3].ints, v[4].ints, v[5].ints, v[6].truth, v[7].ints,
      v[8].integer, wanted, made));
}
KF__FIELDS(convolution_backward, KF__KEPT("grad_output", TENSOR, 0, 0, TENSOR, KF__ALWAYS, 0),
    KF__KEPT("input", TENSOR, 16, 1, TENSOR, KF__ALWAYS, 0),
    KF__KEPT("weight", TENSOR, 32, 2, TENSOR, KF__ALWAYS, 0),
    KF__KEPT("stride", INTS, 48, 4, INTS, KF__ALWAYS, 0),
    KF__KEPT("padding", INTS, 104, 5, INTS, KF__ALWAYS, 0),
    KF__KEPT("dilation", INTS, 160, 6, INTS, KF__ALWAYS, 0),
    KF__KEPT("transposed", BOOL, 216, 7, 1_BYTE, KF__ALWAYS, 0),
    KF__KEPT("output_padding", INTS, 224, 8, INTS, KF__ALWAYS, 0),
    KF__KEPT("groups", INT, 280, 9, 8_BYTES, KF__ALWAYS, 0))
KF__NODE(convolution_backward, "ConvolutionBackwardBackward0", fields_convolution_backward, 288, 7,
    184, .derivatives = 3)

KF__FORMULA(_convolution) {
  if (wants & 7) KF__TOGETHER(3, (0, 1, 2), kf_convolution_backward(grads[0],
      kf__d_conj(v[0].tensor), kf__d_conj(v[1].tensor), v[2].ints, v[3].ints, v[4].ints, v[5].ints,
      v[6].truth, v[7].ints, v[8].integer, ((kf_bool_span_t){wanted, 3}), &made[0], &made[1],
      &made[2]));
}
KF__FIELDS(_convolution, KF__KEPT("input", TENSOR, 0, 0, TENSOR, KF__ALWAYS, 0),
    KF__KEPT("weight", TENSOR, 16, 1, TENSOR, KF__ALWAYS, 0),
    KF__KEPT("bias_sym_sizes", INTS, 32, 2, SIZES, KF__ALWAYS, 0),
    KF__KEPT("stride", INTS, 88, 3, INTS, KF__ALWAYS, 0),
    KF__KEPT("padding", INTS, 144, 4, INTS, KF__ALWAYS, 0),
    KF__KEPT("dilation", INTS, 200, 5, INTS, KF__ALWAYS, 0),
    KF__KEPT("transposed", BOOL, 256, 6, 1_BYTE, KF__ALWAYS, 0),
    KF__KEPT("output_padding", INTS, 264, 7, INTS, KF__ALWAYS, 0),
    KF__KEPT("groups", INT, 320, 8, 8_BYTES, KF__ALWAYS, 0))
KF__NODE(_convolution, "ConvolutionBackward1", fields__convolution, 328, 3, 188, .derivatives = 3,
    .reads_first = true)

KF__FORMULA(im2col) {
  if (wants & 1) out[0] = kf_scope_keep(kf__scoped_col2im(grads[0], KF_INTS(kf__size_at(v[0].ints,
      (-2)), kf__size_at(v[0].ints, (-1))), v[1].ints, v[2].ints, v[3].ints, v[4].ints));
}
KF__FIELDS(im2col, KF__KEPT("self_sym_sizes", INTS, 0, 0, SIZES, KF__ALWAYS, 0),
    KF__KEPT("kernel_size", INTS, 56, 1, INTS, KF__ALWAYS, 0),
    KF__KEPT("dilation", INTS, 112, 2, INTS, KF__ALWAYS, 0),
    KF__KEPT("padding", INTS, 168, 3, INTS, KF__ALWAYS, 0),
    KF__KEPT("stride", INTS, 224, 4, INTS, KF__ALWAYS, 0))
KF__NODE(im2col, "Im2ColBackward0", fields_im2col, 280, 0, 31, .derivatives = 1,
    .reads_first = true)

KF__FORMULA(col2im) {
  if (wants & 1) out[0] = kf_scope_keep(kf__scoped_im2col(grads[0], v[0].ints, v[1].ints, v[2].ints,
      v[3].ints));
}
KF__FIELDS(col2im, KF__KEPT("kernel_size", INTS, 0, 2, INTS, KF__ALWAYS, 0),
    KF__KEPT("dilation", INTS, 56, 3, INTS, KF__ALWAYS, 0),
    KF__KEPT("padding", INTS, 112, 4, INTS, KF__ALWAYS, 0),
    KF__KEPT("stride", INTS, 168, 5, INTS, KF__ALWAYS, 0))
KF__NODE(col2im, "Col2ImBackward0", fields_col2im, 224, 0, 15, .derivatives = 1,
    .reads_first = true)

const kf__autograd_entry_t kf__autograd_conv[] = {
    KF__RECORDS(convolution, TTUnnnbni, T, convolution, .edges = 7, .arguments = 9, .results = 1,
        .outputs = 1, .before = 511),
    KF__REFUSES(convolution_out, TTUnnnbniT),
    KF__RECORDS(convolution_backward, TTTnnnnbniq, TTT, convolution_backward, .edges = 7,
        .arguments = 11, .results = 3, .outputs = 7, .before = 511, .flags = KF__RECORD_SEVERAL),
    KF__REFUSES(convolution_backward_out, TTTnnnnbniqTTT),
    KF__RECORDS(_convolution, TTUnnnbnibbbb, T, _convolution, .edges = 7, .arguments = 13,
        .results = 1, .outputs = 1, .before = 511, .flags = KF__RECORD_OWN),
    KF__REFUSES(_convolution_out, TTUnnnbnibbbbT),
    KF__RECORDS(im2col, Tnnnn, T, im2col, .edges = 1, .arguments = 5, .results = 1, .outputs = 1,
        .before = 31),
    KF__REFUSES(im2col_out, TnnnnT),
    KF__RECORDS(col2im, Tnnnnn, T, col2im, .edges = 1, .arguments = 6, .results = 1, .outputs = 1,
        .before = 15),
    KF__REFUSES(col2im_out, TnnnnnT),
    KF__REFUSES(thnn_conv2d_out, TTnUnnT),
    KF__REFUSES(slow_conv3d_out, TTnUnnT),
    KF__REFUSES(slow_conv_dilated2d_out, TTnUnnnT),
    KF__REFUSES(slow_conv_dilated3d_out, TTnUnnnT),
    KF__REFUSES(slow_conv_transpose2d_out, TTnUnnnnT),
    KF__REFUSES(slow_conv_transpose3d_out, TTnUnnnnT),
    KF__AUTOGRAD_LAST,
};
