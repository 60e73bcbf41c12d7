/* Rules of linear algebra: shapes and types of factors and solutions. Results that LAPACK writes
 * are stored by columns, whatever the arguments are; a given result with other strides gets a copy
 * at the end (KF__RESULT_STRIDED). Kernels copy the argument into a result and work there. */
#include "compat/math_texts.h"
#include "compat/operator_texts.h"
#include "ops/core/linalg_checks.h"
#include "ops/gen/rules.h"

enum { FLAGS = KF__RESULT_APART | KF__RESULT_AT_RISK };

/* ---- Results ---- */

/* A result whose last two dimensions are matrices, stored by columns. */
static kf_status_t matrices(kf_results_t *r, uint32_t index, const kf_tensor_t *like, int64_t rows,
                            int64_t columns, kf_dtype_t dtype, kf_tensor_t *const *inputs) {
  int64_t sizes[KF__MAX_DIMS], strides[KF__MAX_DIMS];
  memcpy(sizes, like->sizes, like->ndim * sizeof *sizes);
  sizes[like->ndim - 2] = rows;
  sizes[like->ndim - 1] = columns;
  const kf_int_span_t span = {sizes, like->ndim};
  kf__column_strides(span, strides);
  return kf__result(r, index, span, strides, dtype, like->device, FLAGS | KF__RESULT_STRIDED,
                    inputs);
}

/* A contiguous result with the batch of `like` and `count` numbers for each matrix; -1: one number,
 * without a dimension. */
static kf_status_t numbers(kf_results_t *r, uint32_t index, const kf_tensor_t *like, int64_t count,
                           kf_dtype_t dtype, kf_tensor_t *const *inputs) {
  int64_t sizes[KF__MAX_DIMS];
  memcpy(sizes, like->sizes, like->ndim * sizeof *sizes);
  const size_t batch = like->ndim - 2;
  if (count >= 0) sizes[batch] = count;
  return kf__result(r, index, (kf_int_span_t){sizes, batch + (count >= 0)}, NULL, dtype,
                    like->device, FLAGS | KF__RESULT_STRIDED, inputs);
}

/* An empty result, which stands for one that was not asked for. */
static kf_status_t nothing(kf_results_t *r, uint32_t index, const kf_tensor_t *like,
                           kf_dtype_t dtype) {
  return kf__result(r, index, KF_INTS(0), NULL, dtype, like->device, FLAGS, NULL);
}

/* The number of rows or of columns, whichever is smaller: the length of the diagonal. */
static int64_t smaller(const kf_tensor_t *t) {
  return kf__rows(t) < kf__columns(t) ? kf__rows(t) : kf__columns(t);
}

/* ---- Factors ---- */

/* The other triangle of the result is 0, so its shape is that of the argument. */
kf_status_t kf__rule_linalg_cholesky_ex(kf_results_t *r, kf_tensor_t *self) {
  kf_tensor_t *const inputs[] = {self, NULL};
  KF_TRY(kf__check_square(KF__API_SHORT("cholesky"), self, "A"));
  KF_TRY(kf__check_float_or_complex(KF__API_SHORT("cholesky"), self));
  KF_TRY(kf__check_lapack_type("cholesky_cpu", self));
  KF_TRY(matrices(r, 0, self, kf__rows(self), kf__rows(self), kf__dtype(self), inputs));
  return numbers(r, 1, self, -1, KF_DTYPE_INT32, inputs);
}

/* LAPACK exchanges rows always; a factorization without exchanges is for other devices. The meta
 * device accepts both, because it stands for any device. */
kf_status_t kf__rule_linalg_lu_factor_ex(kf_results_t *r, kf_tensor_t *A, bool pivot) {
  kf_tensor_t *const inputs[] = {A, NULL};
  if (A->ndim < 2) {
    char shape[KF__SHAPE_TEXT];
    return kf_error_set(KF_ERR_RUNTIME,
                        KF__COMPATIBLE(KF__TORCH_LU_OF_VECTOR,
                                       "%s: A must have at least 2 dimensions, but has shape %s"),
                        kf__api_name(KF__API("lu_factor")), kf__shape_text(kf__sizes(A), shape));
  }
  KF_TRY(kf__check_lapack_type("lu_cpu", A));
  if (!pivot && A->device.type == KF_DEVICE_CPU)
    return kf_error_set(
        KF_ERR_RUNTIME,
        KF__COMPATIBLE(KF__TORCH_LU_PIVOT, "%s: the CPU factorizes only with pivoting"),
        kf__api_name(KF__API_SHORT("lu_factor")));
  KF_TRY(matrices(r, 0, A, kf__rows(A), kf__columns(A), kf__dtype(A), inputs));
  KF_TRY(numbers(r, 1, A, smaller(A), KF_DTYPE_INT32, inputs));
  return numbers(r, 2, A, -1, KF_DTYPE_INT32, inputs);
}

/* P is square, L has the columns of the diagonal, U its rows. All are contiguous. The values of
 * pivots are checked by the kernel, which reads them. */
kf_status_t kf__rule_lu_unpack(kf_results_t *r, kf_tensor_t *LU_data, kf_tensor_t *LU_pivots,
                               bool unpack_data, bool unpack_pivots) {
  kf_tensor_t *const inputs[] = {LU_data, LU_pivots, NULL};
  kf_tensor_t *a = LU_data;
  const kf_dtype_t dtype = kf__dtype(a);
  KF_TRY(kf__check_matrix(KF__API("lu_unpack"), a, "LU_data"));
  if (unpack_pivots && kf__dtype(LU_pivots) != KF_DTYPE_INT32)
    return kf_error_set(
        KF_ERR_RUNTIME,
        KF__COMPATIBLE(KF__TORCH_UNPACKED_PIVOTS,
                       "lu_unpack: LU_pivots must be of type int32, as from linalg_lu_factor"));
  const int64_t m = kf__rows(a), n = kf__columns(a), k = smaller(a);
  if (unpack_pivots &&
      (LU_pivots->ndim + 1 != a->ndim || LU_pivots->sizes[LU_pivots->ndim - 1] != k))
    return kf_error_set(
        KF_ERR_RUNTIME,
        "%s: LU_pivots has %u dimensions and %lld numbers for each matrix, expected "
        "%u and %lld",
        kf__api_name(KF__API("lu_unpack")), LU_pivots->ndim,
        (long long)(LU_pivots->ndim > 0 ? LU_pivots->sizes[LU_pivots->ndim - 1] : 0), a->ndim - 1,
        (long long)k);
  int64_t sizes[KF__MAX_DIMS];
  memcpy(sizes, a->sizes, a->ndim * sizeof *sizes);
  const int64_t shapes[3][2] = {{m, m}, {m, k}, {k, n}};
  for (uint32_t i = 0; i < 3; i++) {
    sizes[a->ndim - 2] = shapes[i][0];
    sizes[a->ndim - 1] = shapes[i][1];
    if (i == 0 ? unpack_pivots : unpack_data)
      KF_TRY(kf__result(r, i, (kf_int_span_t){sizes, a->ndim}, NULL, dtype, a->device,
                        FLAGS | KF__RESULT_STRIDED, inputs));
    else
      KF_TRY(nothing(r, i, a, dtype));
  }
  return KF_OK;
}

/* "complete" extends Q to a square matrix, and R by rows of zeros. */
kf_status_t kf__rule_linalg_qr(kf_results_t *r, kf_tensor_t *A, kf_str_t mode) {
  kf_tensor_t *const inputs[] = {A, NULL};
  KF_TRY(kf__check_matrix(KF__API_SHORT("qr"), A, "A"));
  KF_TRY(kf__check_float_or_complex(KF__API_SHORT("qr"), A));
  const bool reduced = strcmp(mode.data, "reduced") == 0, only_r = strcmp(mode.data, "r") == 0;
  if (!reduced && !only_r && strcmp(mode.data, "complete") != 0)
    return kf_error_set(
        KF_ERR_RUNTIME,
        KF__COMPATIBLE(KF__TORCH_QR_MODE,
                       "linalg_qr: mode is '%s'; expected 'reduced', 'complete' or 'r'"),
        mode.data);
  KF_TRY(kf__check_lapack_type("geqrf_cpu", A));
  const int64_t m = kf__rows(A), n = kf__columns(A), k = smaller(A), c = reduced || only_r ? k : m;
  KF_TRY(only_r ? nothing(r, 0, A, kf__dtype(A)) : matrices(r, 0, A, m, c, kf__dtype(A), inputs));
  return matrices(r, 1, A, c, n, kf__dtype(A), inputs);
}

/* Reflections are as many as the diagonal is long. */
kf_status_t kf__rule_geqrf(kf_results_t *r, kf_tensor_t *self) {
  kf_tensor_t *const inputs[] = {self, NULL};
  if (self->ndim < 2)
    return kf_error_set(
        KF_ERR_RUNTIME,
        KF__COMPATIBLE(KF__TORCH_INPUT_MATRIX, "%s: input must be a matrix or a batch of matrices"),
        kf__api_name(KF__API("geqrf")));
  KF_TRY(kf__check_lapack_type("geqrf_cpu", self));
  KF_TRY(matrices(r, 0, self, kf__rows(self), kf__columns(self), kf__dtype(self), inputs));
  return numbers(r, 1, self, smaller(self), kf__dtype(self), inputs);
}

/* Pivots are negative where a block of the diagonal has two rows: LAPACK has no other form for it,
 * so this operator passes the pivots through. */
kf_status_t kf__rule_linalg_ldl_factor_ex(kf_results_t *r, kf_tensor_t *self) {
  kf_tensor_t *const inputs[] = {self, NULL};
  KF_TRY(kf__check_square(KF__API_LINALG("ldl_factor_ex"), self, "A"));
  KF_TRY(kf__check_float_or_complex(KF__API_LINALG("ldl_factor_ex"), self));
  KF_TRY(kf__check_lapack_type("ldl_factor_cpu", self));
  const int64_t n = kf__rows(self);
  KF_TRY(matrices(r, 0, self, n, n, kf__dtype(self), inputs));
  KF_TRY(numbers(r, 1, self, n, KF_DTYPE_INT32, inputs));
  return numbers(r, 2, self, -1, KF_DTYPE_INT32, inputs);
}

/* ---- Solutions ---- */

/* The batches of a and b broadcast together, then the last dimensions of b. */
static kf_status_t broadcast(const kf_tensor_t *a, const kf_tensor_t *b, uint32_t last,
                             int64_t *sizes, size_t *ndim) {
  const kf_int_span_t left = {a->sizes, a->ndim - 2}, right = {b->sizes, b->ndim - last};
  KF_TRY(kf__broadcast_shapes(right, left, sizes, ndim));
  memcpy(sizes + *ndim, b->sizes + b->ndim - last, last * sizeof *sizes);
  *ndim += last;
  return KF_OK;
}

/* The solution has the shape of b, with a batch that both sides broadcast to. Rows without gaps
 * instead of columns serve equations that are solved from the right. */
static kf_status_t solution(kf_results_t *r, kf_tensor_t *a, kf_tensor_t *b, bool by_columns,
                            kf_tensor_t *const *inputs) {
  int64_t sizes[KF__MAX_DIMS], strides[KF__MAX_DIMS];
  size_t ndim;
  KF_TRY(broadcast(a, b, 2, sizes, &ndim));
  const kf_int_span_t span = {sizes, ndim};
  kf__column_strides(span, strides);
  return kf__result(r, 0, span, by_columns ? strides : NULL, kf__dtype(a), b->device,
                    FLAGS | KF__RESULT_STRIDED, inputs);
}

kf_status_t kf__rule_linalg_ldl_solve(kf_results_t *r, kf_tensor_t *LD, kf_tensor_t *pivots,
                                      kf_tensor_t *B) {
  kf_tensor_t *const inputs[] = {LD, pivots, B, NULL};
  const kf__api_t api = KF__API_LINALG("ldl_solve");
  KF_TRY(kf__check_square(api, LD, "LD"));
  KF_TRY(kf__check_float_or_complex(api, LD));
  KF_TRY(kf__check_matrix(api, B, "B"));
  if (kf__rows(LD) != kf__rows(B))
    return kf_error_set(
        KF_ERR_RUNTIME,
        KF__COMPATIBLE(
            KF__TORCH_EQUATION_SIZES,
            "%s: matrices A are %lld by %lld and matrices B are %lld by %lld, which do not fit"),
        kf__api_name(api), (long long)kf__rows(LD), (long long)kf__columns(LD),
        (long long)kf__rows(B), (long long)kf__columns(B));
  if (!kf_dtype_is_integral(kf__dtype(pivots), false))
    return kf_error_set(
        KF_ERR_RUNTIME,
        KF__COMPATIBLE(KF__TORCH_PIVOTS_DTYPE, "%s: pivots must be integers, but is %s"),
        kf__api_name(api), kf_dtype_class_name(kf__dtype(pivots)));
  if (pivots->ndim + 1 != LD->ndim || pivots->sizes[pivots->ndim - 1] != kf__rows(LD))
    return kf_error_set(KF_ERR_RUNTIME, "%s: pivots has not one number for each row of LD",
                        kf__api_name(api));
  KF_TRY(kf__check_same_type(api, LD, B));
  KF_TRY(kf__check_lapack_type("ldl_solve_cpu", LD));
  return solution(r, LD, B, true, inputs);
}

/* Factors and pivots have the batch of A, before it is broadcast: each matrix is factorized once,
 * however many right sides share it. */
kf_status_t kf__rule__linalg_solve_ex(kf_results_t *r, kf_tensor_t *A, kf_tensor_t *B, bool left) {
  kf_tensor_t *const inputs[] = {A, B, NULL};
  KF_TRY(kf__check_float_or_complex(KF__API_SHORT("solve"), A));
  KF_TRY(kf__check_same_type(KF__API_SHORT("solve"), A, B));
  KF_TRY(kf__check_square(KF__API_SHORT("solve"), A, "A"));
  if (B->ndim == 0)
    return kf_error_set(KF_ERR_RUNTIME,
                        KF__COMPATIBLE(KF__TORCH_SOLVE_RANK, "%s: B must have a dimension"),
                        kf__api_name(KF__API_SHORT("solve")));
  const bool vector = kf__solves_vectors(A, B);
  const int64_t n = kf__rows(A);
  int64_t sizes[KF__MAX_DIMS];
  size_t ndim;
  if (vector) {
    if (!left && n != 1)
      return kf_error_set(
          KF_ERR_RUNTIME,
          KF__COMPATIBLE(KF__TORCH_SOLVE_VECTOR_RIGHT,
                         "%s: A (%lldx%lld) cannot solve X A = B for B of %lld rows and 1 column"),
          kf__api_name(KF__API_SHORT("solve")), (long long)n, (long long)n,
          (long long)B->sizes[B->ndim - 1]);
    if (!left)
      return kf_error_set(
          KF_ERR_RUNTIME,
          KF__COMPATIBLE(
              KF__TORCH_SOLVE_FROM_RIGHT,
              "%s: a vector B needs left=True; with left=False, X A = B is B / A.squeeze(-1)"),
          kf__api_name(KF__API_SHORT("solve")));
    if (B->sizes[B->ndim - 1] != n)
      return kf_error_set(
          KF_ERR_RUNTIME,
          KF__COMPATIBLE(KF__TORCH_SOLVE_VECTOR_LEFT,
                         "%s: A (%lldx%lld) cannot solve A X = B for a vector B of %lld numbers"),
          kf__api_name(KF__API_SHORT("solve")), (long long)n, (long long)n,
          (long long)B->sizes[B->ndim - 1]);
    KF_TRY(broadcast(A, B, 1, sizes, &ndim));
  } else {
    KF_TRY(kf__check_equation(KF__API_SHORT("solve"), A, B, left));
  }
  KF_TRY(kf__check_lapack_type("lu_cpu", A));
  KF_TRY(vector ? kf__result(r, 0, (kf_int_span_t){sizes, ndim}, NULL, kf__dtype(B), B->device,
                             FLAGS | KF__RESULT_STRIDED, inputs)
                : solution(r, A, B, left, inputs));
  KF_TRY(matrices(r, 1, A, n, n, kf__dtype(A), inputs));
  KF_TRY(numbers(r, 2, A, n, KF_DTYPE_INT32, inputs));
  return numbers(r, 3, A, -1, KF_DTYPE_INT32, inputs);
}

/* One type for both sides: promoting them would hide a copy of the matrix. */
kf_status_t kf__rule_linalg_solve_triangular(kf_results_t *r, kf_tensor_t *self, kf_tensor_t *B,
                                             bool left) {
  kf_tensor_t *const inputs[] = {self, B, NULL};
  const kf__api_t api = KF__API_SHORT("solve_triangular");
  KF_TRY(kf__check_matrix(api, B, "B"));
  KF_TRY(kf__check_square(api, self, "A"));
  KF_TRY(kf__check_equation(api, self, B, left));
  /* B is converted to the type of A, as in PyTorch: kernels copy it to the result first. */
  KF_TRY(kf__check_lapack_type("triangular_solve_cpu", self));
  return solution(r, self, B, true, inputs);
}

/* PyTorch's error for some operators; others say that a kernel has no loop for the type. */
static kf_status_t refuse_halves(kf__api_t api, const kf_tensor_t *t) {
  const kf_dtype_t dtype = kf__dtype(t);
  if (dtype != KF_DTYPE_FLOAT16 && dtype != KF_DTYPE_BFLOAT16) return KF_OK;
  return kf_error_set(KF_ERR_RUNTIME,
                      KF__COMPATIBLE(KF__TORCH_LOW_PRECISION,
                                     "%s: 16-bit elements are not supported, but input is %s"),
                      kf__api_name(api), kf_dtype_class_name(dtype));
}

kf_status_t kf__rule_linalg_inv_ex(kf_results_t *r, kf_tensor_t *A) {
  kf_tensor_t *const inputs[] = {A, NULL};
  KF_TRY(kf__check_square(KF__API_SHORT("inv"), A, "A"));
  KF_TRY(kf__check_float_or_complex(KF__API_SHORT("inv"), A));
  KF_TRY(refuse_halves(KF__API_SHORT("inv"), A));
  KF_TRY(kf__check_lapack_type("lu_cpu", A));
  KF_TRY(matrices(r, 0, A, kf__rows(A), kf__rows(A), kf__dtype(A), inputs));
  return numbers(r, 1, A, -1, KF_DTYPE_INT32, inputs);
}

/* Of a complex matrix, the logarithm is real, and the sign a complex number of size 1. */
static kf_status_t determinant(kf_results_t *r, kf_tensor_t *A, kf__api_t api, bool logarithm) {
  kf_tensor_t *const inputs[] = {A, NULL};
  KF_TRY(kf__check_square(api, A, "A"));
  KF_TRY(kf__check_float_or_complex(api, A));
  if (logarithm) KF_TRY(refuse_halves(api, A));
  KF_TRY(kf__check_lapack_type("lu_cpu", A));
  KF_TRY(numbers(r, 0, A, -1, kf__dtype(A), inputs));
  if (logarithm) KF_TRY(numbers(r, 1, A, -1, kf_dtype_to_real(kf__dtype(A)), inputs));
  KF_TRY(matrices(r, 1u + logarithm, A, kf__rows(A), kf__rows(A), kf__dtype(A), inputs));
  return numbers(r, 2u + logarithm, A, kf__rows(A), KF_DTYPE_INT32, inputs);
}

kf_status_t kf__rule__linalg_det(kf_results_t *r, kf_tensor_t *A) {
  return determinant(r, A, KF__API_SHORT("det"), false);
}

kf_status_t kf__rule__linalg_slogdet(kf_results_t *r, kf_tensor_t *A) {
  return determinant(r, A, KF__API_SHORT("slogdet"), true);
}

/* ---- Singular values and eigenvalues ---- */

/* `driver` selects algorithms of other devices; on the CPU there is one. */
kf_status_t kf__rule__linalg_svd(kf_results_t *r, kf_tensor_t *A, bool full_matrices,
                                 bool compute_uv, kf_str_t driver) {
  kf_tensor_t *const inputs[] = {A, NULL};
  KF_TRY(kf__check_matrix(KF__API_SHORT("svd"), A, "A"));
  KF_TRY(kf__check_float_or_complex(KF__API_SHORT("svd"), A));
  if (driver.data != NULL && A->device.type == KF_DEVICE_CPU)
    return kf_error_set(
        KF_ERR_RUNTIME,
        KF__COMPATIBLE(KF__TORCH_SVD_DRIVER,
                       "linalg_svd: the CPU has no choice of drivers; driver must be None"));
  KF_TRY(kf__check_lapack_type("linalg_svd_cpu", A));
  const int64_t m = kf__rows(A), n = kf__columns(A), k = smaller(A);
  const kf_dtype_t dtype = kf__dtype(A);
  KF_TRY(compute_uv ? matrices(r, 0, A, m, full_matrices ? m : k, dtype, inputs)
                    : nothing(r, 0, A, dtype));
  KF_TRY(numbers(r, 1, A, k, kf_dtype_to_real(dtype), inputs));
  return compute_uv ? matrices(r, 2, A, full_matrices ? n : k, n, dtype, inputs)
                    : nothing(r, 2, A, dtype);
}

/* Eigenvalues of Hermitian matrices are real. Only the triangle that UPLO names is read. */
kf_status_t kf__rule__linalg_eigh(kf_results_t *r, kf_tensor_t *A, kf_str_t UPLO, bool compute_v) {
  kf_tensor_t *const inputs[] = {A, NULL};
  KF_TRY(kf__check_square(KF__API_SHORT("eigh"), A, "A"));
  if (UPLO.size != 1 || strchr("LlUu", UPLO.data[0]) == NULL)
    return kf_error_set(KF_ERR_RUNTIME,
                        KF__COMPATIBLE(KF__TORCH_UPLO, "UPLO must be 'L' or 'U', but is %s"),
                        UPLO.data);
  KF_TRY(kf__check_lapack_type("linalg_eigh_cpu", A));
  KF_TRY(numbers(r, 0, A, kf__rows(A), kf_dtype_to_real(kf__dtype(A)), inputs));
  return compute_v ? matrices(r, 1, A, kf__rows(A), kf__rows(A), kf__dtype(A), inputs)
                   : nothing(r, 1, A, kf__dtype(A));
}

/* Names the result of linalg.eig that is too narrow, before the first one is resized. */
static kf_status_t check_eig_out(const kf_results_t *r, size_t index, kf_dtype_t dtype) {
  static const char *const names[] = {"eigenvalues", "eigenvectors"};
  if (r->form != KF__FORM_OUT) return KF_OK;
  const kf_dtype_t found = kf__dtype(r->given[index]);
  if (kf_dtype_can_cast(dtype, found)) return KF_OK;
  return kf_error_set(KF_ERR_RUNTIME,
                      KF__COMPATIBLE(KF__TORCH_SAFELY_CASTABLE,
                                     "%s: %s of type %s cannot be cast to out= (%s) of type %s"),
                      kf__api_name(KF__API_LINALG("eig")), names[index], kf_dtype_class_name(dtype),
                      names[index], kf_dtype_class_name(found));
}

/* Eigenvalues of real matrices may be complex, so all results are. */
static kf_status_t eigenvalues(kf_results_t *r, kf_tensor_t *self, bool vectors) {
  kf_tensor_t *const inputs[] = {self, NULL};
  const kf_dtype_t dtype = kf__dtype(self);
  KF_TRY(kf__check_square(vectors ? KF__API_SHORT("eig") : KF__API_SHORT("eigvals"), self, "A"));
  if (kf_dtype_is_integral(dtype, true))
    return kf_error_set(
        KF_ERR_RUNTIME,
        KF__COMPATIBLE(KF__TORCH_NO_COMPLEX_TYPE, "no complex dtype corresponds to %s"),
        kf_dtype_class_name(dtype));
  KF_TRY(kf__check_lapack_type("linalg_eig_out_cpu", self));
  const int64_t n = kf__rows(self);
  for (size_t i = 0; vectors && i < 2; i++) KF_TRY(check_eig_out(r, i, kf_dtype_to_complex(dtype)));
  KF_TRY(numbers(r, 0, self, n, kf_dtype_to_complex(dtype), inputs));
  return vectors ? matrices(r, 1, self, n, n, kf_dtype_to_complex(dtype), inputs) : KF_OK;
}

kf_status_t kf__rule_linalg_eig(kf_results_t *r, kf_tensor_t *self) {
  return eigenvalues(r, self, true);
}

kf_status_t kf__rule__linalg_eigvals(kf_results_t *r, kf_tensor_t *self) {
  return eigenvalues(r, self, false);
}

/* ---- Least squares ---- */

/* The shape of the solution. As in PyTorch, b counts as a batch of vectors here if it has one
 * dimension less than self, even where its sizes then make it matrices for all batches. */
static kf_status_t lstsq_sizes(const kf_tensor_t *self, const kf_tensor_t *b, uint32_t last,
                               int64_t *sizes, size_t *ndim) {
  const uint32_t own = b->ndim < self->ndim ? 1 : 2;
  const kf_int_span_t left = {self->sizes, self->ndim - 2}, right = {b->sizes, b->ndim - own};
  KF_TRY(kf__broadcast_shapes(left, right, sizes, ndim));
  memcpy(sizes + *ndim, b->sizes + b->ndim - last, last * sizeof *sizes);
  *ndim += last;
  return KF_OK;
}

/* Residuals are computed for more rows than columns, and full rank: gelsy, the default, has none.
 * The rank is known once the system is solved: then kernels make the residuals empty. */
kf_status_t kf__rule_linalg_lstsq(kf_results_t *r, kf_tensor_t *self, kf_tensor_t *b,
                                  kf_str_t driver) {
  kf_tensor_t *const inputs[] = {self, b, NULL};
  const kf__api_t api = KF__API_LINALG("lstsq");
  const char *name = driver.data != NULL ? driver.data : "gelsy";
  const kf_dtype_t dtype = kf__dtype(self), real = kf_dtype_to_real(dtype);
  if (self->ndim < 2)
    return kf_error_set(
        KF_ERR_RUNTIME,
        KF__COMPATIBLE(KF__TORCH_INPUT_MATRIX, "%s: input must be a matrix or a batch of matrices"),
        kf__api_name(api));
  if (b->ndim < 1)
    return kf_error_set(KF_ERR_RUNTIME,
                        KF__COMPATIBLE(KF__TORCH_OTHER_VECTOR, "%s: other must have a dimension"),
                        kf__api_name(api));
  if (dtype != kf__dtype(b))
    return kf_error_set(KF_ERR_RUNTIME,
                        KF__COMPATIBLE(KF__TORCH_LSTSQ_DTYPES,
                                       "%s: input and other must be of one type, got %s and %s"),
                        kf__api_name(api), kf_dtype_class_name(dtype),
                        kf_dtype_class_name(kf__dtype(b)));
  const bool vector = kf__solves_vectors(self, b);
  if (b->ndim + 1 != self->ndim && b->ndim != self->ndim)
    return kf_error_set(
        KF_ERR_RUNTIME,
        KF__COMPATIBLE(KF__TORCH_LSTSQ_RANKS,
                       "%s: other must have as many dimensions as input, or one less"),
        kf__api_name(api));
  if (kf__rows(self) != (vector ? b->sizes[b->ndim - 1] : kf__rows(b)))
    return kf_error_set(
        KF_ERR_RUNTIME,
        KF__COMPATIBLE(KF__TORCH_ROWS_MATCH,
                       "%s: the rows of input must be as many as dimension -%d of other has"),
        kf__api_name(api), vector ? 1 : 2);
  const bool svd = strcmp(name, "gelsd") == 0 || strcmp(name, "gelss") == 0;
  const bool full = strcmp(name, "gels") == 0;
  if (!svd && !full && strcmp(name, "gelsy") != 0)
    return kf_error_set(
        KF_ERR_RUNTIME,
        KF__COMPATIBLE(KF__TORCH_LSTSQ_DRIVER, "%s: driver must be gels, gelsy, gelsd or gelss"),
        kf__api_name(api));
  KF_TRY(kf__check_lapack_type("linalg_lstsq_cpu", self));
  int64_t sizes[KF__MAX_DIMS], strides[KF__MAX_DIMS];
  size_t ndim;
  const uint32_t last = vector ? 1 : 2;
  KF_TRY(lstsq_sizes(self, b, last, sizes, &ndim));
  const size_t batch = ndim - last;
  const bool residuals = (svd || full) && kf__rows(self) > kf__columns(self);
  sizes[batch] = kf__columns(self);
  if (!vector) kf__column_strides((kf_int_span_t){sizes, ndim}, strides);
  KF_TRY(kf__result(r, 0, (kf_int_span_t){sizes, ndim}, vector ? NULL : strides, dtype,
                    self->device, FLAGS | KF__RESULT_STRIDED, inputs));
  if (!vector) sizes[batch] = sizes[batch + 1];
  KF_TRY(residuals ? kf__result(r, 1, (kf_int_span_t){sizes, batch + !vector}, NULL, real,
                                self->device, FLAGS | KF__RESULT_STRIDED, inputs)
                   : nothing(r, 1, self, real));
  KF_TRY(full ? nothing(r, 2, self, KF_DTYPE_INT64)
              : kf__result(r, 2, (kf_int_span_t){sizes, batch}, NULL, KF_DTYPE_INT64, self->device,
                           FLAGS | KF__RESULT_STRIDED, inputs));
  if (!svd) return nothing(r, 3, self, real);
  sizes[batch] = smaller(self);
  return kf__result(r, 3, (kf_int_span_t){sizes, batch + 1}, NULL, real, self->device,
                    FLAGS | KF__RESULT_STRIDED, inputs);
}
