/* Made by tools/opgen/catalogue.py from the files in ops/. Do not edit. */
#include "autograd/formulas/formula_support.h"
#include "autograd/formulas/formula_operators.h"
#include "autograd/records/recording_kernels.h"

KF__FORMULA(gather) {
  if (wants & 1) out[0] = kf_scope_keep(kf__d_gather_grad(grads[0], v[0].tensor, v[1].ints,
      v[2].integer, v[3].truth));
}
KF__FIELDS(gather, KF__KEPT("index", TENSOR, 0, 2, TENSOR, KF__ALWAYS, 0),
    KF__KEPT("self_sym_sizes", INTS, 16, 0, SIZES, KF__ALWAYS, 0),
    KF__KEPT("dim", INT, 72, 1, 8_BYTES, KF__ALWAYS, 0),
    KF__KEPT("sparse_grad", BOOL, 80, 3, 1_BYTE, KF__ALWAYS, 0))
KF__NODE(gather, "GatherBackward0", fields_gather, 81, 1, 2, .derivatives = 1, .reads_first = true)

KF__FORMULA(scatter_src) {
  if (wants & 1) out[0] = kf_scope_keep(kf__scoped_scatter_value(grads[0], v[0].integer,
      v[1].tensor, KF_INT(0)));
  if (wants & 2) out[1] = kf_scope_keep(kf__scoped_gather(grads[0], v[0].integer, v[1].tensor,
      false));
}
KF__FIELDS(scatter_src, KF__KEPT("dim", INT, 0, 1, 8_BYTES, KF__ALWAYS, 0),
    KF__KEPT("index", TENSOR, 8, 2, TENSOR, KF__ALWAYS, 0))
KF__NODE(scatter_src, "ScatterBackward0", fields_scatter_src, 24, 2, 0, .derivatives = 2,
    .reads_first = true)

KF__FORMULA(scatter_value) {
  if (wants & 1) out[0] = kf_scope_keep(kf__scoped_scatter_value(grads[0], v[0].integer,
      v[1].tensor, KF_INT(0)));
}
KF__FIELDS(scatter_value, KF__KEPT("dim", INT, 0, 1, 8_BYTES, KF__ALWAYS, 0),
    KF__KEPT("index", TENSOR, 8, 2, TENSOR, KF__ALWAYS, 0))
KF__NODE(scatter_value, "ScatterBackward1", fields_scatter_value, 24, 2, 0, .derivatives = 1,
    .reads_first = true)

KF__FORMULA(scatter_add) {
  if (wants & 1) out[0] = kf_scope_keep(grads[0]);
  if (wants & 2) out[1] = kf_scope_keep(kf__scoped_gather(grads[0], v[0].integer, v[1].tensor,
      false));
}
KF__FIELDS(scatter_add, KF__KEPT("dim", INT, 0, 1, 8_BYTES, 2, 0),
    KF__KEPT("index", TENSOR, 8, 2, TENSOR, 2, 0))
KF__NODE(scatter_add, "ScatterAddBackward0", fields_scatter_add, 24, 2, 0, .derivatives = 2,
    .reads_first = true)

KF__FORMULA(scatter_reduce_two) {
  if (wants & 1) out[0] = kf_scope_keep(kf__d_scatter_reduce_self(grads[0], v[0].tensor,
      v[1].integer, v[2].tensor, v[3].tensor, v[4].text, v[5].truth, v[6].tensor));
  if (wants & 2) out[1] = kf_scope_keep(kf__d_scatter_reduce_src(grads[0], v[0].tensor,
      v[1].integer, v[2].tensor, v[3].tensor, v[4].text, v[5].truth, v[6].tensor));
}
KF__FIELDS(scatter_reduce_two, KF__KEPT("self", TENSOR, 0, 0, TENSOR, KF__ALWAYS, 0),
    KF__KEPT("dim", INT, 16, 1, 8_BYTES, KF__ALWAYS, 0),
    KF__KEPT("index", TENSOR, 24, 2, TENSOR, KF__ALWAYS, 0),
    KF__KEPT("src", TENSOR, 40, 3, TENSOR, KF__ALWAYS, 0),
    KF__KEPT("reduce", STR, 56, 4, TEXT, KF__ALWAYS, 0),
    KF__KEPT("include_self", BOOL, 64, 5, 1_BYTE, KF__ALWAYS, 0),
    KF__KEPT("result", TENSOR, 72, 6, OUTPUT, KF__ALWAYS, 0))
KF__NODE(scatter_reduce_two, "ScatterReduceBackward0", fields_scatter_reduce_two, 88, 77, 0,
    .derivatives = 2, .reads_first = true)

KF__FORMULA(index_select) {
  if (wants & 1) out[0] = kf_scope_keep(kf__scoped_index_select_backward(grads[0], v[0].ints,
      v[1].integer, v[2].tensor));
}
KF__FIELDS(index_select, KF__KEPT("self_sym_sizes", INTS, 0, 0, SIZES, KF__ALWAYS, 0),
    KF__KEPT("dim", INT, 56, 1, 8_BYTES, KF__ALWAYS, 0),
    KF__KEPT("index", TENSOR, 64, 2, TENSOR, KF__ALWAYS, 0))
KF__NODE(index_select, "IndexSelectBackward0", fields_index_select, 80, 4, 1, .derivatives = 1,
    .reads_first = true)

KF__FORMULA(index_add) {
  if (wants & 1) out[0] = kf_scope_keep(grads[0]);
  if (wants & 2) out[1] = kf_scope_keep(kf__d_scale(kf__d_index_source(grads[0], v[0].integer,
      v[1].tensor, v[2].ints), v[3].number));
}
KF__FIELDS(index_add, KF__KEPT("dim", INT, 0, 1, 8_BYTES, 2, 0),
    KF__KEPT("index", TENSOR, 8, 2, TENSOR, 2, 0),
    KF__KEPT("source_sym_sizes", INTS, 24, 3, SIZES, 2, 0),
    KF__KEPT("alpha", SCALAR, 80, 4, 24_BYTES, 2, 0))
KF__NODE(index_add, "IndexAddBackward0", fields_index_add, 104, 2, 4, .derivatives = 2,
    .reads_first = true)

KF__FORMULA(index_copy) {
  if (wants & 1) out[0] = kf_scope_keep(kf__scoped_index_fill_int_Scalar(grads[0], v[0].integer,
      v[1].tensor, KF_INT(0)));
  if (wants & 2) out[1] = kf_scope_keep(kf__d_index_source(grads[0], v[0].integer, v[1].tensor,
      v[2].ints));
}
KF__FIELDS(index_copy, KF__KEPT("dim", INT, 0, 1, 8_BYTES, KF__ALWAYS, 0),
    KF__KEPT("index", TENSOR, 8, 2, TENSOR, KF__ALWAYS, 0),
    KF__KEPT("source_sym_sizes", INTS, 24, 3, SIZES, 2, 0))
KF__NODE(index_copy, "IndexCopyBackward0", fields_index_copy, 80, 2, 4, .derivatives = 2,
    .reads_first = true)

KF__FORMULA(index_fill_int_Tensor) {
  if (wants & 1) out[0] = kf_scope_keep(kf__scoped_index_fill_int_Scalar(grads[0], v[0].integer,
      v[1].tensor, KF_INT(0)));
  if (wants & 2) out[1] = kf_scope_keep(kf__scoped_sum(kf__scoped_sub(grads[0],
      kf__scoped_index_fill_int_Scalar(grads[0], v[0].integer, v[1].tensor, KF_INT(0)), KF_INT(1)),
      kf_no_int()));
}
KF__FIELDS(index_fill_int_Tensor, KF__KEPT("dim", INT, 0, 1, 8_BYTES, KF__ALWAYS, 0),
    KF__KEPT("index", TENSOR, 8, 2, TENSOR, KF__ALWAYS, 0))
KF__NODE(index_fill_int_Tensor, "IndexFillBackward1", fields_index_fill_int_Tensor, 24, 2, 0,
    .derivatives = 2, .reads_first = true)

KF__FORMULA(index_fill_int_Scalar) {
  if (wants & 1) out[0] = kf_scope_keep(kf__scoped_index_fill_int_Scalar(grads[0], v[0].integer,
      v[1].tensor, KF_INT(0)));
}
KF__FIELDS(index_fill_int_Scalar, KF__KEPT("dim", INT, 0, 1, 8_BYTES, KF__ALWAYS, 0),
    KF__KEPT("index", TENSOR, 8, 2, TENSOR, KF__ALWAYS, 0))
KF__NODE(index_fill_int_Scalar, "IndexFillBackward0", fields_index_fill_int_Scalar, 24, 2, 0,
    .derivatives = 1, .reads_first = true)

KF__FORMULA(index_reduce) {
  if (wants & 1) out[0] = kf_scope_keep(kf__d_index_reduce_self(grads[0], v[0].tensor, v[1].integer,
      v[2].tensor, v[3].tensor, v[4].text, v[5].truth, v[6].tensor));
  if (wants & 2) out[1] = kf_scope_keep(kf__d_index_reduce_source(grads[0], v[0].tensor,
      v[1].integer, v[2].tensor, v[3].tensor, v[4].text, v[5].truth, v[6].tensor));
}
KF__FIELDS(index_reduce, KF__KEPT("self", TENSOR, 0, 0, TENSOR, KF__ALWAYS, 0),
    KF__KEPT("dim", INT, 16, 1, 8_BYTES, KF__ALWAYS, 0),
    KF__KEPT("index", TENSOR, 24, 2, TENSOR, KF__ALWAYS, 0),
    KF__KEPT("source", TENSOR, 40, 3, TENSOR, KF__ALWAYS, 0),
    KF__KEPT("reduce", STR, 56, 4, TEXT, KF__ALWAYS, 0),
    KF__KEPT("include_self", BOOL, 64, 5, 1_BYTE, KF__ALWAYS, 0),
    KF__KEPT("result", TENSOR, 72, 6, OUTPUT, KF__ALWAYS, 0))
KF__NODE(index_reduce, "IndexReduceBackward0", fields_index_reduce, 88, 77, 0, .derivatives = 2,
    .reads_first = true)

KF__FORMULA(index_Tensor) {
  if (wants & 1) out[0] = kf_scope_keep(kf__d_index_grad(grads[0], v[0].ints, v[1].tensors));
}
KF__FIELDS(index_Tensor, KF__KEPT("self_sym_sizes", INTS, 0, 0, SIZES, KF__ALWAYS, 0),
    KF__KEPT("indices", TENSORS, 56, 1, TENSORS, KF__ALWAYS, 0))
KF__NODE(index_Tensor, "IndexBackward0", fields_index_Tensor, 72, 2, 1, .derivatives = 1,
    .reads_first = true)

KF__FORMULA(index_put) {
  if (wants & 1) out[0] = kf_scope_keep(kf__d_index_put_self(grads[0], v[0].tensors, v[1].ints,
      v[2].truth));
  if (wants & 2) out[1] = kf_scope_keep(kf__scoped_index(grads[0], v[0].tensors));
}
KF__FIELDS(index_put, KF__KEPT("indices", TENSORS, 0, 1, TENSORS, KF__ALWAYS, 0),
    KF__KEPT("values_sym_sizes", INTS, 16, 2, SIZES, 1, 0),
    KF__KEPT("accumulate", BOOL, 72, 3, 1_BYTE, 1, 0))
KF__NODE(index_put, "IndexPutBackward0", fields_index_put, 73, 1, 2, .derivatives = 2,
    .reads_first = true)

KF__FORMULA(take) {
  if (wants & 1) out[0] = kf_scope_keep(kf__d_take_grad(grads[0], v[0].ints, v[1].tensor));
}
KF__FIELDS(take, KF__KEPT("self_sym_sizes", INTS, 0, 0, SIZES, KF__ALWAYS, 0),
    KF__KEPT("index", TENSOR, 56, 1, TENSOR, KF__ALWAYS, 0))
KF__NODE(take, "TakeBackward0", fields_take, 72, 2, 1, .derivatives = 1, .reads_first = true)

KF__FORMULA(put) {
  if (wants & 1) out[0] = kf_scope_keep(kf__d_put_self(grads[0], v[0].tensor, v[1].truth));
  if (wants & 2) out[1] = kf_scope_keep(kf__d_put_source(grads[0], v[0].tensor, v[2].ints));
}
KF__FIELDS(put, KF__KEPT("index", TENSOR, 0, 1, TENSOR, KF__ALWAYS, 0),
    KF__KEPT("accumulate", BOOL, 16, 3, 1_BYTE, 1, 0),
    KF__KEPT("source_sym_sizes", INTS, 24, 2, SIZES, 2, 0))
KF__NODE(put, "PutBackward0", fields_put, 80, 1, 4, .derivatives = 2, .reads_first = true)

KF__FORMULA(masked_select) {
  if (wants & 1) out[0] = kf_scope_keep(kf__d_masked_select_grad(grads[0], v[0].ints, v[1].tensor));
}
KF__FIELDS(masked_select, KF__KEPT("self_sym_sizes", INTS, 0, 0, SIZES, KF__ALWAYS, 0),
    KF__KEPT("mask", TENSOR, 56, 1, TENSOR, KF__ALWAYS, 0))
KF__NODE(masked_select, "MaskedSelectBackward0", fields_masked_select, 72, 2, 1, .derivatives = 1,
    .reads_first = true)

KF__FORMULA(masked_scatter) {
  if (wants & 1) out[0] = kf_scope_keep(kf__scoped_masked_fill_Scalar(grads[0], v[0].tensor,
      KF_INT(0)));
  if (wants & 2) out[1] = kf_scope_keep(kf__d_masked_scatter_source(grads[0], v[0].tensor,
      v[1].ints));
}
KF__FIELDS(masked_scatter, KF__KEPT("mask", TENSOR, 0, 1, TENSOR, KF__ALWAYS, 0),
    KF__KEPT("source_sym_sizes", INTS, 16, 2, SIZES, 2, 0))
KF__NODE(masked_scatter, "MaskedScatterBackward0", fields_masked_scatter, 72, 1, 2,
    .derivatives = 2, .reads_first = true)

const kf__autograd_entry_t kf__autograd_indexing[] = {
    KF__RECORDS(gather, TiTb, T, gather, .edges = 1, .refused = 4, .arguments = 4, .results = 1,
        .outputs = 1, .before = 15, .flags = KF__RECORD_SOME),
    KF__REFUSES(gather_out, TiTbT),
    KF__RECORDS(scatter_src, TiTT, T, scatter_src, .edges = 9, .refused = 4, .arguments = 4,
        .results = 1, .outputs = 1, .before = 3, .flags = KF__RECORD_SOME),
    KF__RECORDS(scatter__src, TiTT, 0, scatter_src, .edges = 9, .refused = 4, .arguments = 4,
        .before = 3, .flags = KF__RECORD_TRACKS | KF__RECORD_IN_PLACE | KF__RECORD_SOME),
    KF__REFUSES(scatter_src_out, TiTTT),
    KF__RECORDS(scatter_value, TiTs, T, scatter_value, .edges = 1, .refused = 4, .arguments = 4,
        .results = 1, .outputs = 1, .before = 3, .flags = KF__RECORD_SOME),
    KF__RECORDS(scatter__value, TiTs, 0, scatter_value, .edges = 1, .refused = 4, .arguments = 4,
        .before = 3, .flags = KF__RECORD_TRACKS | KF__RECORD_IN_PLACE | KF__RECORD_SOME),
    KF__REFUSES(scatter_value_out, TiTsT),
    KF__AUTOGRAD_ENTRY(scatter_reduce, MISSING, NULL),
    KF__AUTOGRAD_ENTRY(scatter__reduce, MISSING, NULL),
    KF__REFUSES(scatter_reduce_out, TiTTtT),
    KF__AUTOGRAD_ENTRY(scatter_value_reduce, MISSING, NULL),
    KF__AUTOGRAD_ENTRY(scatter__value_reduce, MISSING, NULL),
    KF__REFUSES(scatter_value_reduce_out, TiTstT),
    KF__RECORDS(scatter_add, TiTT, T, scatter_add, .edges = 9, .refused = 4, .arguments = 4,
        .results = 1, .outputs = 1, .before = 3, .flags = KF__RECORD_SOME),
    KF__RECORDS(scatter_add_, TiTT, 0, scatter_add, .edges = 9, .refused = 4, .arguments = 4,
        .before = 3, .flags = KF__RECORD_TRACKS | KF__RECORD_IN_PLACE | KF__RECORD_SOME),
    KF__REFUSES(scatter_add_out, TiTTT),
    KF__RECORDS(scatter_reduce_two, TiTTtb, T, scatter_reduce_two, .edges = 9, .refused = 4,
        .arguments = 6, .results = 1, .outputs = 1, .before = 63, .after = 64,
        .flags = KF__RECORD_SOME),
    KF__RECORDS(scatter_reduce__two, TiTTtb, 0, scatter_reduce_two, .edges = 9, .refused = 4,
        .arguments = 6, .before = 63, .after = 64,
        .flags = KF__RECORD_TRACKS | KF__RECORD_IN_PLACE | KF__RECORD_SOME),
    KF__REFUSES(scatter_reduce_two_out, TiTTtbT),
    KF__RECORDS(index_select, TiT, T, index_select, .edges = 1, .refused = 4, .arguments = 3,
        .results = 1, .outputs = 1, .before = 7, .flags = KF__RECORD_SOME),
    KF__REFUSES(index_select_out, TiTT),
    KF__RECORDS(index_add, TiTTs, T, index_add, .edges = 9, .refused = 4, .arguments = 5,
        .results = 1, .outputs = 1, .before = 15, .flags = KF__RECORD_SOME),
    KF__RECORDS(index_add_, TiTTs, 0, index_add, .edges = 9, .refused = 4, .arguments = 5,
        .before = 15, .flags = KF__RECORD_TRACKS | KF__RECORD_IN_PLACE | KF__RECORD_SOME),
    KF__REFUSES(index_add_out, TiTTsT),
    KF__RECORDS(index_copy, TiTT, T, index_copy, .edges = 9, .refused = 4, .arguments = 4,
        .results = 1, .outputs = 1, .before = 7, .flags = KF__RECORD_SOME),
    KF__RECORDS(index_copy_, TiTT, 0, index_copy, .edges = 9, .refused = 4, .arguments = 4,
        .before = 7, .flags = KF__RECORD_TRACKS | KF__RECORD_IN_PLACE | KF__RECORD_SOME),
    KF__REFUSES(index_copy_out, TiTTT),
    KF__RECORDS(index_fill_int_Tensor, TiTT, T, index_fill_int_Tensor, .edges = 9, .refused = 4,
        .arguments = 4, .results = 1, .outputs = 1, .before = 3,
        .flags = KF__RECORD_SOME | KF__RECORD_OWN),
    KF__RECORDS(index_fill__int_Tensor, TiTT, 0, index_fill_int_Tensor, .edges = 9, .refused = 4,
        .arguments = 4, .before = 3,
        .flags = KF__RECORD_TRACKS | KF__RECORD_IN_PLACE | KF__RECORD_SOME),
    KF__REFUSES(index_fill_int_Tensor_out, TiTTT),
    KF__RECORDS(index_fill_int_Scalar, TiTs, T, index_fill_int_Scalar, .edges = 1, .refused = 4,
        .arguments = 4, .results = 1, .outputs = 1, .before = 3, .flags = KF__RECORD_SOME),
    KF__RECORDS(index_fill__int_Scalar, TiTs, 0, index_fill_int_Scalar, .edges = 1, .refused = 4,
        .arguments = 4, .before = 3,
        .flags = KF__RECORD_TRACKS | KF__RECORD_IN_PLACE | KF__RECORD_SOME),
    KF__REFUSES(index_fill_int_Scalar_out, TiTsT),
    KF__RECORDS(index_reduce, TiTTtb, T, index_reduce, .edges = 9, .refused = 4, .arguments = 6,
        .results = 1, .outputs = 1, .before = 63, .after = 64, .flags = KF__RECORD_SOME),
    KF__RECORDS(index_reduce_, TiTTtb, 0, index_reduce, .edges = 9, .refused = 4, .arguments = 6,
        .before = 63, .after = 64,
        .flags = KF__RECORD_TRACKS | KF__RECORD_IN_PLACE | KF__RECORD_SOME),
    KF__REFUSES(index_reduce_out, TiTTtbT),
    KF__RECORDS(index_Tensor, Tx, T, index_Tensor, .edges = 1, .refused = 2, .lists = 2,
        .arguments = 2, .results = 1, .outputs = 1, .before = 3, .flags = KF__RECORD_SOME),
    KF__REFUSES(index_Tensor_out, TxT),
    KF__RECORDS(index_put, TxTb, T, index_put, .edges = 5, .refused = 2, .lists = 2, .arguments = 4,
        .results = 1, .outputs = 1, .before = 7, .flags = KF__RECORD_SOME),
    KF__RECORDS(index_put_, TxTb, 0, index_put, .edges = 5, .refused = 2, .lists = 2,
        .arguments = 4, .before = 7,
        .flags = KF__RECORD_TRACKS | KF__RECORD_IN_PLACE | KF__RECORD_SOME),
    KF__REFUSES(index_put_out, TxTbT),
    KF__RECORDS(take, TT, T, take, .edges = 1, .refused = 2, .arguments = 2, .results = 1,
        .outputs = 1, .before = 3, .flags = KF__RECORD_SOME),
    KF__REFUSES(take_out, TTT),
    KF__RECORDS(put, TTTb, T, put, .edges = 5, .refused = 2, .arguments = 4, .results = 1,
        .outputs = 1, .before = 7, .flags = KF__RECORD_SOME),
    KF__RECORDS(put_, TTTb, 0, put, .edges = 5, .refused = 2, .arguments = 4, .before = 7,
        .flags = KF__RECORD_TRACKS | KF__RECORD_IN_PLACE | KF__RECORD_SOME),
    KF__REFUSES(put_out, TTTbT),
    KF__RECORDS(masked_select, TT, T, masked_select, .edges = 1, .refused = 2, .arguments = 2,
        .results = 1, .outputs = 1, .before = 3, .flags = KF__RECORD_SOME),
    KF__REFUSES(masked_select_out, TTT),
    KF__RECORDS(masked_scatter, TTT, T, masked_scatter, .edges = 5, .refused = 2, .arguments = 3,
        .results = 1, .outputs = 1, .before = 3, .flags = KF__RECORD_SOME),
    KF__RECORDS(masked_scatter_, TTT, 0, masked_scatter, .edges = 5, .refused = 2, .arguments = 3,
        .before = 3, .flags = KF__RECORD_TRACKS | KF__RECORD_IN_PLACE | KF__RECORD_SOME),
    KF__REFUSES(masked_scatter_out, TTTT),
    KF__AUTOGRAD_ENTRY(nonzero, NOTHING, NULL),
    KF__AUTOGRAD_ENTRY(nonzero_out, NOTHING, NULL),
    KF__AUTOGRAD_LAST,
};
