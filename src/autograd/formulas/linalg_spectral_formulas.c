/* Derivatives of orthogonal factorizations: QR, singular values, eigenvalues. Singular vectors and
 * eigenvectors are unique only up to sign or phase; gradients are correct for losses that do not
 * depend on it. */
#include "autograd/formulas/formula_common.h"
#include "compat/texts.h"

static kf_tensor_t *product(kf_tensor_t *a, kf_tensor_t *b) { return kfs_matmul(a, b); }
static bool given(const kf_tensor_t *t) { return kf__is_defined(t); }
static kf_tensor_t *sum_of(kf_tensor_t *a, kf_tensor_t *b) {
  return a == NULL ? b : b == NULL ? a : kfs_add(a, b);
}
static kf_tensor_t *diagonal_of(kf_tensor_t *t) { return kfs_diagonal(t, 0, -2, -1); }
static kf_tensor_t *as_diagonal(kf_tensor_t *t) { return kfs_diag_embed(t, 0, -2, -1); }

/* 1 / (x_j - x_i), and 0 on the diagonal. */
static kf_tensor_t *inverse_differences(kf_tensor_t *x) {
  kf_tensor_t *eye = kfs_ne_Scalar(as_diagonal(kfs_ones_like(x)), KF_INT(0));
  kf_tensor_t *differences = kfs_sub(kfs_unsqueeze(x, -2), kfs_unsqueeze(x, -1));
  kf_tensor_t *safe = kfs_masked_fill_Scalar(differences, eye, KF_INT(1));
  return kfs_masked_fill_Scalar(kfs_reciprocal(safe), eye, KF_INT(0));
}

/* Fails the scope if an imaginary part differs from 0 by more than 0.01. */
static void check_phase(kf_tensor_t *imaginary, const char *op) {
  bool depends = false;
  if (kf_scope_has_failed() || imaginary->device.type == KF_DEVICE_META) return;
  kf_status_t status = kf__d_any(kfs_gt_Scalar(kfs_abs(imaginary), KF_FLOAT(1e-2)), &depends);
  if (status == KF_OK && depends)
    status = kf_error_set(KF_ERR_RUNTIME,
                          "%s_backward: the loss depends on the phase of complex vectors, which "
                          "the decomposition does not determine: it is ill-defined",
                          op);
  if (status != KF_OK) (void)kf__d_failed(status);
}

/* ---- QR ---- */

/* (gQ + Q S) R^-H, where S is the Hermitian matrix with the upper triangle of gR R^H - Q^H gQ. */
static kf_tensor_t *tall_qr(kf_tensor_t *gq, kf_tensor_t *gr, kf_tensor_t *q, kf_tensor_t *r) {
  kf_tensor_t *inner = gr != NULL ? product(gr, kf__d_adj(r)) : NULL;
  if (gq != NULL) {
    kf_tensor_t *turned = product(kf__d_adj(q), gq);
    inner = inner != NULL ? kfs_sub(inner, turned) : kfs_neg(turned);
  }
  kf_tensor_t *upper = kfs_triu(inner, 0), *whole = NULL;
  kf_tensor_t *halved = kfs_sub(upper, kf__d_times(as_diagonal(diagonal_of(upper)), 0.5));
  kf_tensor_t *turned = product(q, kfs_add(halved, kf__d_adj(halved)));
  kf_tensor_t *right = sum_of(gq, turned);
  if (kf_scope_has_failed()) return NULL;
  kf_status_t status = kf_linalg_solve_triangular(kf__d_adj(r), right, false, false, false, &whole);
  return kf_scope_take(status, whole);
}

kf_tensor_t *kf__d_qr_grad(kf_tensor_t *grad_q, kf_tensor_t *grad_r, kf_tensor_t *Q,
                           kf_tensor_t *R) {
  if (kf_scope_has_failed()) return NULL;
  const int64_t n = R->sizes[R->ndim - 1];
  kf_tensor_t *gq = given(grad_q) ? grad_q : NULL, *gr = given(grad_r) ? grad_r : NULL;
  if (gq == NULL && gr == NULL) return NULL;
  if (Q->ndim < 2) /* empty: mode="r" */
    return kf__d_failed(kf_error_set(
        KF_ERR_RUNTIME,
        KF__COMPATIBLE(
            KF__TORCH_QR_WITHOUT_Q,
            "linalg_qr: the derivative needs Q, which mode 'r' leaves out; use mode 'reduced'")));
  const int64_t m = Q->sizes[Q->ndim - 2];
  if (Q->sizes[Q->ndim - 1] > n && m > n) /* mode="complete" */
    return kf__d_failed(
        kf_error_set(KF_ERR_RUNTIME, KF__COMPATIBLE(KF__TORCH_QR_COMPLETE,
                                                    "linalg_qr: in mode 'complete', a matrix with "
                                                    "more rows than columns has no derivative")));
  if (m >= n) return tall_qr(gq, gr, Q, R);
  kf_tensor_t *r1 = kfs_narrow(R, -1, 0, m), *r2 = kfs_narrow(R, -1, m, n - m), *last;
  if (gr != NULL) {
    kf_tensor_t *g2 = kfs_narrow(gr, -1, m, n - m);
    gr = kfs_narrow(gr, -1, 0, m);
    gq = sum_of(gq, product(Q, product(r2, kf__d_adj(g2))));
    last = product(Q, g2);
  } else {
    last = kfs_zeros_like(r2);
  }
  kf_tensor_t *first = tall_qr(gq, gr, Q, r1);
  return kfs_cat(((kf_tensor_span_t){(kf_tensor_t *[]){first, last}, 2}), -1);
}

/* ---- Singular values ---- */

static kf_tensor_t *skew(kf_tensor_t *t) { return kfs_sub(t, kf__d_adj(t)); }
/* t minus its projection onto the column space of `onto`. */
static kf_tensor_t *beside(kf_tensor_t *t, kf_tensor_t *onto) {
  return kfs_sub(t, product(onto, product(kf__d_adj(onto), t)));
}

kf_tensor_t *kf__d_svd_grad(kf_tensor_t *grad_u, kf_tensor_t *grad_s, kf_tensor_t *grad_vh,
                            kf_tensor_t *U, kf_tensor_t *S, kf_tensor_t *Vh) {
  if (kf_scope_has_failed()) return NULL;
  const int64_t k = S->sizes[S->ndim - 1];
  if (!given(grad_u) && !given(grad_s) && !given(grad_vh)) return NULL;
  /* The columns of a full U beyond the k-th are arbitrary, so they contribute no gradient. */
  kf_tensor_t *u = kfs_narrow(U, -1, 0, k), *v = kf__d_adj(kfs_narrow(Vh, -2, 0, k));
  kf_tensor_t *gu = given(grad_u) ? kfs_narrow(grad_u, -1, 0, k) : NULL;
  kf_tensor_t *gv = given(grad_vh) ? kf__d_adj(kfs_narrow(grad_vh, -2, 0, k)) : NULL;
  kf_tensor_t *inner = given(grad_s) ? as_diagonal(grad_s) : NULL, *outer = NULL;
  kf_tensor_t *column = kfs_unsqueeze(S, -1), *row = kfs_unsqueeze(S, -2);
  if (gu != NULL || gv != NULL) {
    kf_tensor_t *gaps = inverse_differences(kf__d_square(S));
    kf_tensor_t *turn_u = gu != NULL ? product(kf__d_adj(u), gu) : NULL;
    kf_tensor_t *turn_v = gv != NULL ? product(kf__d_adj(v), gv) : NULL;
    if (turn_u != NULL) inner = sum_of(inner, kfs_mul(kfs_mul(skew(turn_u), gaps), row));
    if (turn_v != NULL) inner = sum_of(inner, kfs_mul(column, kfs_mul(skew(turn_v), gaps)));
    if (kf__d_is_complex(u)) {
      check_phase(kfs_imag(diagonal_of(sum_of(turn_u, turn_v))), "svd");
      if (turn_u != NULL) { /* the phase shared by u and v cancels out */
        kf_tensor_t *turned = kfs_div(kfs_imag(diagonal_of(turn_u)), S);
        inner = sum_of(inner, as_diagonal(kfs_complex(kfs_zeros_like(turned), turned)));
      }
    }
  }
  kf_tensor_t *vh = kf__d_adj(v);
  if (inner != NULL) outer = product(u, product(kf__d_in_type_of(inner, vh), vh));
  if (gu != NULL && u->sizes[u->ndim - 2] > k)
    outer = sum_of(outer, product(beside(kfs_div(gu, row), u), vh));
  if (gv != NULL && v->sizes[v->ndim - 2] > k)
    outer = sum_of(outer, product(u, kf__d_adj(beside(kfs_div(gv, row), v))));
  return outer;
}

/* ---- Eigenvalues ---- */

kf_tensor_t *kf__d_eigh_grad(kf_tensor_t *grad_values, kf_tensor_t *grad_vectors,
                             kf_tensor_t *values, kf_tensor_t *vectors) {
  if (kf_scope_has_failed()) return NULL;
  kf_tensor_t *v = vectors, *inner = given(grad_values) ? as_diagonal(grad_values) : NULL;
  if (given(grad_vectors)) {
    kf_tensor_t *turned = product(kf__d_adj(v), grad_vectors);
    if (kf__d_is_complex(v)) check_phase(kfs_imag(diagonal_of(turned)), "linalg_eigh");
    /* The gradient is Hermitian, so each triangle gets half. */
    kf_tensor_t *half = kf__d_times(skew(turned), 0.5);
    inner = sum_of(inner, kfs_mul(half, inverse_differences(values)));
  }
  if (inner == NULL) return NULL;
  return product(v, product(kf__d_in_type_of(inner, v), kf__d_adj(v)));
}

kf_tensor_t *kf__d_eig_grad(kf_tensor_t *grad_values, kf_tensor_t *grad_vectors,
                            kf_tensor_t *values, kf_tensor_t *vectors) {
  if (kf_scope_has_failed()) return NULL;
  kf_tensor_t *v = vectors, *vh = kf__d_adj(v), *solved = NULL;
  kf_tensor_t *inner = given(grad_values) ? as_diagonal(grad_values) : NULL;
  if (given(grad_vectors)) {
    kf_tensor_t *turned = product(vh, grad_vectors), *diagonal = diagonal_of(turned);
    check_phase(kfs_imag(diagonal), "linalg_eig");
    /* LAPACK scales eigenvectors to length 1: remove the component along each vector. */
    kf_tensor_t *lengths = kfs_unsqueeze(kfs_real(diagonal), -2);
    kf_tensor_t *loose = kfs_sub(turned, kfs_mul(product(vh, v), lengths));
    inner = sum_of(inner, kfs_mul(loose, kf__d_conj(inverse_differences(values))));
  }
  if (inner == NULL || kf_scope_has_failed()) return NULL;
  kf_status_t status = kf_linalg_solve(vh, product(inner, vh), true, &solved);
  return kf_scope_take(status, solved);
}
