/* Derivatives of LU and Cholesky factorizations, linear solves, inverses, determinants and the
 * matrix exponential. The last two dimensions hold the matrices. Once the scope has failed, tensors
 * may be NULL, so functions that read sizes check for that first. */
#include "autograd/formulas/formula_common.h"

static kf_tensor_t *product(kf_tensor_t *a, kf_tensor_t *b) { return kfs_matmul(a, b); }
static kf_tensor_t *solved_by(kf_tensor_t *a, kf_tensor_t *b, bool upper, bool left, bool unit) {
  kf_tensor_t *made = NULL;
  if (kf_scope_has_failed()) return NULL;
  kf_status_t status = kf_linalg_solve_triangular(a, b, upper, left, unit, &made);
  return kf_scope_take(status, made);
}
static int64_t size_from_end(const kf_tensor_t *t, uint32_t back) {
  return t->sizes[t->ndim - back];
}
/* `count` rows (dim -2) or columns (dim -1) from `start`. */
static kf_tensor_t *part(kf_tensor_t *t, int64_t dim, int64_t start, int64_t count) {
  return kfs_narrow(t, dim, start, count);
}

/* ---- Cholesky ---- */

kf_tensor_t *kf__d_cholesky_grad(kf_tensor_t *grad, kf_tensor_t *L, bool upper) {
  if (upper) {
    L = kf__d_adj(L);
    grad = kf__d_adj(grad);
  }
  kf_tensor_t *inner = product(kf__d_adj(L), grad);
  /* Half of the lower triangle on both sides of half of the diagonal. Imaginary parts of the
   * diagonal do not matter for Hermitian changes of the argument; PyTorch keeps them. */
  kf_tensor_t *half = kf__d_times(kfs_tril(inner, 0), 0.5);
  kf_tensor_t *middle = kfs_add(half, kf__d_adj(kfs_tril(half, -1)));
  kf_tensor_t *above = kf__d_adj(L);
  return solved_by(L, solved_by(above, middle, true, true, false), false, false, false);
}

/* With S the solution for `grad` and X the result, -(S X^H + X S^H) L; for the upper factor U,
 * -U (…). The other triangle of the factor, which is not read, gets what the formula gives there,
 * as in PyTorch. */
kf_status_t kf__d_cholesky_solve_grad(kf_tensor_t *grad, kf_tensor_t *factor, kf_tensor_t *result,
                                      bool upper, const bool *wants, kf_tensor_t **out) {
  kf_tensor_t *solved = kfs_cholesky_solve(grad, factor, upper);
  if (wants[0]) kf__d_give(&out[0], solved);
  if (wants[1]) {
    kf_tensor_t *one = product(solved, kf__d_adj(result));
    kf_tensor_t *both = kfs_neg(kfs_add(one, kf__d_adj(one)));
    kf__d_give(&out[1],
               upper ? product(kfs_triu(factor, 0), both) : product(both, kfs_tril(factor, 0)));
  }
  return KF_OK;
}

/* ---- LU ---- */

/* Pads `t` with rows (dim -2) or columns (dim -1) of zeros at the end, up to `count`. */
static kf_tensor_t *padded(kf_tensor_t *t, int64_t dim, int64_t count) {
  if (t == NULL) return NULL;
  const int64_t lacking = count - size_from_end(t, (uint32_t)-dim);
  if (lacking <= 0) return t;
  return dim == -1 ? kfs_constant_pad_nd(t, KF_INTS(0, lacking), KF_INT(0))
                   : kfs_constant_pad_nd(t, KF_INTS(0, 0, 0, lacking), KF_INT(0));
}

kf_tensor_t *kf__d_lu_unpack_grad(kf_tensor_t *grad_l, kf_tensor_t *grad_u, kf_int_span_t sizes) {
  const int64_t rows = kf__size_at(sizes, (int64_t)sizes.size - 2);
  const int64_t columns = kf__size_at(sizes, (int64_t)sizes.size - 1);
  kf_tensor_t *lower = NULL, *upper = NULL;
  /* Results that were not requested are empty 1-d tensors and have no gradient. */
  if (kf__is_defined(grad_l) && grad_l->ndim != sizes.size) return NULL;
  if (kf__is_defined(grad_u) && grad_u->ndim != sizes.size) return NULL;
  if (kf__is_defined(grad_l)) lower = padded(kfs_tril(grad_l, -1), -1, columns);
  if (kf__is_defined(grad_u)) upper = padded(kfs_triu(grad_u, 0), -2, rows);
  return lower == NULL ? upper : upper == NULL ? lower : kfs_add(lower, upper);
}

/* The gradient of A = L @ U from those of L and U, which are square. */
static kf_tensor_t *square_lu(kf_tensor_t *grad_l, kf_tensor_t *grad_u, kf_tensor_t *l,
                              kf_tensor_t *u) {
  kf_tensor_t *below = kfs_tril(product(kf__d_adj(l), grad_l), -1);
  kf_tensor_t *above = kfs_triu(product(grad_u, kf__d_adj(u)), 0);
  kf_tensor_t *inner = solved_by(kf__d_adj(l), kfs_add(below, above), true, true, true);
  return solved_by(kf__d_adj(u), inner, false, false, false);
}

kf_tensor_t *kf__d_lu_factor_grad(kf_tensor_t *grad, kf_tensor_t *LU, kf_tensor_t *pivots,
                                  bool pivot) {
  if (kf_scope_has_failed()) return NULL;
  const int64_t m = size_from_end(LU, 2), n = size_from_end(LU, 1), k = m < n ? m : n;
  kf_tensor_t *p = NULL, *l = NULL, *u = NULL;
  if (kf_scope_has_failed()) return NULL;
  kf_status_t status = kf_lu_unpack(LU, pivots, true, pivot, &p, &l, &u);
  p = kf_scope_take(status, p);
  l = kf_scope_take(status, l);
  u = kf_scope_take(status, u);
  if (status != KF_OK) return NULL;
  kf_tensor_t *grad_l = part(kfs_tril(grad, -1), -1, 0, k);
  kf_tensor_t *grad_u = part(kfs_triu(grad, 0), -2, 0, k);
  kf_tensor_t *result;
  if (m > n) { /* the last rows of L are those of A times U^-1 */
    kf_tensor_t *last = part(l, -2, n, m - n);
    kf_tensor_t *grad_last =
        solved_by(kf__d_adj(u), part(grad_l, -2, n, m - n), false, false, false);
    grad_u = kfs_sub(grad_u, kfs_triu(product(kf__d_adj(last), grad_last), 0));
    kf_tensor_t *first = square_lu(part(grad_l, -2, 0, n), grad_u, part(l, -2, 0, n), u);
    result = kfs_cat(((kf_tensor_span_t){(kf_tensor_t *[]){first, grad_last}, 2}), -2);
  } else if (m < n) { /* the last columns of U are L^-1 times those of A */
    kf_tensor_t *last = part(u, -1, m, n - m);
    kf_tensor_t *grad_last = solved_by(kf__d_adj(l), part(grad_u, -1, m, n - m), true, true, true);
    grad_l = kfs_sub(grad_l, kfs_tril(product(grad_last, kf__d_adj(last)), -1));
    kf_tensor_t *first = square_lu(grad_l, part(grad_u, -1, 0, m), l, part(u, -1, 0, m));
    result = kfs_cat(((kf_tensor_span_t){(kf_tensor_t *[]){first, grad_last}, 2}), -1);
  } else {
    result = square_lu(grad_l, grad_u, l, u);
  }
  return pivot ? product(p, result) : result;
}

/* ---- Solutions and inverses ---- */

/* As in linalg_solve: B is a vector, or a batch of vectors. */
static bool is_vector(const kf_tensor_t *a, const kf_tensor_t *b) {
  if (b->ndim == 1) return true;
  return b->ndim + 1 == a->ndim && memcmp(a->sizes, b->sizes, b->ndim * sizeof *b->sizes) == 0;
}

kf_status_t kf__d_solve_grad(kf_tensor_t *grad, kf_tensor_t *A, kf_tensor_t *B, kf_tensor_t *result,
                             bool left, const bool *wants, kf_tensor_t **out) {
  if (kf_scope_has_failed()) return KF_OK;
  const bool vector = is_vector(A, B);
  kf_tensor_t *g = vector ? kfs_unsqueeze(grad, -1) : grad;
  kf_tensor_t *x = vector ? kfs_unsqueeze(result, -1) : result, *solved = NULL;
  if (kf_scope_has_failed()) return KF_OK;
  kf_status_t status = kf_linalg_solve(kf__d_adj(A), g, left, &solved);
  solved = kf_scope_take(status, solved);
  if (wants[0])
    kf__d_give(&out[0],
               kfs_neg(left ? product(solved, kf__d_adj(x)) : product(kf__d_adj(x), solved)));
  if (wants[1]) kf__d_give(&out[1], vector ? kfs_squeeze_dim(solved, -1) : solved);
  return status;
}

kf_status_t kf__d_solve_triangular_grad(kf_tensor_t *grad, kf_tensor_t *self, kf_tensor_t *result,
                                        bool upper, bool left, bool unitriangular,
                                        const bool *wants, kf_tensor_t **out) {
  kf_tensor_t *solved = solved_by(kf__d_adj(self), grad, !upper, left, unitriangular);
  if (wants[0]) {
    kf_tensor_t *adjoint = kf__d_adj(result);
    kf_tensor_t *whole = kfs_neg(left ? product(solved, adjoint) : product(adjoint, solved));
    const int64_t offset = !unitriangular ? 0 : upper ? 1 : -1;
    kf__d_give(&out[0], upper ? kfs_triu(whole, offset) : kfs_tril(whole, offset));
  }
  if (wants[1]) kf__d_give(&out[1], solved);
  return KF_OK;
}

kf_tensor_t *kf__d_inverse_grad(kf_tensor_t *grad, kf_tensor_t *inverse) {
  kf_tensor_t *adjoint = kf__d_adj(inverse);
  return kfs_neg(product(adjoint, product(grad, adjoint)));
}

/* ---- Determinants ---- */

/* The inverse of the adjoint. For singular matrices, whatever dividing by 0 gives. */
static kf_tensor_t *adjoint_inverse(kf_tensor_t *a) {
  kf_tensor_t *inverse = NULL, *info = NULL;
  if (kf_scope_has_failed()) return NULL;
  kf_status_t status = kf_linalg_inv_ex(a, false, &inverse, &info);
  (void)kf_scope_take(status, info);
  return kf__d_adj(kf_scope_take(status, inverse));
}

static kf_tensor_t *for_each_matrix(kf_tensor_t *numbers) {
  return kfs_unsqueeze(kfs_unsqueeze(numbers, -1), -1);
}

/* For each singular value, the product of all others, computed without a division, which would fail
 * for 0. */
static kf_tensor_t *products_of_others(kf_tensor_t *values) {
  kf_tensor_t *eye = kfs_diag_embed(kfs_ones_like(values), 0, -2, -1);
  kf_tensor_t *rows = kfs_expand_as(kfs_unsqueeze(values, -2), eye);
  kf_tensor_t *others = kfs_masked_fill_Scalar(rows, kfs_ne_Scalar(eye, KF_INT(0)), KF_INT(1));
  return kfs_prod_dim_int(others, -1, false);
}

static kf_tensor_t *cofactors(kf_tensor_t *a) {
  kf_tensor_t *u = NULL, *s = NULL, *vh = NULL;
  if (kf_scope_has_failed()) return NULL;
  kf_status_t status = kf_linalg_svd(a, false, kf_str_of(NULL), &u, &s, &vh);
  u = kf_scope_take(status, u);
  s = kf_scope_take(status, s);
  vh = kf_scope_take(status, vh);
  kf_tensor_t *phase = kf__d_conj(kfs_mul(kfs_linalg_det(u), kfs_linalg_det(vh)));
  kf_tensor_t *scaled = kfs_mul(u, kfs_unsqueeze(products_of_others(s), -2));
  return kfs_mul(for_each_matrix(phase), product(scaled, vh));
}

kf_tensor_t *kf__d_det_grad(kf_tensor_t *grad, kf_tensor_t *A, kf_tensor_t *result) {
  if (kf_scope_has_failed()) return NULL;
  bool singular = false;
  if (A->numel == 0) return kfs_zeros_like(A);
  if (kf_tensor_device(A).type != KF_DEVICE_META) {
    kf_status_t status = kf__d_any(kfs_eq_Scalar(result, KF_INT(0)), &singular);
    if (status != KF_OK) return kf__d_failed(status);
  }
  if (singular) return kfs_mul(for_each_matrix(grad), cofactors(A));
  return kfs_mul(for_each_matrix(kfs_mul(grad, kf__d_conj(result))), adjoint_inverse(A));
}

kf_tensor_t *kf__d_slogdet_grad(kf_tensor_t *grad_sign, kf_tensor_t *grad_log, kf_tensor_t *A,
                                kf_tensor_t *sign) {
  if (kf_scope_has_failed()) return NULL;
  kf_tensor_t *factor = kf__is_defined(grad_log) ? grad_log : NULL;
  if (kf__d_is_complex(A) && kf__is_defined(grad_sign)) {
    kf_tensor_t *turn = kfs_imag(kfs_mul(kf__d_conj(grad_sign), sign));
    kf_tensor_t *real = factor != NULL ? factor : kfs_zeros_like(turn);
    factor = kfs_complex(real, kfs_neg(turn));
  }
  if (factor == NULL) return NULL;
  return kfs_mul(for_each_matrix(factor), adjoint_inverse(A));
}

/* ---- Pseudoinverses and least squares ---- */

/* Follows from the derivative of a pseudoinverse P at constant rank: dP = -P dA P + P P^H dA^H (1 -
 * A P) + (1 - P A) dA^H P^H P. */
kf_tensor_t *kf__d_pinv_grad(kf_tensor_t *grad, kf_tensor_t *self, kf_tensor_t *result) {
  if (kf_scope_has_failed()) return NULL;
  kf_tensor_t *p = result, *ph = kf__d_adj(p), *gh = kf__d_adj(grad);
  kf_tensor_t *first = product(ph, product(grad, ph));
  kf_tensor_t *right = product(gh, product(p, ph));
  kf_tensor_t *second = kfs_sub(right, product(self, product(p, right)));
  kf_tensor_t *left = product(product(ph, p), gh);
  kf_tensor_t *third = kfs_sub(left, product(product(left, p), self));
  return kfs_sub(kfs_add(second, third), first);
}

/* The residuals are |A X - B|^2 for each column; A^H (A X - B) is 0, so X is constant here. */
static void residual_grads(kf_tensor_t *grad, kf_tensor_t *self, kf_tensor_t *b,
                           kf_tensor_t *solution, const bool *wants, kf_tensor_t **out) {
  kf_tensor_t *missed = kfs_sub(product(self, solution), b);
  kf_tensor_t *scaled = kf__d_times(kfs_mul(missed, kfs_unsqueeze(grad, -2)), 2);
  if (wants[0]) out[0] = product(scaled, kf__d_adj(solution));
  if (wants[1]) out[1] = kfs_neg(scaled);
}

static kf_tensor_t *total(kf_tensor_t *a, kf_tensor_t *b) {
  return a == NULL ? b : b == NULL ? a : kfs_add(a, b);
}

kf_status_t kf__d_lstsq_grad(kf_tensor_t *grad, kf_tensor_t *grad_residuals, kf_tensor_t *self,
                             kf_tensor_t *b, kf_tensor_t *solution, const bool *wants,
                             kf_tensor_t **out) {
  kf_tensor_t *of_residuals[2] = {NULL, NULL};
  if (kf_scope_has_failed()) return KF_OK;
  kf_tensor_t *inverse = NULL;
  const bool vector = b->ndim + 1 == self->ndim;
  if (kf_scope_has_failed()) return KF_OK;
  kf_status_t status =
      kf_linalg_pinv_atol_rtol_float(self, kf_no_float(), kf_no_float(), false, &inverse);
  inverse = kf_scope_take(status, inverse);
  kf_tensor_t *right = vector ? kfs_unsqueeze(b, -1) : b;
  kf_tensor_t *g = NULL, *of_self = NULL, *of_b = NULL;
  if (kf__is_defined(grad)) g = vector ? kfs_unsqueeze(grad, -1) : grad;
  if (kf__is_defined(grad_residuals) && grad_residuals->numel > 0)
    residual_grads(vector ? kfs_unsqueeze(grad_residuals, -1) : grad_residuals, self, right,
                   vector ? kfs_unsqueeze(solution, -1) : solution, wants, of_residuals);
  if (wants[0]) {
    if (g != NULL) of_self = kf__d_pinv_grad(product(g, kf__d_adj(right)), self, inverse);
    kf__d_give(&out[0], total(of_self, of_residuals[0]));
  }
  if (wants[1]) {
    if (g != NULL) of_b = product(kf__d_adj(inverse), g);
    kf_tensor_t *made = total(of_b, of_residuals[1]);
    kf__d_give(&out[1], vector && made != NULL ? kfs_squeeze_dim(made, -1) : made);
  }
  return status;
}

/* ---- Matrix exponential ---- */

/* The upper right block of the exponential of [[A^H, grad], [0, A^H]] is the gradient. */
kf_tensor_t *kf__d_matrix_exp_grad(kf_tensor_t *grad, kf_tensor_t *self) {
  if (kf_scope_has_failed()) return NULL;
  const int64_t n = size_from_end(self, 1);
  kf_tensor_t *adjoint = kf__d_adj(self), *zeros = kfs_zeros_like(adjoint);
  kf_tensor_t *top = kfs_cat(((kf_tensor_span_t){(kf_tensor_t *[]){adjoint, grad}, 2}), -1);
  kf_tensor_t *bottom = kfs_cat(((kf_tensor_span_t){(kf_tensor_t *[]){zeros, adjoint}, 2}), -1);
  kf_tensor_t *whole = kfs_cat(((kf_tensor_span_t){(kf_tensor_t *[]){top, bottom}, 2}), -2);
  return part(part(kfs_linalg_matrix_exp(whole), -2, 0, n), -1, n, n);
}
