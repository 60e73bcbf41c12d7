/* Made by tools/opgen/catalogue.py from the files in ops/. Do not edit. */
#include "autograd/formulas/formula_support.h"
#include "autograd/formulas/formula_operators.h"
#include "autograd/records/recording_kernels.h"

KF__FORMULA(constant_pad_nd) {
  if (wants & 1) out[0] = kf_scope_keep(kf__d_pad_grad(grads[0], v[0].ints));
}
KF__FIELDS(constant_pad_nd, KF__KEPT("pad", INTS, 0, 1, INTS, KF__ALWAYS, 0))
KF__NODE(constant_pad_nd, "ConstantPadNdBackward0", fields_constant_pad_nd, 56, 0, 1,
    .derivatives = 1, .reads_first = true)

KF__FORMULA(reflection_pad1d) {
  if (wants & 1) out[0] = kf_scope_keep(kf__d_mirror_pad(grads[0], v[0].ints, v[1].ints, true));
}
KF__FIELDS(reflection_pad1d, KF__KEPT("self_sym_sizes", INTS, 0, 0, SIZES, KF__ALWAYS, 0),
    KF__KEPT("padding", INTS, 56, 1, INTS, KF__ALWAYS, 0))
KF__NODE(reflection_pad1d, "ReflectionPad1DBackward0", fields_reflection_pad1d, 112, 0, 3,
    .derivatives = 1, .reads_first = true)

KF__FORMULA(reflection_pad2d) {
  if (wants & 1) out[0] = kf_scope_keep(kf__d_mirror_pad(grads[0], v[0].ints, v[1].ints, true));
}
KF__FIELDS(reflection_pad2d, KF__KEPT("self_sym_sizes", INTS, 0, 0, SIZES, KF__ALWAYS, 0),
    KF__KEPT("padding", INTS, 56, 1, INTS, KF__ALWAYS, 0))
KF__NODE(reflection_pad2d, "ReflectionPad2DBackward0", fields_reflection_pad2d, 112, 0, 3,
    .derivatives = 1, .reads_first = true)

KF__FORMULA(reflection_pad3d) {
  if (wants & 1) out[0] = kf_scope_keep(kf__d_mirror_pad(grads[0], v[0].ints, v[1].ints, true));
}
KF__FIELDS(reflection_pad3d, KF__KEPT("self_sym_sizes", INTS, 0, 0, SIZES, KF__ALWAYS, 0),
    KF__KEPT("padding", INTS, 56, 1, INTS, KF__ALWAYS, 0))
KF__NODE(reflection_pad3d, "ReflectionPad3DBackward0", fields_reflection_pad3d, 112, 0, 3,
    .derivatives = 1, .reads_first = true)

KF__FORMULA(replication_pad1d) {
  if (wants & 1) out[0] = kf_scope_keep(kf__d_mirror_pad(grads[0], v[0].ints, v[1].ints, false));
}
KF__FIELDS(replication_pad1d, KF__KEPT("self_sym_sizes", INTS, 0, 0, SIZES, KF__ALWAYS, 0),
    KF__KEPT("padding", INTS, 56, 1, INTS, KF__ALWAYS, 0))
KF__NODE(replication_pad1d, "ReplicationPad1DBackward0", fields_replication_pad1d, 112, 0, 3,
    .derivatives = 1, .reads_first = true)

KF__FORMULA(replication_pad2d) {
  if (wants & 1) out[0] = kf_scope_keep(kf__d_mirror_pad(grads[0], v[0].ints, v[1].ints, false));
}
KF__FIELDS(replication_pad2d, KF__KEPT("self_sym_sizes", INTS, 0, 0, SIZES, KF__ALWAYS, 0),
    KF__KEPT("padding", INTS, 56, 1, INTS, KF__ALWAYS, 0))
KF__NODE(replication_pad2d, "ReplicationPad2DBackward0", fields_replication_pad2d, 112, 0, 3,
    .derivatives = 1, .reads_first = true)

KF__FORMULA(replication_pad3d) {
  if (wants & 1) out[0] = kf_scope_keep(kf__d_mirror_pad(grads[0], v[0].ints, v[1].ints, false));
}
KF__FIELDS(replication_pad3d, KF__KEPT("self_sym_sizes", INTS, 0, 0, SIZES, KF__ALWAYS, 0),
    KF__KEPT("padding", INTS, 56, 1, INTS, KF__ALWAYS, 0))
KF__NODE(replication_pad3d, "ReplicationPad3DBackward0", fields_replication_pad3d, 112, 0, 3,
    .derivatives = 1, .reads_first = true)

KF__FORMULA(embedding) {
  if (wants & 1) out[0] = kf_scope_keep(kf__scoped_embedding_backward(grads[0], v[0].tensor,
      kf__size_at(v[1].ints, 0), v[2].integer, v[3].truth, v[4].truth));
}
KF__FIELDS(embedding, KF__KEPT("indices", TENSOR, 0, 1, TENSOR, KF__ALWAYS, 0),
    KF__KEPT("weight_sym_sizes", INTS, 16, 0, SIZES, KF__ALWAYS, 0),
    KF__KEPT("padding_idx", INT, 72, 2, 8_BYTES, KF__ALWAYS, 0),
    KF__KEPT("scale_grad_by_freq", BOOL, 80, 3, 1_BYTE, KF__ALWAYS, 0),
    KF__KEPT("sparse", BOOL, 81, 4, 1_BYTE, KF__ALWAYS, 0))
KF__NODE(embedding, "EmbeddingBackward0", fields_embedding, 82, 1, 2, .derivatives = 1,
    .reads_first = true)

KF__FORMULA(embedding_dense_backward) {
  if (wants & 1) out[0] = kf_scope_keep(kf__d_embedding_dense_double(grads[0], v[0].tensor,
      v[1].integer, v[2].truth));
}
KF__FIELDS(embedding_dense_backward, KF__KEPT("indices", TENSOR, 0, 1, TENSOR, KF__ALWAYS, 0),
    KF__KEPT("padding_idx", INT, 16, 3, 8_BYTES, KF__ALWAYS, 0),
    KF__KEPT("scale_grad_by_freq", BOOL, 24, 4, 1_BYTE, KF__ALWAYS, 0))
KF__NODE(embedding_dense_backward, "EmbeddingDenseBackwardBackward0",
    fields_embedding_dense_backward, 25, 1, 0, .derivatives = 1, .reads_first = true)

KF__FORMULA(_scaled_dot_product_flash_attention_for_cpu) {
  if (wants & 7) KF__TOGETHER(3, (0, 1, 2), kf__d_attention_grad(grads[0], v[0].tensor, v[1].tensor,
      v[2].tensor, v[3].tensor, v[4].tensor, v[5].real, v[6].truth, v[7].tensor, v[8].opt_real,
      wanted, made));
}
KF__FIELDS(_scaled_dot_product_flash_attention_for_cpu,
    KF__KEPT("query", TENSOR, 0, 0, TENSOR, KF__ALWAYS, 0),
    KF__KEPT("key", TENSOR, 16, 1, TENSOR, KF__ALWAYS, 0),
    KF__KEPT("value", TENSOR, 32, 2, TENSOR, KF__ALWAYS, 0),
    KF__KEPT("output", TENSOR, 48, 7, OUTPUT, KF__ALWAYS, 0),
    KF__KEPT("logsumexp", TENSOR, 64, 8, RESULT, KF__ALWAYS, 0),
    KF__KEPT("dropout_p", FLOAT, 80, 3, 8_BYTES, KF__ALWAYS, 0),
    KF__KEPT("is_causal", BOOL, 88, 4, 1_BYTE, KF__ALWAYS, 0),
    KF__KEPT("attn_mask", TENSOR, 96, 5, TENSOR, KF__ALWAYS, 0),
    KF__KEPT("scale", OPT_FLOAT, 112, 6, 16_BYTES, KF__ALWAYS, 0))
KF__NODE(_scaled_dot_product_flash_attention_for_cpu,
    "ScaledDotProductFlashAttentionForCpuBackward0",
    fields__scaled_dot_product_flash_attention_for_cpu, 128, 159, 0, .derivatives = 3,
    .reads_first = true)

KF__FORMULA(mkldnn_rnn_layer) {
  if (wants & 127) KF__TOGETHER(7, (0, 1, 2, 3, 4, 5, 6), kf__d_recurrent_grad(grads[0], grads[1],
      grads[2], v[0].tensor, v[1].tensor, v[2].tensor, v[3].tensor, v[4].tensor, v[5].tensor,
      v[6].tensor, v[7].tensor, v[8].tensor, v[9].tensor, v[10].tensor, v[11].truth, v[12].ints,
      v[13].integer, v[14].integer, v[15].integer, v[16].truth, v[17].truth, v[18].truth,
      v[19].truth, wanted, made));
}
KF__FIELDS(mkldnn_rnn_layer, KF__KEPT("input", TENSOR, 0, 0, TENSOR, KF__ALWAYS, 0),
    KF__KEPT("weight0", TENSOR, 16, 1, TENSOR, KF__ALWAYS, 0),
    KF__KEPT("weight1", TENSOR, 32, 2, TENSOR, KF__ALWAYS, 0),
    KF__KEPT("weight2", TENSOR, 48, 3, TENSOR, KF__ALWAYS, 0),
    KF__KEPT("weight3", TENSOR, 64, 4, TENSOR, KF__ALWAYS, 0),
    KF__KEPT("hx_", TENSOR, 80, 5, TENSOR, KF__ALWAYS, 0),
    KF__KEPT("cx_", TENSOR, 96, 6, TENSOR, KF__ALWAYS, 0),
    KF__KEPT("result0", TENSOR, 112, 16, OUTPUT, KF__ALWAYS, 0),
    KF__KEPT("result1", TENSOR, 128, 17, OUTPUT, KF__ALWAYS, 1),
    KF__KEPT("result2", TENSOR, 144, 18, OUTPUT, KF__ALWAYS, 2),
    KF__KEPT("result3", TENSOR, 160, 19, RESULT, KF__ALWAYS, 0),
    KF__KEPT("reverse", BOOL, 176, 7, 1_BYTE, KF__ALWAYS, 0),
    KF__KEPT("batch_sizes", INTS, 184, 8, INTS, KF__ALWAYS, 0),
    KF__KEPT("mode", INT, 240, 9, 8_BYTES, KF__ALWAYS, 0),
    KF__KEPT("hidden_size", INT, 248, 10, 8_BYTES, KF__ALWAYS, 0),
    KF__KEPT("num_layers", INT, 256, 11, 8_BYTES, KF__ALWAYS, 0),
    KF__KEPT("has_biases", BOOL, 264, 12, 1_BYTE, KF__ALWAYS, 0),
    KF__KEPT("bidirectional", BOOL, 265, 13, 1_BYTE, KF__ALWAYS, 0),
    KF__KEPT("batch_first", BOOL, 266, 14, 1_BYTE, KF__ALWAYS, 0),
    KF__KEPT("train", BOOL, 267, 15, 1_BYTE, KF__ALWAYS, 0))
KF__NODE(mkldnn_rnn_layer, "MkldnnRnnLayerBackward0", fields_mkldnn_rnn_layer, 268, 2047, 4096,
    .derivatives = 7)

const kf__autograd_entry_t kf__autograd_nn[] = {
    KF__RECORDS(constant_pad_nd, Tns, T, constant_pad_nd, .edges = 1, .arguments = 3, .results = 1,
        .outputs = 1, .before = 1, .flags = KF__RECORD_OWN),
    KF__REFUSES(constant_pad_nd_out, TnsT),
    KF__RECORDS(reflection_pad1d, Tn, T, reflection_pad1d, .edges = 1, .arguments = 2, .results = 1,
        .outputs = 1, .before = 3, .flags = KF__RECORD_OWN),
    KF__REFUSES(reflection_pad1d_out, TnT),
    KF__RECORDS(reflection_pad2d, Tn, T, reflection_pad2d, .edges = 1, .arguments = 2, .results = 1,
        .outputs = 1, .before = 3, .flags = KF__RECORD_OWN),
    KF__REFUSES(reflection_pad2d_out, TnT),
    KF__RECORDS(reflection_pad3d, Tn, T, reflection_pad3d, .edges = 1, .arguments = 2, .results = 1,
        .outputs = 1, .before = 3, .flags = KF__RECORD_OWN),
    KF__REFUSES(reflection_pad3d_out, TnT),
    KF__RECORDS(replication_pad1d, Tn, T, replication_pad1d, .edges = 1, .arguments = 2,
        .results = 1, .outputs = 1, .before = 3, .flags = KF__RECORD_OWN),
    KF__REFUSES(replication_pad1d_out, TnT),
    KF__RECORDS(replication_pad2d, Tn, T, replication_pad2d, .edges = 1, .arguments = 2,
        .results = 1, .outputs = 1, .before = 3, .flags = KF__RECORD_OWN),
    KF__REFUSES(replication_pad2d_out, TnT),
    KF__RECORDS(replication_pad3d, Tn, T, replication_pad3d, .edges = 1, .arguments = 2,
        .results = 1, .outputs = 1, .before = 3, .flags = KF__RECORD_OWN),
    KF__REFUSES(replication_pad3d_out, TnT),
    KF__RECORDS(embedding, TTibb, T, embedding, .edges = 1, .refused = 2, .arguments = 5,
        .results = 1, .outputs = 1, .before = 31, .flags = KF__RECORD_SOME | KF__RECORD_OWN),
    KF__REFUSES(embedding_out, TTibbT),
    KF__RECORDS(embedding_dense_backward, TTiib, T, embedding_dense_backward, .edges = 1,
        .refused = 2, .arguments = 5, .results = 1, .outputs = 1, .before = 7,
        .flags = KF__RECORD_SOME | KF__RECORD_OWN),
    KF__REFUSES(embedding_dense_backward_out, TTiibT),
    KF__RECORDS(_scaled_dot_product_flash_attention_for_cpu, TTTfbUF, TT,
        _scaled_dot_product_flash_attention_for_cpu, .edges = 7, .refused = 32, .arguments = 7,
        .results = 2, .outputs = 1, .before = 487, .after = 24, .flags = KF__RECORD_SOME),
    KF__AUTOGRAD_ENTRY(_scaled_dot_product_flash_attention_for_cpu_backward, MISSING, NULL),
    KF__RECORDS(mkldnn_rnn_layer, TTTTTTTbniiibbbb, TTTT, mkldnn_rnn_layer, .edges = 127,
        .arguments = 16, .results = 4, .outputs = 7, .before = 1046655, .after = 1920,
        .flags = KF__RECORD_SEVERAL),
    KF__AUTOGRAD_ENTRY(mkldnn_rnn_layer_backward, MISSING, NULL),
    KF__AUTOGRAD_LAST,
};
