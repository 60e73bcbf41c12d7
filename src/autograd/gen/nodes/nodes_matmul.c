/* Made by tools/opgen/catalogue.py from the files in ops/. Do not edit. */
#include "autograd/formulas/formula_support.h"
#include "autograd/formulas/formula_operators.h"
#include "autograd/records/recording_kernels.h"

KF__FORMULA(mm) {
  if (wants & 2) out[1] = kf_scope_keep(kf__d_mm_right(grads[0], v[3].tensor, v[4].ints,
      v[5].ints));
  if (wants & 1) out[0] = kf_scope_keep(kf__d_mm_left(grads[0], v[0].tensor, v[1].ints, v[2].ints));
}
KF__FIELDS(mm, KF__KEPT("mat2", TENSOR, 0, 1, TENSOR, 1, 0),
    KF__KEPT("self_sym_sizes", INTS, 16, 0, SIZES, 1, 0),
    KF__KEPT("self_sym_strides", INTS, 72, 0, STRIDES, 1, 0),
    KF__KEPT("self", TENSOR, 128, 0, TENSOR, 2, 0),
    KF__KEPT("mat2_sym_sizes", INTS, 144, 1, SIZES, 2, 0),
    KF__KEPT("mat2_sym_strides", INTS, 200, 1, STRIDES, 2, 0))
KF__NODE(mm, "MmBackward0", fields_mm, 256, 9, 54, .derivatives = 2, .reads_first = true)

KF__FORMULA(addmm) {
  if (wants & 2) out[1] = kf_scope_keep(kf__d_scale(kf__d_mm_left(grads[0], v[1].tensor, v[2].ints,
      v[3].ints), v[4].number));
  if (wants & 4) out[2] = kf_scope_keep(kf__d_scale(kf__d_mm_right(grads[0], v[5].tensor, v[6].ints,
      v[7].ints), v[4].number));
  if (wants & 1) out[0] = kf_scope_keep(kf__d_scale(grads[0], v[0].number));
}
KF__FIELDS(addmm, KF__KEPT("beta", SCALAR, 0, 3, 24_BYTES, 1, 0),
    KF__KEPT("mat2", TENSOR, 24, 2, TENSOR, 2, 0),
    KF__KEPT("mat1_sym_sizes", INTS, 40, 1, SIZES, 2, 0),
    KF__KEPT("mat1_sym_strides", INTS, 96, 1, STRIDES, 2, 0),
    KF__KEPT("alpha", SCALAR, 152, 4, 24_BYTES, 6, 0),
    KF__KEPT("mat1", TENSOR, 176, 1, TENSOR, 4, 0),
    KF__KEPT("mat2_sym_sizes", INTS, 192, 2, SIZES, 4, 0),
    KF__KEPT("mat2_sym_strides", INTS, 248, 2, STRIDES, 4, 0))
KF__NODE(addmm, "AddmmBackward0", fields_addmm, 304, 34, 204, .derivatives = 3, .reads_first = true)

KF__FORMULA(bmm) {
  if (wants & 2) out[1] = kf_scope_keep(kf__scoped_bmm(kf__d_adj(v[1].tensor), grads[0]));
  if (wants & 1) out[0] = kf_scope_keep(kf__scoped_bmm(grads[0], kf__d_adj(v[0].tensor)));
}
KF__FIELDS(bmm, KF__KEPT("mat2", TENSOR, 0, 1, TENSOR, 1, 0),
    KF__KEPT("self", TENSOR, 16, 0, TENSOR, 2, 0))
KF__NODE(bmm, "BmmBackward0", fields_bmm, 32, 3, 0, .derivatives = 2, .reads_first = true)

KF__FORMULA(baddbmm) {
  if (wants & 2) out[1] = kf_scope_keep(kf__d_scale(kf__scoped_bmm(grads[0],
      kf__d_adj(v[1].tensor)), v[2].number));
  if (wants & 4) out[2] = kf_scope_keep(kf__d_scale(kf__scoped_bmm(kf__d_adj(v[3].tensor),
      grads[0]), v[2].number));
  if (wants & 1) out[0] = kf_scope_keep(kf__d_scale(grads[0], v[0].number));
}
KF__FIELDS(baddbmm, KF__KEPT("beta", SCALAR, 0, 3, 24_BYTES, 1, 0),
    KF__KEPT("batch2", TENSOR, 24, 2, TENSOR, 2, 0),
    KF__KEPT("alpha", SCALAR, 40, 4, 24_BYTES, 6, 0),
    KF__KEPT("batch1", TENSOR, 64, 1, TENSOR, 4, 0))
KF__NODE(baddbmm, "BaddbmmBackward0", fields_baddbmm, 80, 10, 0, .derivatives = 3,
    .reads_first = true)

KF__FORMULA(addbmm) {
  if (wants & 2) out[1] =
      kf_scope_keep(kf__d_scale(kf__scoped_bmm(kf__scoped_expand(kf__scoped_unsqueeze(grads[0], 0),
      KF_INTS(kf__size_at(v[1].ints, 0), kf__size_at(v[1].ints, 1), kf__size_at(v[2].ints, 2)),
      false), kf__d_adj(v[3].tensor)), v[4].number));
  if (wants & 4) out[2] = kf_scope_keep(kf__d_scale(kf__scoped_bmm(kf__d_adj(v[5].tensor),
      kf__scoped_expand(kf__scoped_unsqueeze(grads[0], 0), KF_INTS(kf__size_at(v[1].ints, 0),
      kf__size_at(v[1].ints, 1), kf__size_at(v[2].ints, 2)), false)), v[4].number));
  if (wants & 1) out[0] = kf_scope_keep(kf__d_scale(grads[0], v[0].number));
}
KF__FIELDS(addbmm, KF__KEPT("beta", SCALAR, 0, 3, 24_BYTES, 1, 0),
    KF__KEPT("batch1_sym_sizes", INTS, 24, 1, SIZES, 6, 0),
    KF__KEPT("batch2_sym_sizes", INTS, 80, 2, SIZES, 6, 0),
    KF__KEPT("batch2", TENSOR, 136, 2, TENSOR, 2, 0),
    KF__KEPT("alpha", SCALAR, 152, 4, 24_BYTES, 6, 0),
    KF__KEPT("batch1", TENSOR, 176, 1, TENSOR, 4, 0))
KF__NODE(addbmm, "AddbmmBackward0", fields_addbmm, 192, 40, 6, .derivatives = 3,
    .reads_first = true)

KF__FORMULA(mv) {
  if (wants & 1) out[0] = kf_scope_keep(kf__scoped_outer(grads[0], kf__d_conj(v[0].tensor)));
  if (wants & 2) out[1] = kf_scope_keep(kf__scoped_mv(kf__d_adj(v[1].tensor), grads[0]));
}
KF__FIELDS(mv, KF__KEPT("vec", TENSOR, 0, 1, TENSOR, 1, 0),
    KF__KEPT("self", TENSOR, 16, 0, TENSOR, 2, 0))
KF__NODE(mv, "MvBackward0", fields_mv, 32, 3, 0, .derivatives = 2, .reads_first = true)

KF__FORMULA(addmv) {
  if (wants & 2) out[1] = kf_scope_keep(kf__d_scale(kf__scoped_outer(grads[0],
      kf__d_conj(v[1].tensor)), v[2].number));
  if (wants & 1) out[0] = kf_scope_keep(kf__d_scale(grads[0], v[0].number));
  if (wants & 4) out[2] = kf_scope_keep(kf__d_scale(kf__scoped_mv(kf__d_adj(v[3].tensor), grads[0]),
      v[2].number));
}
KF__FIELDS(addmv, KF__KEPT("beta", SCALAR, 0, 3, 24_BYTES, 1, 0),
    KF__KEPT("vec", TENSOR, 24, 2, TENSOR, 2, 0), KF__KEPT("alpha", SCALAR, 40, 4, 24_BYTES, 6, 0),
    KF__KEPT("mat", TENSOR, 64, 1, TENSOR, 4, 0))
KF__NODE(addmv, "AddmvBackward0", fields_addmv, 80, 10, 0, .derivatives = 3, .reads_first = true)

KF__FORMULA(dot) {
  if (wants & 1) out[0] = kf_scope_keep(kf__scoped_mul(grads[0], kf__d_conj(v[0].tensor)));
  if (wants & 2) out[1] = kf_scope_keep(kf__scoped_mul(grads[0], kf__d_conj(v[1].tensor)));
}
KF__FIELDS(dot, KF__KEPT("tensor", TENSOR, 0, 1, TENSOR, 1, 0),
    KF__KEPT("self", TENSOR, 16, 0, TENSOR, 2, 0))
KF__NODE(dot, "DotBackward0", fields_dot, 32, 3, 0, .derivatives = 2, .reads_first = true)

KF__FORMULA(vdot) {
  if (wants & 2) out[1] = kf_scope_keep(kf__scoped_mul(grads[0], v[1].tensor));
  if (wants & 1) out[0] = kf_scope_keep(kf__scoped_mul(kf__d_conj(grads[0]), v[0].tensor));
}
KF__FIELDS(vdot, KF__KEPT("other", TENSOR, 0, 1, TENSOR, 1, 0),
    KF__KEPT("self", TENSOR, 16, 0, TENSOR, 2, 0))
KF__NODE(vdot, "VdotBackward0", fields_vdot, 32, 3, 0, .derivatives = 2, .reads_first = true)

KF__FORMULA(addr) {
  if (wants & 1) out[0] = kf_scope_keep(kf__d_scale(grads[0], v[0].number));
  if (wants & 2) out[1] = kf_scope_keep(kf__d_scale(kf__scoped_mv(grads[0],
      kf__d_conj(kf__d_in_type_of(v[1].tensor, grads[0]))), v[2].number));
  if (wants & 4) out[2] = kf_scope_keep(kf__d_scale(kf__scoped_mv(kf__scoped_t(grads[0]),
      kf__d_conj(kf__d_in_type_of(v[3].tensor, grads[0]))), v[2].number));
}
KF__FIELDS(addr, KF__KEPT("beta", SCALAR, 0, 3, 24_BYTES, 1, 0),
    KF__KEPT("vec2", TENSOR, 24, 2, TENSOR, 2, 0), KF__KEPT("alpha", SCALAR, 40, 4, 24_BYTES, 6, 0),
    KF__KEPT("vec1", TENSOR, 64, 1, TENSOR, 4, 0))
KF__NODE(addr, "AddrBackward0", fields_addr, 80, 10, 0, .derivatives = 3, .reads_first = true)

KF__FORMULA(trace) {
  if (wants & 1) out[0] = kf_scope_keep(kf__d_trace_grad(grads[0], v[0].ints));
}
KF__FIELDS(trace, KF__KEPT("self_sym_sizes", INTS, 0, 0, SIZES, KF__ALWAYS, 0))
KF__NODE(trace, "TraceBackward0", fields_trace, 56, 0, 1, .derivatives = 1, .reads_first = true)

KF__FORMULA(_cdist_forward) {
  if (wants & 1) out[0] = kf_scope_keep(kf__d_cdist_first(grads[0], v[0].tensor, v[1].tensor,
      v[2].real, v[3].tensor));
  if (wants & 2) out[1] = kf_scope_keep(kf__d_cdist_first(kf__scoped_mT(grads[0]), v[1].tensor,
      v[0].tensor, v[2].real, kf__scoped_mT(v[3].tensor)));
}
KF__FIELDS(_cdist_forward, KF__KEPT("x1", TENSOR, 0, 0, TENSOR, KF__ALWAYS, 0),
    KF__KEPT("x2", TENSOR, 16, 1, TENSOR, KF__ALWAYS, 0),
    KF__KEPT("p", FLOAT, 32, 2, 8_BYTES, KF__ALWAYS, 0),
    KF__KEPT("result", TENSOR, 40, 4, OUTPUT, KF__ALWAYS, 0))
KF__NODE(_cdist_forward, "CdistBackward0", fields__cdist_forward, 56, 11, 0, .derivatives = 2,
    .reads_first = true)

KF__FORMULA(_pdist_forward) {
  if (wants & 1) out[0] = kf_scope_keep(kf__d_pdist_grad(grads[0], v[0].tensor, v[1].real,
      v[2].tensor));
}
KF__FIELDS(_pdist_forward, KF__KEPT("self", TENSOR, 0, 0, TENSOR, KF__ALWAYS, 0),
    KF__KEPT("p", FLOAT, 16, 1, 8_BYTES, KF__ALWAYS, 0),
    KF__KEPT("result", TENSOR, 24, 2, OUTPUT, KF__ALWAYS, 0))
KF__NODE(_pdist_forward, "PdistBackward0", fields__pdist_forward, 40, 5, 0, .derivatives = 1,
    .reads_first = true)

const kf__autograd_entry_t kf__autograd_matmul[] = {
    KF__RECORDS(mm, TT, T, mm, .edges = 3, .arguments = 2, .results = 1, .outputs = 1,
        .before = 63),
    KF__REFUSES(mm_out, TTT),
    KF__RECORDS(addmm, TTTss, T, addmm, .edges = 7, .arguments = 5, .results = 1, .outputs = 1,
        .before = 255),
    KF__RECORDS(addmm_, TTTss, 0, addmm, .edges = 7, .arguments = 5, .before = 255,
        .flags = KF__RECORD_TRACKS | KF__RECORD_IN_PLACE),
    KF__REFUSES(addmm_out, TTTssT),
    KF__RECORDS(bmm, TT, T, bmm, .edges = 3, .arguments = 2, .results = 1, .outputs = 1,
        .before = 3),
    KF__REFUSES(bmm_out, TTT),
    KF__RECORDS(baddbmm, TTTss, T, baddbmm, .edges = 7, .arguments = 5, .results = 1, .outputs = 1,
        .before = 15),
    KF__RECORDS(baddbmm_, TTTss, 0, baddbmm, .edges = 7, .arguments = 5, .before = 15,
        .flags = KF__RECORD_TRACKS | KF__RECORD_IN_PLACE),
    KF__REFUSES(baddbmm_out, TTTssT),
    KF__RECORDS(addbmm, TTTss, T, addbmm, .edges = 7, .arguments = 5, .results = 1, .outputs = 1,
        .before = 63),
    KF__RECORDS(addbmm_, TTTss, 0, addbmm, .edges = 7, .arguments = 5, .before = 63,
        .flags = KF__RECORD_TRACKS | KF__RECORD_IN_PLACE),
    KF__REFUSES(addbmm_out, TTTssT),
    KF__RECORDS(mv, TT, T, mv, .edges = 3, .arguments = 2, .results = 1, .outputs = 1, .before = 3),
    KF__REFUSES(mv_out, TTT),
    KF__RECORDS(addmv, TTTss, T, addmv, .edges = 7, .arguments = 5, .results = 1, .outputs = 1,
        .before = 15),
    KF__RECORDS(addmv_, TTTss, 0, addmv, .edges = 7, .arguments = 5, .before = 15,
        .flags = KF__RECORD_TRACKS | KF__RECORD_IN_PLACE),
    KF__REFUSES(addmv_out, TTTssT),
    KF__RECORDS(dot, TT, T, dot, .edges = 3, .arguments = 2, .results = 1, .outputs = 1,
        .before = 3),
    KF__REFUSES(dot_out, TTT),
    KF__RECORDS(vdot, TT, T, vdot, .edges = 3, .arguments = 2, .results = 1, .outputs = 1,
        .before = 3),
    KF__REFUSES(vdot_out, TTT),
    KF__RECORDS(addr, TTTss, T, addr, .edges = 7, .arguments = 5, .results = 1, .outputs = 1,
        .before = 15, .flags = KF__RECORD_OWN),
    KF__RECORDS(addr_, TTTss, 0, addr, .edges = 7, .arguments = 5, .before = 15,
        .flags = KF__RECORD_TRACKS | KF__RECORD_IN_PLACE),
    KF__REFUSES(addr_out, TTTssT),
    KF__REFUSES(outer_out, TTT),
    KF__REFUSES(ger_out, TTT),
    KF__REFUSES(inner_out, TTT),
    KF__REFUSES(matmul_out, TTT),
    KF__REFUSES(linear_out, TTUT),
    KF__REFUSES(tensordot_out, TTnnT),
    KF__REFUSES(kron_out, TTT),
    KF__REFUSES(linalg_matrix_power_out, TiT),
    KF__REFUSES(matrix_power_out, TiT),
    KF__RECORDS(trace, T, T, trace, .edges = 1, .arguments = 1, .results = 1, .outputs = 1,
        .before = 1),
    KF__REFUSES(trace_out, TT),
    KF__RECORDS(_cdist_forward, TTfI, T, _cdist_forward, .edges = 3, .arguments = 4, .results = 1,
        .outputs = 1, .before = 7, .after = 8),
    KF__REFUSES(_cdist_forward_out, TTfIT),
    KF__RECORDS(_pdist_forward, Tf, T, _pdist_forward, .edges = 1, .arguments = 2, .results = 1,
        .outputs = 1, .before = 3, .after = 4),
    KF__REFUSES(_pdist_forward_out, TfT),
    KF__REFUSES(_addmm_activation_out, TTTssbT),
    KF__REFUSES(_int_mm_out, TTT),
    KF__REFUSES(_compute_linear_combination_out, TTT),
    KF__REFUSES(_scaled_mm_out, TTTTUUIbT),
    KF__AUTOGRAD_LAST,
};
