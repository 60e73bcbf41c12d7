/* Made by tools/opgen/catalogue.py from the files in ops/. Do not edit. */
#include "autograd/formulas/formula_support.h"
#include "autograd/formulas/formula_operators.h"
#include "autograd/records/recording_kernels.h"

KF__FORMULA(sort) {
  if (wants & 1) out[0] = kf_scope_keep(kf__d_selected(grads[0], v[0].integer, v[1].tensor,
      v[2].ints, true));
}
KF__FIELDS(sort, KF__KEPT("dim", INT, 0, 1, 8_BYTES, KF__ALWAYS, 0),
    KF__KEPT("indices", TENSOR, 8, 4, RESULT, KF__ALWAYS, 0),
    KF__KEPT("self_sym_sizes", INTS, 24, 0, SIZES, KF__ALWAYS, 0))
KF__NODE(sort, "SortBackward0", fields_sort, 80, 2, 4, .derivatives = 1, .reads_first = true)

KF__FORMULA(sort_stable) {
  if (wants & 1) out[0] = kf_scope_keep(kf__d_selected(grads[0], v[0].integer, v[1].tensor,
      v[2].ints, true));
}
KF__FIELDS(sort_stable, KF__KEPT("dim", INT, 0, 2, 8_BYTES, KF__ALWAYS, 0),
    KF__KEPT("indices", TENSOR, 8, 5, RESULT, KF__ALWAYS, 0),
    KF__KEPT("self_sym_sizes", INTS, 24, 0, SIZES, KF__ALWAYS, 0))
KF__NODE(sort_stable, "SortBackward1", fields_sort_stable, 80, 2, 4, .derivatives = 1,
    .reads_first = true)

KF__FORMULA(topk) {
  if (wants & 1) out[0] = kf_scope_keep(kf__d_selected(grads[0], v[0].integer, v[1].tensor,
      v[2].ints, true));
}
KF__FIELDS(topk, KF__KEPT("dim", INT, 0, 2, 8_BYTES, KF__ALWAYS, 0),
    KF__KEPT("indices", TENSOR, 8, 6, RESULT, KF__ALWAYS, 0),
    KF__KEPT("self_sym_sizes", INTS, 24, 0, SIZES, KF__ALWAYS, 0))
KF__NODE(topk, "TopkBackward0", fields_topk, 80, 2, 4, .derivatives = 1, .reads_first = true)

KF__FORMULA(kthvalue) {
  if (wants & 1) out[0] = kf_scope_keep(kf__d_selected(grads[0], v[0].integer, v[1].tensor,
      v[2].ints, v[3].truth));
}
KF__FIELDS(kthvalue, KF__KEPT("dim", INT, 0, 2, 8_BYTES, KF__ALWAYS, 0),
    KF__KEPT("indices", TENSOR, 8, 5, RESULT, KF__ALWAYS, 0),
    KF__KEPT("self_sym_sizes", INTS, 24, 0, SIZES, KF__ALWAYS, 0),
    KF__KEPT("keepdim", BOOL, 80, 3, 1_BYTE, KF__ALWAYS, 0))
KF__NODE(kthvalue, "KthvalueBackward0", fields_kthvalue, 81, 2, 4, .derivatives = 1,
    .reads_first = true)

KF__FORMULA(median) {
  if (wants & 1) out[0] = kf_scope_keep(kf__d_share_all(grads[0], v[0].tensor, v[1].tensor));
}
KF__FIELDS(median, KF__KEPT("self", TENSOR, 0, 0, TENSOR, KF__ALWAYS, 0),
    KF__KEPT("result", TENSOR, 16, 1, OUTPUT, KF__ALWAYS, 0))
KF__NODE(median, "MedianBackward0", fields_median, 32, 3, 0, .derivatives = 1, .reads_first = true)

KF__FORMULA(median_dim) {
  if (wants & 1) out[0] = kf_scope_keep(kf__d_selected(grads[0], v[0].integer, v[1].tensor,
      v[2].ints, v[3].truth));
}
KF__FIELDS(median_dim, KF__KEPT("dim", INT, 0, 1, 8_BYTES, KF__ALWAYS, 0),
    KF__KEPT("indices", TENSOR, 8, 4, RESULT, KF__ALWAYS, 0),
    KF__KEPT("self_sym_sizes", INTS, 24, 0, SIZES, KF__ALWAYS, 0),
    KF__KEPT("keepdim", BOOL, 80, 2, 1_BYTE, KF__ALWAYS, 0))
KF__NODE(median_dim, "MedianBackward1", fields_median_dim, 81, 2, 4, .derivatives = 1,
    .reads_first = true)

KF__FORMULA(nanmedian) {
  if (wants & 1) out[0] = kf_scope_keep(kf__d_share_all(grads[0], v[0].tensor, v[1].tensor));
}
KF__FIELDS(nanmedian, KF__KEPT("self", TENSOR, 0, 0, TENSOR, KF__ALWAYS, 0),
    KF__KEPT("result", TENSOR, 16, 1, OUTPUT, KF__ALWAYS, 0))
KF__NODE(nanmedian, "NanmedianBackward0", fields_nanmedian, 32, 3, 0, .derivatives = 1,
    .reads_first = true)

KF__FORMULA(nanmedian_dim) {
  if (wants & 1) out[0] = kf_scope_keep(kf__d_selected(grads[0], v[0].integer, v[1].tensor,
      v[2].ints, v[3].truth));
}
KF__FIELDS(nanmedian_dim, KF__KEPT("dim", INT, 0, 1, 8_BYTES, KF__ALWAYS, 0),
    KF__KEPT("indices", TENSOR, 8, 4, RESULT, KF__ALWAYS, 0),
    KF__KEPT("self_sym_sizes", INTS, 24, 0, SIZES, KF__ALWAYS, 0),
    KF__KEPT("keepdim", BOOL, 80, 2, 1_BYTE, KF__ALWAYS, 0))
KF__NODE(nanmedian_dim, "NanmedianBackward1", fields_nanmedian_dim, 81, 2, 4, .derivatives = 1,
    .reads_first = true)

KF__FORMULA(mode) {
  if (wants & 1) out[0] = kf_scope_keep(kf__d_selected(grads[0], v[0].integer, v[1].tensor,
      v[2].ints, v[3].truth));
}
KF__FIELDS(mode, KF__KEPT("dim", INT, 0, 1, 8_BYTES, KF__ALWAYS, 0),
    KF__KEPT("indices", TENSOR, 8, 4, RESULT, KF__ALWAYS, 0),
    KF__KEPT("self_sym_sizes", INTS, 24, 0, SIZES, KF__ALWAYS, 0),
    KF__KEPT("keepdim", BOOL, 80, 2, 1_BYTE, KF__ALWAYS, 0))
KF__NODE(mode, "ModeBackward0", fields_mode, 81, 2, 4, .derivatives = 1, .reads_first = true)

KF__FORMULA(_unique2) {
  if (wants & 1) kf__scope_note(kf__not_implemented("_unique2"));
  (void)out;
}
KF__NODE(_unique2, "Unique2Backward0", NULL, 0, 0, 0, .derivatives = 1)

KF__FORMULA(unique_consecutive) {
  if (wants & 1) kf__scope_note(kf__not_implemented("unique_consecutive"));
  (void)out;
}
KF__NODE(unique_consecutive, "UniqueConsecutiveBackward0", NULL, 0, 0, 0, .derivatives = 1)

KF__FORMULA(unique_dim) {
  if (wants & 1) kf__scope_note(kf__not_implemented("unique_dim"));
  (void)out;
}
KF__NODE(unique_dim, "UniqueDimBackward0", NULL, 0, 0, 0, .derivatives = 1)

KF__FORMULA(unique_dim_consecutive) {
  if (wants & 1) kf__scope_note(kf__not_implemented("unique_dim_consecutive"));
  (void)out;
}
KF__NODE(unique_dim_consecutive, "UniqueDimConsecutiveBackward0", NULL, 0, 0, 0, .derivatives = 1)

const kf__autograd_entry_t kf__autograd_sort[] = {
    KF__RECORDS(sort, Tib, TT, sort, .edges = 1, .arguments = 3, .results = 2, .outputs = 1,
        .before = 5, .after = 2),
    KF__REFUSES(sort_values, TibTT),
    KF__RECORDS(sort_stable, TBib, TT, sort_stable, .edges = 1, .arguments = 4, .results = 2,
        .outputs = 1, .before = 5, .after = 2),
    KF__REFUSES(sort_values_stable, TBibTT),
    KF__AUTOGRAD_ENTRY(argsort_stable, NOTHING, NULL),
    KF__AUTOGRAD_ENTRY(argsort_stable_out, NOTHING, NULL),
    KF__REFUSES(msort_out, TT),
    KF__RECORDS(topk, Tiibb, TT, topk, .edges = 1, .arguments = 5, .results = 2, .outputs = 1,
        .before = 5, .after = 2),
    KF__REFUSES(topk_values, TiibbTT),
    KF__RECORDS(kthvalue, Tiib, TT, kthvalue, .edges = 1, .arguments = 4, .results = 2,
        .outputs = 1, .before = 13, .after = 2),
    KF__REFUSES(kthvalue_values, TiibTT),
    KF__RECORDS(median, T, T, median, .edges = 1, .arguments = 1, .results = 1, .outputs = 1,
        .before = 1, .after = 2, .flags = KF__RECORD_OWN),
    KF__REFUSES(median_out, TT),
    KF__RECORDS(median_dim, Tib, TT, median_dim, .edges = 1, .arguments = 3, .results = 2,
        .outputs = 1, .before = 13, .after = 2),
    KF__REFUSES(median_dim_values, TibTT),
    KF__RECORDS(nanmedian, T, T, nanmedian, .edges = 1, .arguments = 1, .results = 1, .outputs = 1,
        .before = 1, .after = 2, .flags = KF__RECORD_OWN),
    KF__REFUSES(nanmedian_out, TT),
    KF__RECORDS(nanmedian_dim, Tib, TT, nanmedian_dim, .edges = 1, .arguments = 3, .results = 2,
        .outputs = 1, .before = 13, .after = 2),
    KF__REFUSES(nanmedian_dim_values, TibTT),
    KF__RECORDS(mode, Tib, TT, mode, .edges = 1, .arguments = 3, .results = 2, .outputs = 1,
        .before = 13, .after = 2),
    KF__REFUSES(mode_values, TibTT),
    KF__AUTOGRAD_ENTRY(searchsorted_Tensor, NOTHING, NULL),
    KF__AUTOGRAD_ENTRY(searchsorted_Tensor_out, NOTHING, NULL),
    KF__AUTOGRAD_ENTRY(searchsorted_Scalar, NOTHING, NULL),
    KF__AUTOGRAD_ENTRY(searchsorted_Scalar_out, NOTHING, NULL),
    KF__AUTOGRAD_ENTRY(bucketize_Tensor, NOTHING, NULL),
    KF__AUTOGRAD_ENTRY(bucketize_Tensor_out, NOTHING, NULL),
    KF__AUTOGRAD_ENTRY(bucketize_Scalar, NOTHING, NULL),
    KF__AUTOGRAD_ENTRY(bucketize_Scalar_out, NOTHING, NULL),
    KF__RECORDS(_unique2, Tbbb, TTT, _unique2, .edges = 1, .arguments = 4, .results = 3,
        .outputs = 7, .flags = KF__RECORD_SEVERAL),
    KF__REFUSES(_unique2_out, TbbbTTT),
    KF__RECORDS(unique_consecutive, TbbI, TTT, unique_consecutive, .edges = 1, .arguments = 4,
        .results = 3, .outputs = 7, .flags = KF__RECORD_SEVERAL),
    KF__REFUSES(unique_consecutive_out, TbbITTT),
    KF__RECORDS(unique_dim, Tibbb, TTT, unique_dim, .edges = 1, .arguments = 5, .results = 3,
        .outputs = 7, .flags = KF__RECORD_SEVERAL),
    KF__REFUSES(unique_dim_out, TibbbTTT),
    KF__RECORDS(unique_dim_consecutive, Tibb, TTT, unique_dim_consecutive, .edges = 1,
        .arguments = 4, .results = 3, .outputs = 7, .flags = KF__RECORD_SEVERAL),
    KF__REFUSES(unique_dim_consecutive_out, TibbTTT),
    KF__AUTOGRAD_ENTRY(isin_Tensor_Tensor, NOTHING, NULL),
    KF__AUTOGRAD_ENTRY(isin_Tensor_Tensor_out, NOTHING, NULL),
    KF__AUTOGRAD_ENTRY(isin_Tensor_Scalar, NOTHING, NULL),
    KF__AUTOGRAD_ENTRY(isin_Tensor_Scalar_out, NOTHING, NULL),
    KF__AUTOGRAD_ENTRY(isin_Scalar_Tensor, NOTHING, NULL),
    KF__AUTOGRAD_ENTRY(isin_Scalar_Tensor_out, NOTHING, NULL),
    KF__AUTOGRAD_LAST,
};
