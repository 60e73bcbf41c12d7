/* Made by tools/opgen/catalogue.py from the files in ops/. Do not edit. */
#include "autograd/formulas/formula_support.h"
#include "autograd/formulas/formula_operators.h"
#include "autograd/records/recording_kernels.h"

KF__FORMULA(linalg_cholesky_ex) {
  if (wants & 1) out[0] = kf_scope_keep(kf__d_cholesky_grad(grads[0], v[0].tensor, v[1].truth));
}
KF__FIELDS(linalg_cholesky_ex, KF__KEPT("L", TENSOR, 0, 3, OUTPUT, KF__ALWAYS, 0),
    KF__KEPT("upper", BOOL, 16, 1, 1_BYTE, KF__ALWAYS, 0))
KF__NODE(linalg_cholesky_ex, "LinalgCholeskyExBackward0", fields_linalg_cholesky_ex, 17, 1, 0,
    .derivatives = 1, .reads_first = true)

KF__FORMULA(cholesky_solve) {
  if (wants & 3) KF__TOGETHER(2, (0, 1), kf__d_cholesky_solve_grad(grads[0], v[0].tensor,
      v[1].tensor, v[2].truth, wanted, made));
}
KF__FIELDS(cholesky_solve, KF__KEPT("input2", TENSOR, 0, 1, TENSOR, KF__ALWAYS, 0),
    KF__KEPT("result", TENSOR, 16, 3, OUTPUT, KF__ALWAYS, 0),
    KF__KEPT("upper", BOOL, 32, 2, 1_BYTE, KF__ALWAYS, 0))
KF__NODE(cholesky_solve, "CholeskySolveBackward0", fields_cholesky_solve, 33, 3, 0,
    .derivatives = 2, .reads_first = true)

KF__FORMULA(linalg_lu_factor_ex) {
  if (wants & 1) out[0] = kf_scope_keep(kf__d_lu_factor_grad(grads[0], v[0].tensor, v[1].tensor,
      v[2].truth));
}
KF__FIELDS(linalg_lu_factor_ex, KF__KEPT("LU", TENSOR, 0, 3, OUTPUT, KF__ALWAYS, 0),
    KF__KEPT("pivots", TENSOR, 16, 4, RESULT, KF__ALWAYS, 0),
    KF__KEPT("pivot", BOOL, 32, 1, 1_BYTE, KF__ALWAYS, 0))
KF__NODE(linalg_lu_factor_ex, "LinalgLuFactorExBackward0", fields_linalg_lu_factor_ex, 33, 3, 0,
    .derivatives = 1, .reads_first = true)

KF__FORMULA(lu_unpack) {
  if (wants & 1) out[0] = kf_scope_keep(kf__d_lu_unpack_grad(grads[0], grads[1], v[0].ints));
}
KF__FIELDS(lu_unpack, KF__KEPT("LU_data_sym_sizes", INTS, 0, 0, SIZES, KF__ALWAYS, 0))
KF__NODE(lu_unpack, "LuUnpackBackward0", fields_lu_unpack, 56, 0, 1, .derivatives = 1)

KF__FORMULA(_linalg_solve_ex) {
  if (wants & 3) KF__TOGETHER(2, (0, 1), kf__d_solve_grad(grads[0], v[0].tensor, v[1].tensor,
      v[2].tensor, v[3].truth, wanted, made));
}
KF__FIELDS(_linalg_solve_ex, KF__KEPT("A", TENSOR, 0, 0, TENSOR, KF__ALWAYS, 0),
    KF__KEPT("B", TENSOR, 16, 1, TENSOR, KF__ALWAYS, 0),
    KF__KEPT("result", TENSOR, 32, 4, OUTPUT, KF__ALWAYS, 0),
    KF__KEPT("left", BOOL, 48, 2, 1_BYTE, KF__ALWAYS, 0))
KF__NODE(_linalg_solve_ex, "LinalgSolveExBackward0", fields__linalg_solve_ex, 49, 7, 0,
    .derivatives = 2, .reads_first = true)

KF__FORMULA(linalg_inv_ex) {
  if (wants & 1) out[0] = kf_scope_keep(kf__d_inverse_grad(grads[0], v[0].tensor));
}
KF__FIELDS(linalg_inv_ex, KF__KEPT("inverse", TENSOR, 0, 2, OUTPUT, KF__ALWAYS, 0))
KF__NODE(linalg_inv_ex, "LinalgInvExBackward0", fields_linalg_inv_ex, 16, 1, 0, .derivatives = 1,
    .reads_first = true)

KF__FORMULA(_linalg_det) {
  if (wants & 1) out[0] = kf_scope_keep(kf__d_det_grad(grads[0], v[0].tensor, v[1].tensor));
}
KF__FIELDS(_linalg_det, KF__KEPT("A", TENSOR, 0, 0, TENSOR, KF__ALWAYS, 0),
    KF__KEPT("result", TENSOR, 16, 1, OUTPUT, KF__ALWAYS, 0))
KF__NODE(_linalg_det, "LinalgDetBackward0", fields__linalg_det, 32, 3, 0, .derivatives = 1,
    .reads_first = true)

KF__FORMULA(_linalg_slogdet) {
  if (wants & 1) out[0] = kf_scope_keep(kf__d_slogdet_grad(grads[0], grads[1], v[0].tensor,
      v[1].tensor));
}
KF__FIELDS(_linalg_slogdet, KF__KEPT("A", TENSOR, 0, 0, TENSOR, KF__ALWAYS, 0),
    KF__KEPT("sign", TENSOR, 16, 1, OUTPUT, KF__ALWAYS, 0))
KF__NODE(_linalg_slogdet, "LinalgSlogdetBackward0", fields__linalg_slogdet, 32, 3, 0,
    .derivatives = 1)

KF__FORMULA(linalg_solve_triangular) {
  if (wants & 3) KF__TOGETHER(2, (0, 1), kf__d_solve_triangular_grad(grads[0], v[0].tensor,
      v[1].tensor, v[2].truth, v[3].truth, v[4].truth, wanted, made));
}
KF__FIELDS(linalg_solve_triangular, KF__KEPT("self", TENSOR, 0, 0, TENSOR, KF__ALWAYS, 0),
    KF__KEPT("result", TENSOR, 16, 5, OUTPUT, KF__ALWAYS, 0),
    KF__KEPT("upper", BOOL, 32, 2, 1_BYTE, KF__ALWAYS, 0),
    KF__KEPT("left", BOOL, 33, 3, 1_BYTE, KF__ALWAYS, 0),
    KF__KEPT("unitriangular", BOOL, 34, 4, 1_BYTE, KF__ALWAYS, 0))
KF__NODE(linalg_solve_triangular, "LinalgSolveTriangularBackward0", fields_linalg_solve_triangular,
    35, 3, 0, .derivatives = 2, .reads_first = true)

KF__FORMULA(linalg_qr) {
  if (wants & 1) out[0] = kf_scope_keep(kf__d_qr_grad(grads[0], grads[1], v[0].tensor,
      v[1].tensor));
}
KF__FIELDS(linalg_qr, KF__KEPT("Q", TENSOR, 0, 2, OUTPUT, KF__ALWAYS, 0),
    KF__KEPT("R", TENSOR, 16, 3, OUTPUT, KF__ALWAYS, 1))
KF__NODE(linalg_qr, "LinalgQrBackward0", fields_linalg_qr, 32, 3, 0, .derivatives = 1)

KF__FORMULA(_linalg_svd) {
  if (wants & 1) out[0] = kf_scope_keep(kf__d_svd_grad(grads[0], grads[1], grads[2], v[0].tensor,
      v[1].tensor, v[2].tensor));
}
KF__FIELDS(_linalg_svd, KF__KEPT("U", TENSOR, 0, 4, OUTPUT, KF__ALWAYS, 0),
    KF__KEPT("S", TENSOR, 16, 5, OUTPUT, KF__ALWAYS, 1),
    KF__KEPT("Vh", TENSOR, 32, 6, OUTPUT, KF__ALWAYS, 2))
KF__NODE(_linalg_svd, "LinalgSvdBackward0", fields__linalg_svd, 48, 7, 0, .derivatives = 1)

KF__FORMULA(_linalg_eigh) {
  if (wants & 1) out[0] = kf_scope_keep(kf__d_eigh_grad(grads[0], grads[1], v[0].tensor,
      v[1].tensor));
}
KF__FIELDS(_linalg_eigh, KF__KEPT("eigenvalues", TENSOR, 0, 3, OUTPUT, KF__ALWAYS, 0),
    KF__KEPT("eigenvectors", TENSOR, 16, 4, OUTPUT, KF__ALWAYS, 1))
KF__NODE(_linalg_eigh, "LinalgEighBackward0", fields__linalg_eigh, 32, 3, 0, .derivatives = 1)

KF__FORMULA(linalg_eig) {
  if (wants & 1) out[0] = kf_scope_keep(kf__d_eig_grad(grads[0], grads[1], v[0].tensor,
      v[1].tensor));
}
KF__FIELDS(linalg_eig, KF__KEPT("eigenvalues", TENSOR, 0, 1, OUTPUT, KF__ALWAYS, 0),
    KF__KEPT("eigenvectors", TENSOR, 16, 2, OUTPUT, KF__ALWAYS, 1))
KF__NODE(linalg_eig, "LinalgEigBackward0", fields_linalg_eig, 32, 3, 0, .derivatives = 1)

KF__FORMULA(linalg_lstsq) {
  if (wants & 3) KF__TOGETHER(2, (0, 1), kf__d_lstsq_grad(grads[0], grads[1], v[0].tensor,
      v[1].tensor, v[2].tensor, wanted, made));
}
KF__FIELDS(linalg_lstsq, KF__KEPT("self", TENSOR, 0, 0, TENSOR, KF__ALWAYS, 0),
    KF__KEPT("b", TENSOR, 16, 1, TENSOR, KF__ALWAYS, 0),
    KF__KEPT("solution", TENSOR, 32, 4, OUTPUT, KF__ALWAYS, 0))
KF__NODE(linalg_lstsq, "LinalgLstsqBackward0", fields_linalg_lstsq, 48, 7, 0, .derivatives = 2)

KF__FORMULA(linalg_pinv_atol_rtol_tensor) {
  if (wants & 1) out[0] = kf_scope_keep(kf__d_pinv_grad(grads[0], v[0].tensor, v[1].tensor));
}
KF__FIELDS(linalg_pinv_atol_rtol_tensor, KF__KEPT("self", TENSOR, 0, 0, TENSOR, KF__ALWAYS, 0),
    KF__KEPT("result", TENSOR, 16, 4, OUTPUT, KF__ALWAYS, 0))
KF__NODE(linalg_pinv_atol_rtol_tensor, "LinalgPinvBackward0", fields_linalg_pinv_atol_rtol_tensor,
    32, 3, 0, .derivatives = 1, .reads_first = true)

KF__FORMULA(linalg_matrix_exp) {
  if (wants & 1) out[0] = kf_scope_keep(kf__d_matrix_exp_grad(grads[0], v[0].tensor));
}
KF__FIELDS(linalg_matrix_exp, KF__KEPT("self", TENSOR, 0, 0, TENSOR, KF__ALWAYS, 0))
KF__NODE(linalg_matrix_exp, "LinalgMatrixExpBackward0", fields_linalg_matrix_exp, 16, 1, 0,
    .derivatives = 1, .reads_first = true)

const kf__autograd_entry_t kf__autograd_linalg[] = {
    KF__AUTOGRAD_ENTRY(_linalg_check_errors, NOTHING, NULL),
    KF__RECORDS(linalg_cholesky_ex, Tbb, TT, linalg_cholesky_ex, .edges = 1, .arguments = 3,
        .results = 2, .outputs = 1, .before = 2, .after = 1),
    KF__REFUSES(linalg_cholesky_ex_L, TbbTT),
    KF__REFUSES(linalg_cholesky_out, TbT),
    KF__REFUSES(cholesky_out, TbT),
    KF__RECORDS(cholesky_solve, TTb, T, cholesky_solve, .edges = 3, .arguments = 3, .results = 1,
        .outputs = 1, .before = 5, .after = 2, .flags = KF__RECORD_OWN),
    KF__REFUSES(cholesky_solve_out, TTbT),
    KF__REFUSES(cholesky_inverse_out, TbT),
    KF__RECORDS(linalg_lu_factor_ex, Tbb, TTT, linalg_lu_factor_ex, .edges = 1, .arguments = 3,
        .results = 3, .outputs = 1, .before = 4, .after = 3),
    KF__REFUSES(linalg_lu_factor_ex_out, TbbTTT),
    KF__REFUSES(linalg_lu_factor_out, TbTT),
    KF__RECORDS(lu_unpack, TTbb, TTT, lu_unpack, .edges = 1, .refused = 2, .arguments = 4,
        .results = 3, .outputs = 6, .before = 1, .flags = KF__RECORD_SOME | KF__RECORD_SEVERAL),
    KF__REFUSES(lu_unpack_out, TTbbTTT),
    KF__REFUSES(linalg_lu_out, TbTTT),
    KF__REFUSES(linalg_lu_solve_out, TTTbbT),
    KF__REFUSES(lu_solve_out, TTTT),
    KF__RECORDS(_linalg_solve_ex, TTbb, TTTT, _linalg_solve_ex, .edges = 3, .arguments = 4,
        .results = 4, .outputs = 1, .before = 11, .after = 4),
    KF__REFUSES(_linalg_solve_ex_result, TTbbTTTT),
    KF__REFUSES(linalg_solve_ex_out, TTbbTT),
    KF__REFUSES(linalg_solve_out, TTbT),
    KF__RECORDS(linalg_inv_ex, Tb, TT, linalg_inv_ex, .edges = 1, .arguments = 2, .results = 2,
        .outputs = 1, .after = 1),
    KF__REFUSES(linalg_inv_ex_inverse, TbTT),
    KF__REFUSES(linalg_inv_out, TT),
    KF__REFUSES(inverse_out, TT),
    KF__RECORDS(_linalg_det, T, TTT, _linalg_det, .edges = 1, .arguments = 1, .results = 3,
        .outputs = 1, .before = 1, .after = 2),
    KF__REFUSES(_linalg_det_result, TTTT),
    KF__REFUSES(linalg_det_out, TT),
    KF__RECORDS(_linalg_slogdet, T, TTTT, _linalg_slogdet, .edges = 1, .arguments = 1, .results = 4,
        .outputs = 3, .before = 1, .after = 2, .flags = KF__RECORD_SEVERAL),
    KF__REFUSES(_linalg_slogdet_sign, TTTTT),
    KF__REFUSES(linalg_slogdet_out, TTT),
    KF__REFUSES(slogdet_out, TTT),
    KF__RECORDS(linalg_solve_triangular, TTbbb, T, linalg_solve_triangular, .edges = 3,
        .arguments = 5, .results = 1, .outputs = 1, .before = 29, .after = 2),
    KF__REFUSES(linalg_solve_triangular_out, TTbbbT),
    KF__REFUSES(triangular_solve_X, TTbbbTT),
    KF__RECORDS(linalg_qr, Tt, TT, linalg_qr, .edges = 1, .arguments = 2, .results = 2,
        .outputs = 3, .after = 3, .flags = KF__RECORD_SEVERAL),
    KF__REFUSES(linalg_qr_out, TtTT),
    KF__REFUSES(qr_Q, TbTT),
    KF__AUTOGRAD_ENTRY(geqrf, MISSING, NULL),
    KF__REFUSES(geqrf_a, TTT),
    KF__REFUSES(linalg_householder_product_out, TTT),
    KF__REFUSES(orgqr_out, TTT),
    KF__REFUSES(ormqr_out, TTTbbT),
    KF__AUTOGRAD_ENTRY(linalg_ldl_factor_ex, MISSING, NULL),
    KF__REFUSES(linalg_ldl_factor_ex_out, TbbTTT),
    KF__REFUSES(linalg_ldl_factor_out, TbTT),
    KF__AUTOGRAD_ENTRY(linalg_ldl_solve, MISSING, NULL),
    KF__REFUSES(linalg_ldl_solve_out, TTTbT),
    KF__RECORDS(_linalg_svd, Tbbt, TTT, _linalg_svd, .edges = 1, .arguments = 4, .results = 3,
        .outputs = 7, .after = 7, .flags = KF__RECORD_SEVERAL),
    KF__REFUSES(_linalg_svd_U, TbbtTTT),
    KF__REFUSES(linalg_svd_U, TbtTTT),
    KF__REFUSES(linalg_svdvals_out, TtT),
    KF__REFUSES(svd_U, TbbTTT),
    KF__RECORDS(_linalg_eigh, Ttb, TT, _linalg_eigh, .edges = 1, .arguments = 3, .results = 2,
        .outputs = 3, .after = 3, .flags = KF__RECORD_SEVERAL),
    KF__REFUSES(_linalg_eigh_eigenvalues, TtbTT),
    KF__REFUSES(linalg_eigh_eigvals, TtTT),
    KF__REFUSES(linalg_eigvalsh_out, TtT),
    KF__RECORDS(linalg_eig, T, TT, linalg_eig, .edges = 1, .arguments = 1, .results = 2,
        .outputs = 3, .after = 3, .flags = KF__RECORD_SEVERAL),
    KF__REFUSES(linalg_eig_out, TTT),
    KF__AUTOGRAD_ENTRY(_linalg_eigvals, MISSING, NULL),
    KF__REFUSES(linalg_eigvals_out, TT),
    KF__RECORDS(linalg_lstsq, TTFt, TTTT, linalg_lstsq, .edges = 3, .arguments = 4, .results = 4,
        .outputs = 3, .before = 3, .after = 4, .flags = KF__RECORD_SEVERAL),
    KF__REFUSES(linalg_lstsq_out, TTFtTTTT),
    KF__RECORDS(linalg_pinv_atol_rtol_tensor, TUUb, T, linalg_pinv_atol_rtol_tensor, .edges = 1,
        .refused = 6, .arguments = 4, .results = 1, .outputs = 1, .before = 1, .after = 2,
        .flags = KF__RECORD_SOME | KF__RECORD_OWN),
    KF__REFUSES(linalg_pinv_atol_rtol_tensor_out, TUUbT),
    KF__REFUSES(linalg_pinv_atol_rtol_float_out, TFFbT),
    KF__REFUSES(linalg_pinv_out, TfbT),
    KF__REFUSES(linalg_pinv_out_rcond_tensor, TTbT),
    KF__REFUSES(linalg_matrix_rank_atol_rtol_tensor_out, TUUbT),
    KF__REFUSES(linalg_matrix_rank_atol_rtol_float_out, TFFbT),
    KF__REFUSES(linalg_matrix_rank_out, TfbT),
    KF__REFUSES(linalg_matrix_rank_out_tol_tensor, TTbT),
    KF__RECORDS(linalg_matrix_exp, T, T, linalg_matrix_exp, .edges = 1, .arguments = 1,
        .results = 1, .outputs = 1, .before = 1, .flags = KF__RECORD_OWN),
    KF__REFUSES(linalg_matrix_exp_out, TT),
    KF__REFUSES(linalg_multi_dot_out, xT),
    KF__REFUSES(chain_matmul_out, xT),
    KF__REFUSES(linalg_tensorinv_out, TiT),
    KF__REFUSES(linalg_tensorsolve_out, TTnT),
    KF__REFUSES(linalg_matmul_out, TTT),
    KF__REFUSES(linalg_matrix_norm_out, TsnbIT),
    KF__REFUSES(linalg_matrix_norm_str_ord_out, TtnbIT),
    KF__REFUSES(linalg_norm_out, TZnbIT),
    KF__REFUSES(linalg_norm_ord_str_out, TtnbIT),
    KF__REFUSES(nuclear_norm_out, TbT),
    KF__REFUSES(nuclear_norm_dim_out, TnbT),
    KF__REFUSES(linalg_cond_out, TZT),
    KF__REFUSES(linalg_cond_p_str_out, TtT),
    KF__REFUSES(linalg_vecdot_out, TTiT),
    KF__AUTOGRAD_LAST,
};
