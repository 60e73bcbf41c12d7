/* Made by tools/opgen/catalogue.py from the files in ops/. Do not edit. */
#include "autograd/formulas/formula_support.h"
#include "autograd/formulas/formula_operators.h"
#include "autograd/records/recording_kernels.h"

KF__FORMULA(cat) {
  if (wants & 1) KF__FOR_LIST(kf__d_cat_grad(grads[0], v[0].ints, v[1].integer, wanted.edges, out,
      node->edge_count));
}
KF__FIELDS(cat, KF__KEPT("tensors_args_sizes", INTS, 0, 0, SHAPES, KF__ALWAYS, 0),
    KF__KEPT("dim", INT, 56, 1, 8_BYTES, KF__ALWAYS, 0))
KF__NODE(cat, "CatBackward0", fields_cat, 64, 0, 1, .derivatives = 1, .is_list = true,
    .reads_first = true)

KF__FORMULA(stack) {
  if (wants & 1) KF__FOR_LIST(kf__d_stack_grad(grads[0], v[0].integer, wanted.edges, out,
      node->edge_count));
}
KF__FIELDS(stack, KF__KEPT("dim", INT, 0, 1, 8_BYTES, KF__ALWAYS, 0))
KF__NODE(stack, "StackBackward0", fields_stack, 8, 0, 0, .derivatives = 1, .is_list = true,
    .reads_first = true)

KF__FORMULA(block_diag) {
  if (wants & 1) KF__FOR_LIST(kf__d_block_diag_grad(grads[0], v[0].ints, wanted.edges, out,
      node->edge_count));
}
KF__FIELDS(block_diag, KF__KEPT("tensors_args_sizes", INTS, 0, 0, SHAPES, KF__ALWAYS, 0))
KF__NODE(block_diag, "BlockDiagBackward0", fields_block_diag, 56, 0, 1, .derivatives = 1,
    .is_list = true, .reads_first = true)

KF__FORMULA(flip) {
  if (wants & 1) out[0] = kf_scope_keep(kf__scoped_flip(grads[0], v[0].ints));
}
KF__FIELDS(flip, KF__KEPT("dims", INTS, 0, 1, INTS, KF__ALWAYS, 0))
KF__NODE(flip, "FlipBackward0", fields_flip, 56, 0, 1, .derivatives = 1, .reads_first = true)

KF__FORMULA(roll) {
  if (wants & 1) out[0] = kf_scope_keep(kf__d_roll_grad(grads[0], v[0].ints, v[1].ints));
}
KF__FIELDS(roll, KF__KEPT("shifts", INTS, 0, 1, INTS, KF__ALWAYS, 0),
    KF__KEPT("dims", INTS, 56, 2, INTS, KF__ALWAYS, 0))
KF__NODE(roll, "RollBackward0", fields_roll, 112, 0, 3, .derivatives = 1, .reads_first = true)

KF__FORMULA(rot90) {
  if (wants & 1) out[0] = kf_scope_keep(kf__scoped_rot90(grads[0], kf__int_neg(v[0].integer),
      v[1].ints));
}
KF__FIELDS(rot90, KF__KEPT("k", INT, 0, 1, 8_BYTES, KF__ALWAYS, 0),
    KF__KEPT("dims", INTS, 8, 2, INTS, KF__ALWAYS, 0))
KF__NODE(rot90, "Rot90Backward0", fields_rot90, 64, 0, 2, .derivatives = 1, .reads_first = true)

KF__FORMULA(repeat) {
  if (wants & 1) out[0] = kf_scope_keep(kf__d_repeat_grad(grads[0], v[0].ints, v[1].ints));
}
KF__FIELDS(repeat, KF__KEPT("repeats", INTS, 0, 1, INTS, KF__ALWAYS, 0),
    KF__KEPT("self_sym_sizes", INTS, 56, 0, SIZES, KF__ALWAYS, 0))
KF__NODE(repeat, "RepeatBackward0", fields_repeat, 112, 0, 3, .derivatives = 1, .reads_first = true)

KF__FORMULA(tril) {
  if (wants & 1) out[0] = kf_scope_keep(kf__scoped_tril(grads[0], v[0].integer));
}
KF__FIELDS(tril, KF__KEPT("diagonal", INT, 0, 1, 8_BYTES, KF__ALWAYS, 0))
KF__NODE(tril, "TrilBackward0", fields_tril, 8, 0, 0, .derivatives = 1, .reads_first = true)

KF__FORMULA(triu) {
  if (wants & 1) out[0] = kf_scope_keep(kf__scoped_triu(grads[0], v[0].integer));
}
KF__FIELDS(triu, KF__KEPT("diagonal", INT, 0, 1, 8_BYTES, KF__ALWAYS, 0))
KF__NODE(triu, "TriuBackward0", fields_triu, 8, 0, 0, .derivatives = 1, .reads_first = true)

KF__FORMULA(diag_embed) {
  if (wants & 1) out[0] = kf_scope_keep(kf__scoped_diagonal(grads[0], v[0].integer, v[1].integer,
      v[2].integer));
}
KF__FIELDS(diag_embed, KF__KEPT("offset", INT, 0, 1, 8_BYTES, KF__ALWAYS, 0),
    KF__KEPT("dim1", INT, 8, 2, 8_BYTES, KF__ALWAYS, 0),
    KF__KEPT("dim2", INT, 16, 3, 8_BYTES, KF__ALWAYS, 0))
KF__NODE(diag_embed, "DiagEmbedBackward0", fields_diag_embed, 24, 0, 0, .derivatives = 1,
    .reads_first = true)

KF__FORMULA(select_scatter) {
  if (wants & 1) out[0] = kf_scope_keep(kf__scoped_select_scatter(grads[0], kf__d_zeros_of(grads[0],
      v[0].ints), v[1].integer, v[2].integer));
  if (wants & 2) out[1] = kf_scope_keep(kf__scoped_select(grads[0], v[1].integer, v[2].integer));
}
KF__FIELDS(select_scatter, KF__KEPT("src_sym_sizes", INTS, 0, 1, SIZES, 1, 0),
    KF__KEPT("dim", INT, 56, 2, 8_BYTES, KF__ALWAYS, 0),
    KF__KEPT("index", INT, 64, 3, 8_BYTES, KF__ALWAYS, 0))
KF__NODE(select_scatter, "SelectScatterBackward0", fields_select_scatter, 72, 0, 1,
    .derivatives = 2, .reads_first = true)

KF__FORMULA(slice_scatter) {
  if (wants & 1) out[0] = kf_scope_keep(kf__scoped_slice_scatter(grads[0], kf__d_zeros_of(grads[0],
      v[0].ints), v[1].integer, v[2].opt_integer, v[3].opt_integer, v[4].integer));
  if (wants & 2) out[1] = kf_scope_keep(kf__scoped_slice(grads[0], v[1].integer, v[2].opt_integer,
      v[3].opt_integer, v[4].integer));
}
KF__FIELDS(slice_scatter, KF__KEPT("src_sym_sizes", INTS, 0, 1, SIZES, 1, 0),
    KF__KEPT("dim", INT, 56, 2, 8_BYTES, KF__ALWAYS, 0),
    KF__KEPT("start", OPT_INT, 64, 3, 16_BYTES, KF__ALWAYS, 0),
    KF__KEPT("end", OPT_INT, 80, 4, 16_BYTES, KF__ALWAYS, 0),
    KF__KEPT("step", INT, 96, 5, 8_BYTES, KF__ALWAYS, 0))
KF__NODE(slice_scatter, "SliceScatterBackward0", fields_slice_scatter, 104, 0, 1, .derivatives = 2,
    .reads_first = true)

KF__FORMULA(diagonal_scatter) {
  if (wants & 1) out[0] = kf_scope_keep(kf__scoped_diagonal_scatter(grads[0],
      kf__d_zeros_of(grads[0], v[0].ints), v[1].integer, v[2].integer, v[3].integer));
  if (wants & 2) out[1] = kf_scope_keep(kf__scoped_diagonal(grads[0], v[1].integer, v[2].integer,
      v[3].integer));
}
KF__FIELDS(diagonal_scatter, KF__KEPT("src_sym_sizes", INTS, 0, 1, SIZES, 1, 0),
    KF__KEPT("offset", INT, 56, 2, 8_BYTES, KF__ALWAYS, 0),
    KF__KEPT("dim1", INT, 64, 3, 8_BYTES, KF__ALWAYS, 0),
    KF__KEPT("dim2", INT, 72, 4, 8_BYTES, KF__ALWAYS, 0))
KF__NODE(diagonal_scatter, "DiagonalScatterBackward0", fields_diagonal_scatter, 80, 0, 1,
    .derivatives = 2, .reads_first = true)

KF__FORMULA(as_strided_scatter) {
  if (wants & 1) out[0] = kf_scope_keep(kf__d_strided_scatter_self(grads[0], v[0].ints,
      v[1].integer, v[2].ints, v[3].ints, v[4].ints, v[5].opt_integer));
  if (wants & 2) out[1] = kf_scope_keep(kf__d_strided_scatter_src(grads[0], v[0].ints, v[1].integer,
      v[3].ints, v[4].ints, v[5].opt_integer));
}
KF__FIELDS(as_strided_scatter, KF__KEPT("self_sym_strides", INTS, 0, 0, STRIDES, KF__ALWAYS, 0),
    KF__KEPT("self_sym_storage_offset", INT, 56, 0, OFFSET, KF__ALWAYS, 0),
    KF__KEPT("src_sym_sizes", INTS, 64, 1, SIZES, 1, 0),
    KF__KEPT("size", INTS, 120, 2, INTS, KF__ALWAYS, 0),
    KF__KEPT("stride", INTS, 176, 3, INTS, KF__ALWAYS, 0),
    KF__KEPT("storage_offset", OPT_INT, 232, 4, 16_BYTES, KF__ALWAYS, 0))
KF__NODE(as_strided_scatter, "AsStridedScatterBackward0", fields_as_strided_scatter, 248, 0, 29,
    .derivatives = 2, .reads_first = true)

KF__FORMULA(select_backward) {
  if (wants & 1) out[0] = kf_scope_keep(kf__scoped_select(grads[0], v[0].integer, v[1].integer));
}
KF__FIELDS(select_backward, KF__KEPT("dim", INT, 0, 2, 8_BYTES, KF__ALWAYS, 0),
    KF__KEPT("index", INT, 8, 3, 8_BYTES, KF__ALWAYS, 0))
KF__NODE(select_backward, "SelectBackwardBackward0", fields_select_backward, 16, 0, 0,
    .derivatives = 1, .reads_first = true)

KF__FORMULA(slice_backward) {
  if (wants & 1) out[0] = kf_scope_keep(kf__scoped_slice(grads[0], v[0].integer,
      kf_some_int(v[1].integer), kf_some_int(v[2].integer), v[3].integer));
}
KF__FIELDS(slice_backward, KF__KEPT("dim", INT, 0, 2, 8_BYTES, KF__ALWAYS, 0),
    KF__KEPT("start", INT, 8, 3, 8_BYTES, KF__ALWAYS, 0),
    KF__KEPT("end", INT, 16, 4, 8_BYTES, KF__ALWAYS, 0),
    KF__KEPT("step", INT, 24, 5, 8_BYTES, KF__ALWAYS, 0))
KF__NODE(slice_backward, "SliceBackwardBackward0", fields_slice_backward, 32, 0, 0,
    .derivatives = 1, .reads_first = true)

KF__FORMULA(diagonal_backward) {
  if (wants & 1) out[0] = kf_scope_keep(kf__scoped_diagonal(grads[0], v[0].integer, v[1].integer,
      v[2].integer));
}
KF__FIELDS(diagonal_backward, KF__KEPT("offset", INT, 0, 2, 8_BYTES, KF__ALWAYS, 0),
    KF__KEPT("dim1", INT, 8, 3, 8_BYTES, KF__ALWAYS, 0),
    KF__KEPT("dim2", INT, 16, 4, 8_BYTES, KF__ALWAYS, 0))
KF__NODE(diagonal_backward, "DiagonalBackwardBackward0", fields_diagonal_backward, 24, 0, 0,
    .derivatives = 1, .reads_first = true)

KF__FORMULA(channel_shuffle) {
  if (wants & 1) out[0] = kf_scope_keep(kf__scoped_channel_shuffle(grads[0],
      (kf__size_at(kf_tensor_sizes(grads[0]), 1) / v[0].integer)));
}
KF__FIELDS(channel_shuffle, KF__KEPT("groups", INT, 0, 1, 8_BYTES, KF__ALWAYS, 0))
KF__NODE(channel_shuffle, "ChannelShuffleBackward0", fields_channel_shuffle, 8, 0, 0,
    .derivatives = 1, .reads_first = true)

KF__FORMULA(pixel_shuffle) {
  if (wants & 1) out[0] = kf_scope_keep(kf__scoped_pixel_unshuffle(grads[0], v[0].integer));
}
KF__FIELDS(pixel_shuffle, KF__KEPT("upscale_factor", INT, 0, 1, 8_BYTES, KF__ALWAYS, 0))
KF__NODE(pixel_shuffle, "PixelShuffleBackward0", fields_pixel_shuffle, 8, 0, 0, .derivatives = 1,
    .reads_first = true)

KF__FORMULA(pixel_unshuffle) {
  if (wants & 1) out[0] = kf_scope_keep(kf__scoped_pixel_shuffle(grads[0], v[0].integer));
}
KF__FIELDS(pixel_unshuffle, KF__KEPT("downscale_factor", INT, 0, 1, 8_BYTES, KF__ALWAYS, 0))
KF__NODE(pixel_unshuffle, "PixelUnshuffleBackward0", fields_pixel_unshuffle, 8, 0, 0,
    .derivatives = 1, .reads_first = true)

const kf__autograd_entry_t kf__autograd_join[] = {
    KF__RECORDS(cat, xi, T, cat, .edges = 1, .lists = 1, .arguments = 2, .results = 1, .outputs = 1,
        .before = 3),
    KF__REFUSES(cat_out, xiT),
    KF__REFUSES(concat_out, xiT),
    KF__REFUSES(concatenate_out, xiT),
    KF__RECORDS(stack, xi, T, stack, .edges = 1, .lists = 1, .arguments = 2, .results = 1,
        .outputs = 1, .before = 1),
    KF__REFUSES(stack_out, xiT),
    KF__REFUSES(hstack_out, xT),
    KF__REFUSES(vstack_out, xT),
    KF__REFUSES(row_stack_out, xT),
    KF__REFUSES(dstack_out, xT),
    KF__REFUSES(column_stack_out, xT),
    KF__RECORDS(block_diag, x, T, block_diag, .edges = 1, .lists = 1, .arguments = 1, .results = 1,
        .outputs = 1, .before = 1),
    KF__REFUSES(block_diag_out, xT),
    KF__RECORDS(flip, Tn, T, flip, .edges = 1, .arguments = 2, .results = 1, .outputs = 1,
        .before = 1),
    KF__REFUSES(flip_out, TnT),
    KF__RECORDS(roll, Tnn, T, roll, .edges = 1, .arguments = 3, .results = 1, .outputs = 1,
        .before = 3, .flags = KF__RECORD_OWN),
    KF__REFUSES(roll_out, TnnT),
    KF__RECORDS(rot90, Tin, T, rot90, .edges = 1, .arguments = 3, .results = 1, .outputs = 1,
        .before = 3, .flags = KF__RECORD_OWN),
    KF__REFUSES(rot90_out, TinT),
    KF__RECORDS(repeat, Tn, T, repeat, .edges = 1, .arguments = 2, .results = 1, .outputs = 1,
        .before = 3, .flags = KF__RECORD_OWN),
    KF__REFUSES(repeat_out, TnT),
    KF__AUTOGRAD_ENTRY(repeat_interleave_Tensor, NOTHING, NULL),
    KF__AUTOGRAD_ENTRY(repeat_interleave_Tensor_out, NOTHING, NULL),
    KF__RECORDS(tril, Ti, T, tril, .edges = 1, .arguments = 2, .results = 1, .outputs = 1,
        .before = 1),
    KF__RECORDS(tril_, Ti, 0, tril, .edges = 1, .arguments = 2, .before = 1,
        .flags = KF__RECORD_TRACKS | KF__RECORD_IN_PLACE),
    KF__REFUSES(tril_out, TiT),
    KF__RECORDS(triu, Ti, T, triu, .edges = 1, .arguments = 2, .results = 1, .outputs = 1,
        .before = 1),
    KF__RECORDS(triu_, Ti, 0, triu, .edges = 1, .arguments = 2, .before = 1,
        .flags = KF__RECORD_TRACKS | KF__RECORD_IN_PLACE),
    KF__REFUSES(triu_out, TiT),
    KF__REFUSES(diag_out, TiT),
    KF__RECORDS(diag_embed, Tiii, T, diag_embed, .edges = 1, .arguments = 4, .results = 1,
        .outputs = 1, .before = 7, .flags = KF__RECORD_OWN),
    KF__REFUSES(diag_embed_out, TiiiT),
    KF__RECORDS(select_scatter, TTii, T, select_scatter, .edges = 3, .arguments = 4, .results = 1,
        .outputs = 1, .before = 7, .flags = KF__RECORD_OWN),
    KF__REFUSES(select_scatter_out, TTiiT),
    KF__RECORDS(slice_scatter, TTiIIi, T, slice_scatter, .edges = 3, .arguments = 6, .results = 1,
        .outputs = 1, .before = 31, .flags = KF__RECORD_OWN),
    KF__REFUSES(slice_scatter_out, TTiIIiT),
    KF__RECORDS(diagonal_scatter, TTiii, T, diagonal_scatter, .edges = 3, .arguments = 5,
        .results = 1, .outputs = 1, .before = 15, .flags = KF__RECORD_OWN),
    KF__REFUSES(diagonal_scatter_out, TTiiiT),
    KF__RECORDS(as_strided_scatter, TTnnI, T, as_strided_scatter, .edges = 3, .arguments = 5,
        .results = 1, .outputs = 1, .before = 63, .flags = KF__RECORD_OWN),
    KF__REFUSES(as_strided_scatter_out, TTnnIT),
    KF__RECORDS(select_backward, Tnii, T, select_backward, .edges = 1, .arguments = 4, .results = 1,
        .outputs = 1, .before = 3, .flags = KF__RECORD_OWN),
    KF__REFUSES(select_backward_out, TniiT),
    KF__RECORDS(slice_backward, Tniiii, T, slice_backward, .edges = 1, .arguments = 6, .results = 1,
        .outputs = 1, .before = 15, .flags = KF__RECORD_OWN),
    KF__REFUSES(slice_backward_out, TniiiiT),
    KF__RECORDS(diagonal_backward, Tniii, T, diagonal_backward, .edges = 1, .arguments = 5,
        .results = 1, .outputs = 1, .before = 7, .flags = KF__RECORD_OWN),
    KF__REFUSES(diagonal_backward_out, TniiiT),
    KF__REFUSES(take_along_dim_out, TTIT),
    KF__AUTOGRAD_ENTRY(nonzero_static, NOTHING, NULL),
    KF__AUTOGRAD_ENTRY(nonzero_static_out, NOTHING, NULL),
    KF__RECORDS(channel_shuffle, Ti, T, channel_shuffle, .edges = 1, .arguments = 2, .results = 1,
        .outputs = 1, .before = 1, .flags = KF__RECORD_OWN),
    KF__REFUSES(channel_shuffle_out, TiT),
    KF__RECORDS(pixel_shuffle, Ti, T, pixel_shuffle, .edges = 1, .arguments = 2, .results = 1,
        .outputs = 1, .before = 1, .flags = KF__RECORD_OWN),
    KF__REFUSES(pixel_shuffle_out, TiT),
    KF__RECORDS(pixel_unshuffle, Ti, T, pixel_unshuffle, .edges = 1, .arguments = 2, .results = 1,
        .outputs = 1, .before = 1, .flags = KF__RECORD_OWN),
    KF__REFUSES(pixel_unshuffle_out, TiT),
    KF__AUTOGRAD_ENTRY(fill_diagonal_, NOTHING, NULL),
    KF__AUTOGRAD_LAST,
};
