/* Made by tools/opgen/catalogue.py from the files in ops/. Do not edit. */
#include "autograd/formulas/formula_support.h"
#include "autograd/formulas/formula_operators.h"
#include "autograd/records/recording_kernels.h"

KF__FORMULA(view_copy) {
  if (wants & 1) out[0] = kf_scope_keep(kf__scoped_reshape(grads[0], v[0].ints));
}
KF__FIELDS(view_copy, KF__KEPT("self_sym_sizes", INTS, 0, 0, SIZES, KF__ALWAYS, 0))
KF__NODE(view_copy, "ViewBackward0_copy", fields_view_copy, 56, 0, 1, .derivatives = 1,
    .reads_first = true)

KF__FORMULA(_unsafe_view) {
  if (wants & 1) out[0] = kf_scope_keep(kf__scoped_reshape(grads[0], v[0].ints));
}
KF__FIELDS(_unsafe_view, KF__KEPT("self_sym_sizes", INTS, 0, 0, SIZES, KF__ALWAYS, 0))
KF__NODE(_unsafe_view, "UnsafeViewBackward0", fields__unsafe_view, 56, 0, 1, .derivatives = 1,
    .reads_first = true)

KF__FORMULA(_reshape_alias) {
  if (wants & 1) out[0] = kf_scope_keep(kf__scoped_reshape(grads[0], v[0].ints));
}
KF__FIELDS(_reshape_alias, KF__KEPT("self_sym_sizes", INTS, 0, 0, SIZES, KF__ALWAYS, 0))
KF__NODE(_reshape_alias, "ReshapeAliasBackward0", fields__reshape_alias, 56, 0, 1, .derivatives = 1,
    .reads_first = true)

KF__FORMULA(_reshape_alias_copy) {
  if (wants & 1) out[0] = kf_scope_keep(kf__scoped_reshape(grads[0], v[0].ints));
}
KF__FIELDS(_reshape_alias_copy, KF__KEPT("self_sym_sizes", INTS, 0, 0, SIZES, KF__ALWAYS, 0))
KF__NODE(_reshape_alias_copy, "ReshapeAliasBackward0_copy", fields__reshape_alias_copy, 56, 0, 1,
    .derivatives = 1, .reads_first = true)

KF__PASSING_NODE(alias_copy, "AliasBackward0_copy", 1)

KF__FORMULA(as_strided_copy) {
  if (wants & 1) out[0] = kf_scope_keep(kf__d_as_strided_grad(grads[0], v[0].ints, v[1].ints,
      v[2].integer, v[3].ints, v[4].ints, v[5].opt_integer));
}
KF__FIELDS(as_strided_copy, KF__KEPT("self_sym_sizes", INTS, 0, 0, SIZES, KF__ALWAYS, 0),
    KF__KEPT("self_sym_strides", INTS, 56, 0, STRIDES, KF__ALWAYS, 0),
    KF__KEPT("self_sym_storage_offset", INT, 112, 0, OFFSET, KF__ALWAYS, 0),
    KF__KEPT("size", INTS, 120, 1, INTS, KF__ALWAYS, 0),
    KF__KEPT("stride", INTS, 176, 2, INTS, KF__ALWAYS, 0),
    KF__KEPT("storage_offset", OPT_INT, 232, 3, 16_BYTES, KF__ALWAYS, 0))
KF__NODE(as_strided_copy, "AsStridedBackward0_copy", fields_as_strided_copy, 248, 0, 27,
    .derivatives = 1, .reads_first = true)

KF__FORMULA(as_strided_) {
  if (wants & 1) out[0] = kf_scope_keep(kf__d_as_strided_grad(grads[0], v[0].ints, v[1].ints,
      v[2].integer, v[3].ints, v[4].ints, v[5].opt_integer));
}
KF__FIELDS(as_strided_, KF__KEPT("self_sym_sizes", INTS, 0, 0, SIZES, KF__ALWAYS, 0),
    KF__KEPT("self_sym_strides", INTS, 56, 0, STRIDES, KF__ALWAYS, 0),
    KF__KEPT("self_sym_storage_offset", INT, 112, 0, OFFSET, KF__ALWAYS, 0),
    KF__KEPT("size", INTS, 120, 1, INTS, KF__ALWAYS, 0),
    KF__KEPT("stride", INTS, 176, 2, INTS, KF__ALWAYS, 0),
    KF__KEPT("storage_offset", OPT_INT, 232, 3, 16_BYTES, KF__ALWAYS, 0))
KF__NODE(as_strided_, "AsStridedBackward1", fields_as_strided_, 248, 0, 27, .derivatives = 1,
    .reads_first = true)

KF__FORMULA(select_copy_int) {
  if (wants & 1) out[0] = kf_scope_keep(kf__scoped_select_backward(grads[0], v[0].ints,
      v[1].integer, v[2].integer));
}
KF__FIELDS(select_copy_int, KF__KEPT("self_sym_sizes", INTS, 0, 0, SIZES, KF__ALWAYS, 0),
    KF__KEPT("dim", INT, 56, 1, 8_BYTES, KF__ALWAYS, 0),
    KF__KEPT("index", INT, 64, 2, 8_BYTES, KF__ALWAYS, 0))
KF__NODE(select_copy_int, "SelectBackward0_copy", fields_select_copy_int, 72, 0, 1,
    .derivatives = 1, .reads_first = true)

KF__FORMULA(slice_copy_Tensor) {
  if (wants & 1) out[0] = kf_scope_keep(kf__d_slice_grad(grads[0], v[0].ints, v[1].integer,
      v[2].opt_integer, v[3].opt_integer, v[4].integer));
}
KF__FIELDS(slice_copy_Tensor, KF__KEPT("self_sym_sizes", INTS, 0, 0, SIZES, KF__ALWAYS, 0),
    KF__KEPT("dim", INT, 56, 1, 8_BYTES, KF__ALWAYS, 0),
    KF__KEPT("start", OPT_INT, 64, 2, 16_BYTES, KF__ALWAYS, 0),
    KF__KEPT("end", OPT_INT, 80, 3, 16_BYTES, KF__ALWAYS, 0),
    KF__KEPT("step", INT, 96, 4, 8_BYTES, KF__ALWAYS, 0))
KF__NODE(slice_copy_Tensor, "SliceBackward0_copy", fields_slice_copy_Tensor, 104, 0, 1,
    .derivatives = 1, .reads_first = true)

KF__FORMULA(narrow_copy) {
  if (wants & 1) out[0] = kf_scope_keep(kf__scoped_slice_backward(grads[0], v[0].ints, v[1].integer,
      v[2].integer, kf__int_add(v[2].integer, v[3].integer), 1));
}
KF__FIELDS(narrow_copy, KF__KEPT("self_sym_sizes", INTS, 0, 0, SIZES, KF__ALWAYS, 0),
    KF__KEPT("dim", INT, 56, 1, 8_BYTES, KF__ALWAYS, 0),
    KF__KEPT("start", INT, 64, 2, 8_BYTES, KF__ALWAYS, 0),
    KF__KEPT("length", INT, 72, 3, 8_BYTES, KF__ALWAYS, 0))
KF__NODE(narrow_copy, "NarrowCopyBackward0", fields_narrow_copy, 80, 0, 1, .derivatives = 1,
    .reads_first = true)

KF__FORMULA(transpose_copy_int) {
  if (wants & 1) out[0] = kf_scope_keep(kf__scoped_transpose(grads[0], v[0].integer, v[1].integer));
}
KF__FIELDS(transpose_copy_int, KF__KEPT("dim0", INT, 0, 1, 8_BYTES, KF__ALWAYS, 0),
    KF__KEPT("dim1", INT, 8, 2, 8_BYTES, KF__ALWAYS, 0))
KF__NODE(transpose_copy_int, "TransposeBackward0_copy", fields_transpose_copy_int, 16, 0, 0,
    .derivatives = 1, .reads_first = true)

KF__FORMULA(transpose_) {
  if (wants & 1) out[0] = kf_scope_keep(kf__scoped_transpose(grads[0], v[0].integer, v[1].integer));
}
KF__FIELDS(transpose_, KF__KEPT("dim0", INT, 0, 1, 8_BYTES, KF__ALWAYS, 0),
    KF__KEPT("dim1", INT, 8, 2, 8_BYTES, KF__ALWAYS, 0))
KF__NODE(transpose_, "TransposeBackward1", fields_transpose_, 16, 0, 0, .derivatives = 1,
    .reads_first = true)

KF__FORMULA(t_copy) {
  if (wants & 1) out[0] = kf_scope_keep(kf__scoped_t(grads[0]));
}
KF__NODE(t_copy, "TBackward0_copy", NULL, 0, 0, 0, .derivatives = 1, .reads_first = true)

KF__FORMULA(t_) {
  if (wants & 1) out[0] = kf_scope_keep(kf__scoped_t(grads[0]));
}
KF__NODE(t_, "TBackward1", NULL, 0, 0, 0, .derivatives = 1, .reads_first = true)

KF__FORMULA(squeeze_) {
  if (wants & 1) out[0] = kf_scope_keep(kf__scoped_reshape(grads[0], v[0].ints));
}
KF__FIELDS(squeeze_, KF__KEPT("self_sym_sizes", INTS, 0, 0, SIZES, KF__ALWAYS, 0))
KF__NODE(squeeze_, "SqueezeBackward3", fields_squeeze_, 56, 0, 1, .derivatives = 1,
    .reads_first = true)

KF__FORMULA(squeeze_copy_dim) {
  if (wants & 1) out[0] = kf_scope_keep(kf__scoped_reshape(grads[0], v[0].ints));
}
KF__FIELDS(squeeze_copy_dim, KF__KEPT("self_sym_sizes", INTS, 0, 0, SIZES, KF__ALWAYS, 0))
KF__NODE(squeeze_copy_dim, "SqueezeBackward1_copy", fields_squeeze_copy_dim, 56, 0, 1,
    .derivatives = 1, .reads_first = true)

KF__FORMULA(squeeze__dim) {
  if (wants & 1) out[0] = kf_scope_keep(kf__scoped_reshape(grads[0], v[0].ints));
}
KF__FIELDS(squeeze__dim, KF__KEPT("self_sym_sizes", INTS, 0, 0, SIZES, KF__ALWAYS, 0))
KF__NODE(squeeze__dim, "SqueezeBackward4", fields_squeeze__dim, 56, 0, 1, .derivatives = 1,
    .reads_first = true)

KF__FORMULA(squeeze_copy_dims) {
  if (wants & 1) out[0] = kf_scope_keep(kf__scoped_reshape(grads[0], v[0].ints));
}
KF__FIELDS(squeeze_copy_dims, KF__KEPT("self_sym_sizes", INTS, 0, 0, SIZES, KF__ALWAYS, 0))
KF__NODE(squeeze_copy_dims, "SqueezeBackward2_copy", fields_squeeze_copy_dims, 56, 0, 1,
    .derivatives = 1, .reads_first = true)

KF__FORMULA(squeeze__dims) {
  if (wants & 1) out[0] = kf_scope_keep(kf__scoped_reshape(grads[0], v[0].ints));
}
KF__FIELDS(squeeze__dims, KF__KEPT("self_sym_sizes", INTS, 0, 0, SIZES, KF__ALWAYS, 0))
KF__NODE(squeeze__dims, "SqueezeBackward5", fields_squeeze__dims, 56, 0, 1, .derivatives = 1,
    .reads_first = true)

KF__FORMULA(squeeze_copy) {
  if (wants & 1) out[0] = kf_scope_keep(kf__scoped_reshape(grads[0], v[0].ints));
}
KF__FIELDS(squeeze_copy, KF__KEPT("self_sym_sizes", INTS, 0, 0, SIZES, KF__ALWAYS, 0))
KF__NODE(squeeze_copy, "SqueezeBackward0_copy", fields_squeeze_copy, 56, 0, 1, .derivatives = 1,
    .reads_first = true)

KF__FORMULA(unsqueeze_) {
  if (wants & 1) out[0] = kf_scope_keep(kf__scoped_squeeze_dim(grads[0], v[0].integer));
}
KF__FIELDS(unsqueeze_, KF__KEPT("dim", INT, 0, 1, 8_BYTES, KF__ALWAYS, 0))
KF__NODE(unsqueeze_, "UnsqueezeBackward1", fields_unsqueeze_, 8, 0, 0, .derivatives = 1,
    .reads_first = true)

KF__FORMULA(unsqueeze_copy) {
  if (wants & 1) out[0] = kf_scope_keep(kf__scoped_squeeze_dim(grads[0], v[0].integer));
}
KF__FIELDS(unsqueeze_copy, KF__KEPT("dim", INT, 0, 1, 8_BYTES, KF__ALWAYS, 0))
KF__NODE(unsqueeze_copy, "UnsqueezeBackward0_copy", fields_unsqueeze_copy, 8, 0, 0,
    .derivatives = 1, .reads_first = true)

KF__FORMULA(diagonal) {
  if (wants & 1) out[0] = kf_scope_keep(kf__scoped_diagonal_backward(grads[0], v[0].ints,
      v[1].integer, v[2].integer, v[3].integer));
}
KF__FIELDS(diagonal, KF__KEPT("self_sym_sizes", INTS, 0, 0, SIZES, KF__ALWAYS, 0),
    KF__KEPT("offset", INT, 56, 1, 8_BYTES, KF__ALWAYS, 0),
    KF__KEPT("dim1", INT, 64, 2, 8_BYTES, KF__ALWAYS, 0),
    KF__KEPT("dim2", INT, 72, 3, 8_BYTES, KF__ALWAYS, 0))
KF__NODE(diagonal, "DiagonalBackward0", fields_diagonal, 80, 0, 1, .derivatives = 1,
    .reads_first = true)

KF__FORMULA(diagonal_copy) {
  if (wants & 1) out[0] = kf_scope_keep(kf__scoped_diagonal_backward(grads[0], v[0].ints,
      v[1].integer, v[2].integer, v[3].integer));
}
KF__FIELDS(diagonal_copy, KF__KEPT("self_sym_sizes", INTS, 0, 0, SIZES, KF__ALWAYS, 0),
    KF__KEPT("offset", INT, 56, 1, 8_BYTES, KF__ALWAYS, 0),
    KF__KEPT("dim1", INT, 64, 2, 8_BYTES, KF__ALWAYS, 0),
    KF__KEPT("dim2", INT, 72, 3, 8_BYTES, KF__ALWAYS, 0))
KF__NODE(diagonal_copy, "DiagonalBackward0_copy", fields_diagonal_copy, 80, 0, 1, .derivatives = 1,
    .reads_first = true)

KF__FORMULA(unfold) {
  if (wants & 1) out[0] = kf_scope_keep(kf__d_unfold_grad(grads[0], v[0].ints, v[1].integer,
      v[2].integer, v[3].integer));
}
KF__FIELDS(unfold, KF__KEPT("self_sym_sizes", INTS, 0, 0, SIZES, KF__ALWAYS, 0),
    KF__KEPT("dimension", INT, 56, 1, 8_BYTES, KF__ALWAYS, 0),
    KF__KEPT("size", INT, 64, 2, 8_BYTES, KF__ALWAYS, 0),
    KF__KEPT("step", INT, 72, 3, 8_BYTES, KF__ALWAYS, 0))
KF__NODE(unfold, "UnfoldBackward0", fields_unfold, 80, 0, 1, .derivatives = 1, .reads_first = true)

KF__FORMULA(unfold_copy) {
  if (wants & 1) out[0] = kf_scope_keep(kf__d_unfold_grad(grads[0], v[0].ints, v[1].integer,
      v[2].integer, v[3].integer));
}
KF__FIELDS(unfold_copy, KF__KEPT("self_sym_sizes", INTS, 0, 0, SIZES, KF__ALWAYS, 0),
    KF__KEPT("dimension", INT, 56, 1, 8_BYTES, KF__ALWAYS, 0),
    KF__KEPT("size", INT, 64, 2, 8_BYTES, KF__ALWAYS, 0),
    KF__KEPT("step", INT, 72, 3, 8_BYTES, KF__ALWAYS, 0))
KF__NODE(unfold_copy, "UnfoldBackward0_copy", fields_unfold_copy, 80, 0, 1, .derivatives = 1,
    .reads_first = true)

KF__FORMULA(split_Tensor) {
  if (wants & 1) out[0] = kf_scope_keep(kf__d_split_grad(((kf_tensor_span_t){grads,
      node->output_count}), v[0].ints, v[1].integer, v[2].integer));
}
KF__FIELDS(split_Tensor, KF__KEPT("self_sym_sizes", INTS, 0, 0, SIZES, KF__ALWAYS, 0),
    KF__KEPT("dim", INT, 56, 2, 8_BYTES, KF__ALWAYS, 0),
    KF__KEPT("split_size", INT, 64, 1, 8_BYTES, KF__ALWAYS, 0))
KF__NODE(split_Tensor, "SplitBackward0", fields_split_Tensor, 72, 0, 1, .derivatives = 1)

KF__FORMULA(split_copy_Tensor) {
  if (wants & 1) out[0] = kf_scope_keep(kf__d_split_grad(((kf_tensor_span_t){grads,
      node->output_count}), v[0].ints, v[1].integer, v[2].integer));
}
KF__FIELDS(split_copy_Tensor, KF__KEPT("self_sym_sizes", INTS, 0, 0, SIZES, KF__ALWAYS, 0),
    KF__KEPT("dim", INT, 56, 2, 8_BYTES, KF__ALWAYS, 0),
    KF__KEPT("split_size", INT, 64, 1, 8_BYTES, KF__ALWAYS, 0))
KF__NODE(split_copy_Tensor, "SplitBackward0_copy", fields_split_copy_Tensor, 72, 0, 1,
    .derivatives = 1)

KF__FORMULA(split_with_sizes) {
  if (wants & 1) out[0] = kf_scope_keep(kf__d_split_sizes(((kf_tensor_span_t){grads,
      node->output_count}), v[0].ints, v[1].integer, v[2].ints));
}
KF__FIELDS(split_with_sizes, KF__KEPT("self_sym_sizes", INTS, 0, 0, SIZES, KF__ALWAYS, 0),
    KF__KEPT("dim", INT, 56, 2, 8_BYTES, KF__ALWAYS, 0),
    KF__KEPT("split_sizes", INTS, 64, 1, INTS, KF__ALWAYS, 0))
KF__NODE(split_with_sizes, "SplitWithSizesBackward0", fields_split_with_sizes, 120, 0, 5,
    .derivatives = 1)

KF__FORMULA(split_with_sizes_copy) {
  if (wants & 1) out[0] = kf_scope_keep(kf__d_split_sizes(((kf_tensor_span_t){grads,
      node->output_count}), v[0].ints, v[1].integer, v[2].ints));
}
KF__FIELDS(split_with_sizes_copy, KF__KEPT("self_sym_sizes", INTS, 0, 0, SIZES, KF__ALWAYS, 0),
    KF__KEPT("dim", INT, 56, 2, 8_BYTES, KF__ALWAYS, 0),
    KF__KEPT("split_sizes", INTS, 64, 1, INTS, KF__ALWAYS, 0))
KF__NODE(split_with_sizes_copy, "SplitWithSizesBackward0_copy", fields_split_with_sizes_copy, 120,
    0, 5, .derivatives = 1)

KF__FORMULA(unsafe_split_Tensor) {
  if (wants & 1) out[0] = kf_scope_keep(kf__d_split_grad(((kf_tensor_span_t){grads,
      node->output_count}), v[0].ints, v[1].integer, v[2].integer));
}
KF__FIELDS(unsafe_split_Tensor, KF__KEPT("self_sym_sizes", INTS, 0, 0, SIZES, KF__ALWAYS, 0),
    KF__KEPT("dim", INT, 56, 2, 8_BYTES, KF__ALWAYS, 0),
    KF__KEPT("split_size", INT, 64, 1, 8_BYTES, KF__ALWAYS, 0))
KF__NODE(unsafe_split_Tensor, "UnsafeSplitBackward0", fields_unsafe_split_Tensor, 72, 0, 1,
    .derivatives = 1)

KF__FORMULA(unsafe_split_with_sizes) {
  if (wants & 1) out[0] = kf_scope_keep(kf__d_split_sizes(((kf_tensor_span_t){grads,
      node->output_count}), v[0].ints, v[1].integer, v[2].ints));
}
KF__FIELDS(unsafe_split_with_sizes, KF__KEPT("self_sym_sizes", INTS, 0, 0, SIZES, KF__ALWAYS, 0),
    KF__KEPT("dim", INT, 56, 2, 8_BYTES, KF__ALWAYS, 0),
    KF__KEPT("split_sizes", INTS, 64, 1, INTS, KF__ALWAYS, 0))
KF__NODE(unsafe_split_with_sizes, "UnsafeSplitWithSizesBackward0", fields_unsafe_split_with_sizes,
    120, 0, 5, .derivatives = 1)

KF__FORMULA(unbind_int) {
  if (wants & 1) out[0] = kf_scope_keep(kf__d_unbind_grad(((kf_tensor_span_t){grads,
      node->output_count}), v[0].integer));
}
KF__FIELDS(unbind_int, KF__KEPT("dim", INT, 0, 1, 8_BYTES, KF__ALWAYS, 0))
KF__NODE(unbind_int, "UnbindBackward0", fields_unbind_int, 8, 0, 0, .derivatives = 1)

KF__FORMULA(unbind_copy_int) {
  if (wants & 1) out[0] = kf_scope_keep(kf__d_unbind_grad(((kf_tensor_span_t){grads,
      node->output_count}), v[0].integer));
}
KF__FIELDS(unbind_copy_int, KF__KEPT("dim", INT, 0, 1, 8_BYTES, KF__ALWAYS, 0))
KF__NODE(unbind_copy_int, "UnbindBackward0_copy", fields_unbind_copy_int, 8, 0, 0, .derivatives = 1)

KF__FORMULA(view_as_real) {
  if (wants & 1) out[0] = kf_scope_keep(kf__scoped_view_as_complex(kf__scoped_contiguous(grads[0],
      (kf_memory_format_t)0)));
}
KF__NODE(view_as_real, "ViewAsRealBackward0", NULL, 0, 0, 0, .derivatives = 1, .reads_first = true)

KF__FORMULA(view_as_real_copy) {
  if (wants & 1) out[0] = kf_scope_keep(kf__scoped_view_as_complex(kf__scoped_contiguous(grads[0],
      (kf_memory_format_t)0)));
}
KF__NODE(view_as_real_copy, "ViewAsRealBackward0_copy", NULL, 0, 0, 0, .derivatives = 1,
    .reads_first = true)

KF__FORMULA(view_as_complex) {
  if (wants & 1) out[0] =
      kf_scope_keep(kf__scoped_view_as_real(kf__scoped_resolve_conj(kf__scoped_contiguous(grads[0],
      (kf_memory_format_t)0))));
}
KF__NODE(view_as_complex, "ViewAsComplexBackward0", NULL, 0, 0, 0, .derivatives = 1,
    .reads_first = true)

KF__FORMULA(view_as_complex_copy) {
  if (wants & 1) out[0] =
      kf_scope_keep(kf__scoped_view_as_real(kf__scoped_resolve_conj(kf__scoped_contiguous(grads[0],
      (kf_memory_format_t)0))));
}
KF__NODE(view_as_complex_copy, "ViewAsComplexBackward0_copy", NULL, 0, 0, 0, .derivatives = 1,
    .reads_first = true)

KF__FORMULA(_conj) {
  if (wants & 1) out[0] = kf_scope_keep(kf__d_conj(grads[0]));
}
KF__NODE(_conj, "ConjBackward0", NULL, 0, 0, 0, .derivatives = 1, .reads_first = true)

KF__FORMULA(_conj_copy) {
  if (wants & 1) out[0] = kf_scope_keep(kf__d_conj(grads[0]));
}
KF__NODE(_conj_copy, "ConjBackward0_copy", NULL, 0, 0, 0, .derivatives = 1, .reads_first = true)

KF__FORMULA(_neg_view) {
  if (wants & 1) out[0] = kf_scope_keep(kf__scoped_neg(grads[0]));
}
KF__NODE(_neg_view, "NegViewBackward0", NULL, 0, 0, 0, .derivatives = 1, .reads_first = true)

KF__FORMULA(_neg_view_copy) {
  if (wants & 1) out[0] = kf_scope_keep(kf__scoped_neg(grads[0]));
}
KF__NODE(_neg_view_copy, "NegViewBackward0_copy", NULL, 0, 0, 0, .derivatives = 1,
    .reads_first = true)

KF__FORMULA(expand_copy) {
  if (wants & 1) out[0] = kf_scope_keep(kf__scoped_sum_to_size(grads[0], v[0].ints));
}
KF__FIELDS(expand_copy, KF__KEPT("self_sym_sizes", INTS, 0, 0, SIZES, KF__ALWAYS, 0))
KF__NODE(expand_copy, "ExpandBackward0_copy", fields_expand_copy, 56, 0, 1, .derivatives = 1,
    .reads_first = true)

KF__FORMULA(permute_copy) {
  if (wants & 1) out[0] = kf_scope_keep(kf__d_permute_grad(grads[0], v[0].ints));
}
KF__FIELDS(permute_copy, KF__KEPT("dims", INTS, 0, 1, INTS, KF__ALWAYS, 0))
KF__NODE(permute_copy, "PermuteBackward0_copy", fields_permute_copy, 56, 0, 1, .derivatives = 1,
    .reads_first = true)

KF__PASSING_NODE(lift_fresh, "LiftFreshBackward0", 1)

KF__PASSING_NODE(lift_fresh_copy, "LiftFreshBackward0_copy", 1)

const kf__autograd_entry_t kf__autograd_views[] = {
    KF__RECORDS(view_copy, Tn, T, view_copy, .edges = 1, .arguments = 2, .results = 1, .outputs = 1,
        .before = 1, .flags = KF__RECORD_OWN),
    KF__REFUSES(view_copy_out, TnT),
    KF__AUTOGRAD_ENTRY(view_copy_dtype, NOTHING, NULL),
    KF__AUTOGRAD_ENTRY(view_copy_dtype_out, NOTHING, NULL),
    KF__RECORDS(_unsafe_view, Tn, T, _unsafe_view, .edges = 1, .arguments = 2, .results = 1,
        .outputs = 1, .before = 1, .flags = KF__RECORD_TRACKS | KF__RECORD_OWN),
    KF__RECORDS(_reshape_alias, Tnn, T, _reshape_alias, .edges = 1, .arguments = 3, .results = 1,
        .outputs = 1, .before = 1, .flags = KF__RECORD_TRACKS | KF__RECORD_OWN),
    KF__RECORDS(_reshape_alias_copy, Tnn, T, _reshape_alias_copy, .edges = 1, .arguments = 3,
        .results = 1, .outputs = 1, .before = 1, .flags = KF__RECORD_OWN),
    KF__REFUSES(_reshape_alias_copy_out, TnnT),
    KF__RECORDS(alias_copy, T, T, alias_copy, .edges = 1, .arguments = 1, .results = 1,
        .outputs = 1, .flags = KF__RECORD_OWN),
    KF__REFUSES(alias_copy_out, TT),
    KF__AUTOGRAD_ENTRY(detach_copy, NOTHING, NULL),
    KF__AUTOGRAD_ENTRY(detach_copy_out, NOTHING, NULL),
    KF__AUTOGRAD_ENTRY(detach_, NOTHING, NULL),
    KF__RECORDS(as_strided_copy, TnnI, T, as_strided_copy, .edges = 1, .arguments = 4, .results = 1,
        .outputs = 1, .before = 63, .flags = KF__RECORD_OWN),
    KF__REFUSES(as_strided_copy_out, TnnIT),
    KF__RECORDS(as_strided_, TnnI, 0, as_strided_, .edges = 1, .arguments = 4, .before = 63,
        .flags = KF__RECORD_TRACKS | KF__RECORD_IN_PLACE | KF__RECORD_ALONE),
    KF__RECORDS(select_copy_int, Tii, T, select_copy_int, .edges = 1, .arguments = 3, .results = 1,
        .outputs = 1, .before = 7, .flags = KF__RECORD_OWN),
    KF__REFUSES(select_copy_int_out, TiiT),
    KF__RECORDS(slice_copy_Tensor, TiIIi, T, slice_copy_Tensor, .edges = 1, .arguments = 5,
        .results = 1, .outputs = 1, .before = 31, .flags = KF__RECORD_OWN),
    KF__REFUSES(slice_copy_Tensor_out, TiIIiT),
    KF__RECORDS(narrow_copy, Tiii, T, narrow_copy, .edges = 1, .arguments = 4, .results = 1,
        .outputs = 1, .before = 15, .flags = KF__RECORD_OWN),
    KF__REFUSES(narrow_copy_out, TiiiT),
    KF__RECORDS(transpose_copy_int, Tii, T, transpose_copy_int, .edges = 1, .arguments = 3,
        .results = 1, .outputs = 1, .before = 3, .flags = KF__RECORD_OWN),
    KF__REFUSES(transpose_copy_int_out, TiiT),
    KF__RECORDS(transpose_, Tii, 0, transpose_, .edges = 1, .arguments = 3, .before = 3,
        .flags = KF__RECORD_TRACKS | KF__RECORD_IN_PLACE | KF__RECORD_ALONE),
    KF__RECORDS(t_copy, T, T, t_copy, .edges = 1, .arguments = 1, .results = 1, .outputs = 1,
        .flags = KF__RECORD_OWN),
    KF__REFUSES(t_copy_out, TT),
    KF__RECORDS(t_, T, 0, t_, .edges = 1, .arguments = 1,
        .flags = KF__RECORD_TRACKS | KF__RECORD_IN_PLACE | KF__RECORD_ALONE),
    KF__RECORDS(squeeze_, T, 0, squeeze_, .edges = 1, .arguments = 1, .before = 1,
        .flags = KF__RECORD_TRACKS | KF__RECORD_IN_PLACE | KF__RECORD_ALONE),
    KF__RECORDS(squeeze_copy_dim, Ti, T, squeeze_copy_dim, .edges = 1, .arguments = 2, .results = 1,
        .outputs = 1, .before = 1, .flags = KF__RECORD_OWN),
    KF__REFUSES(squeeze_copy_dim_out, TiT),
    KF__RECORDS(squeeze__dim, Ti, 0, squeeze__dim, .edges = 1, .arguments = 2, .before = 1,
        .flags = KF__RECORD_TRACKS | KF__RECORD_IN_PLACE | KF__RECORD_ALONE),
    KF__RECORDS(squeeze_copy_dims, Tn, T, squeeze_copy_dims, .edges = 1, .arguments = 2,
        .results = 1, .outputs = 1, .before = 1, .flags = KF__RECORD_OWN),
    KF__REFUSES(squeeze_copy_dims_out, TnT),
    KF__RECORDS(squeeze__dims, Tn, 0, squeeze__dims, .edges = 1, .arguments = 2, .before = 1,
        .flags = KF__RECORD_TRACKS | KF__RECORD_IN_PLACE | KF__RECORD_ALONE),
    KF__RECORDS(squeeze_copy, T, T, squeeze_copy, .edges = 1, .arguments = 1, .results = 1,
        .outputs = 1, .before = 1, .flags = KF__RECORD_OWN),
    KF__REFUSES(squeeze_copy_out, TT),
    KF__RECORDS(unsqueeze_, Ti, 0, unsqueeze_, .edges = 1, .arguments = 2, .before = 1,
        .flags = KF__RECORD_TRACKS | KF__RECORD_IN_PLACE | KF__RECORD_ALONE),
    KF__RECORDS(unsqueeze_copy, Ti, T, unsqueeze_copy, .edges = 1, .arguments = 2, .results = 1,
        .outputs = 1, .before = 1, .flags = KF__RECORD_OWN),
    KF__REFUSES(unsqueeze_copy_out, TiT),
    KF__RECORDS(diagonal, Tiii, T, diagonal, .edges = 1, .arguments = 4, .results = 1, .outputs = 1,
        .before = 15, .flags = KF__RECORD_TRACKS | KF__RECORD_OWN),
    KF__RECORDS(diagonal_copy, Tiii, T, diagonal_copy, .edges = 1, .arguments = 4, .results = 1,
        .outputs = 1, .before = 15, .flags = KF__RECORD_OWN),
    KF__REFUSES(diagonal_copy_out, TiiiT),
    KF__RECORDS(unfold, Tiii, T, unfold, .edges = 1, .arguments = 4, .results = 1, .outputs = 1,
        .before = 15, .flags = KF__RECORD_TRACKS | KF__RECORD_OWN),
    KF__RECORDS(unfold_copy, Tiii, T, unfold_copy, .edges = 1, .arguments = 4, .results = 1,
        .outputs = 1, .before = 15, .flags = KF__RECORD_OWN),
    KF__REFUSES(unfold_copy_out, TiiiT),
    KF__RECORDS(split_Tensor, Tii, L, split_Tensor, .edges = 1, .arguments = 3, .results = 1,
        .before = 7, .flags = KF__RECORD_TRACKS | KF__RECORD_LIST),
    KF__RECORDS(split_copy_Tensor, Tii, L, split_copy_Tensor, .edges = 1, .arguments = 3,
        .results = 1, .before = 7, .flags = KF__RECORD_LIST),
    KF__REFUSES(split_copy_Tensor_out, Tiix),
    KF__RECORDS(split_with_sizes, Tni, L, split_with_sizes, .edges = 1, .arguments = 3,
        .results = 1, .before = 7, .flags = KF__RECORD_TRACKS | KF__RECORD_LIST),
    KF__RECORDS(split_with_sizes_copy, Tni, L, split_with_sizes_copy, .edges = 1, .arguments = 3,
        .results = 1, .before = 7, .flags = KF__RECORD_LIST),
    KF__REFUSES(split_with_sizes_copy_out, Tnix),
    KF__RECORDS(unsafe_split_Tensor, Tii, L, unsafe_split_Tensor, .edges = 1, .arguments = 3,
        .results = 1, .before = 7, .flags = KF__RECORD_LIST),
    KF__RECORDS(unsafe_split_with_sizes, Tni, L, unsafe_split_with_sizes, .edges = 1,
        .arguments = 3, .results = 1, .before = 7, .flags = KF__RECORD_LIST),
    KF__RECORDS(unbind_int, Ti, L, unbind_int, .edges = 1, .arguments = 2, .results = 1,
        .before = 1, .flags = KF__RECORD_TRACKS | KF__RECORD_LIST),
    KF__RECORDS(unbind_copy_int, Ti, L, unbind_copy_int, .edges = 1, .arguments = 2, .results = 1,
        .before = 1, .flags = KF__RECORD_LIST),
    KF__REFUSES(unbind_copy_int_out, Tix),
    KF__RECORDS(view_as_real, T, T, view_as_real, .edges = 1, .arguments = 1, .results = 1,
        .outputs = 1, .flags = KF__RECORD_TRACKS | KF__RECORD_OWN),
    KF__RECORDS(view_as_real_copy, T, T, view_as_real_copy, .edges = 1, .arguments = 1,
        .results = 1, .outputs = 1, .flags = KF__RECORD_OWN),
    KF__REFUSES(view_as_real_copy_out, TT),
    KF__RECORDS(view_as_complex, T, T, view_as_complex, .edges = 1, .arguments = 1, .results = 1,
        .outputs = 1, .flags = KF__RECORD_TRACKS | KF__RECORD_OWN),
    KF__RECORDS(view_as_complex_copy, T, T, view_as_complex_copy, .edges = 1, .arguments = 1,
        .results = 1, .outputs = 1, .flags = KF__RECORD_OWN),
    KF__REFUSES(view_as_complex_copy_out, TT),
    KF__RECORDS(_conj, T, T, _conj, .edges = 1, .arguments = 1, .results = 1, .outputs = 1,
        .flags = KF__RECORD_TRACKS | KF__RECORD_OWN),
    KF__RECORDS(_conj_copy, T, T, _conj_copy, .edges = 1, .arguments = 1, .results = 1,
        .outputs = 1, .flags = KF__RECORD_OWN),
    KF__REFUSES(_conj_copy_out, TT),
    KF__RECORDS(_neg_view, T, T, _neg_view, .edges = 1, .arguments = 1, .results = 1, .outputs = 1,
        .flags = KF__RECORD_TRACKS | KF__RECORD_OWN),
    KF__RECORDS(_neg_view_copy, T, T, _neg_view_copy, .edges = 1, .arguments = 1, .results = 1,
        .outputs = 1, .flags = KF__RECORD_OWN),
    KF__REFUSES(_neg_view_copy_out, TT),
    KF__RECORDS(expand_copy, Tnb, T, expand_copy, .edges = 1, .arguments = 3, .results = 1,
        .outputs = 1, .before = 1, .flags = KF__RECORD_OWN),
    KF__REFUSES(expand_copy_out, TnbT),
    KF__RECORDS(permute_copy, Tn, T, permute_copy, .edges = 1, .arguments = 2, .results = 1,
        .outputs = 1, .before = 1, .flags = KF__RECORD_OWN),
    KF__REFUSES(permute_copy_out, TnT),
    KF__RECORDS(lift_fresh, T, T, lift_fresh, .edges = 1, .arguments = 1, .results = 1,
        .outputs = 1, .flags = KF__RECORD_TRACKS | KF__RECORD_OWN),
    KF__RECORDS(lift_fresh_copy, T, T, lift_fresh_copy, .edges = 1, .arguments = 1, .results = 1,
        .outputs = 1, .flags = KF__RECORD_OWN),
    KF__REFUSES(lift_fresh_copy_out, TT),
    KF__AUTOGRAD_ENTRY(is_same_size, NOTHING, NULL),
    KF__AUTOGRAD_LAST,
};
