/* Checks of linear algebra: see linalg_checks.h. The texts begin with the name of the function that
 * was called (`api`), which is not always the operator's: linalg_solve is made of several
 * operators, and all of them report errors under its name. */
#include "ops/core/linalg_checks.h"

#include <keyfall/ops.h>
#include <keyfall/scope.h>
#include <stdio.h>

#include "compat/math_texts.h"
#include "compat/operator_texts.h"
#include "ops/core/number.h"

#define LL(x) ((long long)(x))

kf_status_t kf__check_matrix(kf__api_t api, const kf_tensor_t *t, const char *name) {
  if (t->ndim >= 2) return KF_OK;
  return kf_error_set(
      KF_ERR_RUNTIME,
      KF__COMPATIBLE(KF__TORCH_MATRIX_RANK, "%s: %s must be a matrix or a batch of matrices"),
      kf__api_name(api), name);
}

kf_status_t kf__check_square(kf__api_t api, const kf_tensor_t *t, const char *name) {
  KF_TRY(kf__check_matrix(api, t, name));
  if (kf__rows(t) == kf__columns(t)) return KF_OK;
  return kf_error_set(
      KF_ERR_RUNTIME,
      KF__COMPATIBLE(KF__TORCH_BATCHES_OF_SQUARES,
                     "%s: %s must have square matrices, but they have %lld rows and %lld columns"),
      kf__api_name(api), name, LL(kf__rows(t)), LL(kf__columns(t)));
}

kf_status_t kf__check_float_or_complex(kf__api_t api, const kf_tensor_t *t) {
  const kf_dtype_t dtype = kf__dtype(t);
  if (kf_dtype_is_floating(dtype) || kf_dtype_is_complex(dtype)) return KF_OK;
  return kf_error_set(KF_ERR_RUNTIME,
                      KF__COMPATIBLE(KF__TORCH_FLOAT_OR_COMPLEX,
                                     "%s: expected a floating-point or complex type, got %s"),
                      kf__api_name(api), kf_dtype_class_name(dtype));
}

/* LAPACK has routines for these four types. The text is that of other kernels without a loop for a
 * type. */
kf_status_t kf__check_lapack_type(const char *kernel, const kf_tensor_t *t) {
  switch ((int)kf__dtype(t)) {
    case KF_DTYPE_FLOAT32:
    case KF_DTYPE_FLOAT64:
    case KF_DTYPE_COMPLEX64:
    case KF_DTYPE_COMPLEX128: return KF_OK;
    default: break;
  }
  return kf__not_for_dtype(kernel, kf__dtype(t));
}

kf_status_t kf__check_same_type(kf__api_t api, const kf_tensor_t *a, const kf_tensor_t *b) {
  if (a->dtype == b->dtype) return KF_OK;
  return kf_error_set(
      KF_ERR_RUNTIME,
      KF__COMPATIBLE(KF__TORCH_EQUATION_DTYPES, "%s: A is of type %s, but B is of type %s"),
      kf__api_name(api), kf_dtype_class_name(kf__dtype(a)), kf_dtype_class_name(kf__dtype(b)));
}

kf_status_t kf__check_equation(kf__api_t api, const kf_tensor_t *a, const kf_tensor_t *b,
                               bool left) {
  if (kf__columns(a) == (left ? kf__rows(b) : kf__columns(b))) return KF_OK;
  return kf_error_set(
      KF_ERR_RUNTIME,
      KF__COMPATIBLE(
          KF__TORCH_EQUATION_SHAPES,
          "%s: the shapes of A and B do not fit the equation %s (%lldx%lld and %lldx%lld)"),
      kf__api_name(api), left ? "AX = B" : "XA = B", LL(kf__rows(a)), LL(kf__columns(a)),
      LL(kf__rows(b)), LL(kf__columns(b)));
}

/* With a batch of matrices, a B of one dimension less is a batch of vectors only if all other sizes
 * are equal: otherwise it is a matrix that is broadcast. */
bool kf__solves_vectors(const kf_tensor_t *a, const kf_tensor_t *b) {
  if (b->ndim == 1) return true;
  return b->ndim + 1 == a->ndim && memcmp(a->sizes, b->sizes, b->ndim * sizeof *b->sizes) == 0;
}

/* Columns are contiguous, as LAPACK expects them, so results need no copy afterwards. Sizes of 0
 * and 1 count as 1: strides of empty tensors are never 0. */
void kf__column_strides(kf_int_span_t sizes, int64_t *out_strides) {
  KF_ASSERT(sizes.size >= 2);
  int64_t step = 1;
  for (size_t d = sizes.size; d > 0; d--) {
    out_strides[d - 1] = step;
    step *= sizes.data[d - 1] > 1 ? sizes.data[d - 1] : 1;
  }
  const int64_t rows = sizes.data[sizes.size - 2];
  out_strides[sizes.size - 2] = 1;
  out_strides[sizes.size - 1] = rows > 1 ? rows : 1;
}

/* ---- Numbers that LAPACK returns ----
 * 0: done; positive: where the matrix failed. Negative numbers name a wrong argument, which the
 * checks of the operators rule out. */

/* What went wrong, by the operator's name; %lld is the number. */
static const char *text_for(const char *name) {
  if (strncmp(name, "inv", 3) == 0 || strcmp(name, "cholesky_inverse") == 0)
    return KF__COMPATIBLE(
        KF__TORCH_SINGULAR_INVERSE,
        "the matrix is singular: diagonal element %lld is zero, so that there is no inverse");
  if (strncmp(name, "solve", 5) == 0)
    return KF__COMPATIBLE(KF__TORCH_SINGULAR_SOLVE,
                          "the matrix is singular, so that the equation has no single solution");
  if (strncmp(name, "cholesky", 8) == 0)
    return KF__COMPATIBLE(KF__TORCH_NOT_POSITIVE_DEFINITE,
                          "the matrix is not positive-definite (leading minor %lld)");
  if (strncmp(name, "svd", 3) == 0)
    return KF__COMPATIBLE(KF__TORCH_SVD_FAILED,
                          "the algorithm did not converge: an ill-conditioned matrix, or many "
                          "equal singular values (code %lld)");
  if (strncmp(name, "eig", 3) == 0)
    return KF__COMPATIBLE(KF__TORCH_EIGEN_FAILED,
                          "the algorithm did not converge: an ill-conditioned matrix, or many "
                          "equal eigenvalues (code %lld)");
  if (strncmp(name, "lstsq", 5) == 0)
    return KF__COMPATIBLE(
        KF__TORCH_RANK_FAILED,
        "the matrix has no full rank, so that there is no least squares solution (code %lld)");
  return "The factor has a zero on its diagonal, at %lld.";
}

const char *kf__batch_text(char text[KF__BATCH_TEXT], bool batched, int64_t index) {
  text[0] = '\0';
  if (batched)
    (void)snprintf(text, KF__BATCH_TEXT, KF__COMPATIBLE(KF__TORCH_BATCH_ELEMENT, "matrix %lld: "),
                   LL(index));
  return text;
}

/* A singular factor of LU is no error of LAPACK's, and programs catch it as a plain RuntimeError.
 */
static kf_status_t set_error(const char *api, const char *batch, int64_t code) {
  const char *dot = strrchr(api, '.'), *name = dot != NULL ? dot + 1 : api;
  if (strncmp(name, "linalg_", 7) == 0) name += 7;
  char text[256];
  if (strncmp(name, "lu", 2) == 0)
    return kf_error_set(
        KF_ERR_RUNTIME,
        KF__COMPATIBLE(KF__TORCH_SINGULAR_FACTOR,
                       "%s: %sU[%lld,%lld] is zero, so that no equation can be solved with it; "
                       "linalg_lu and linalg_lu_factor_ex return such factors"),
        api, batch, LL(code), LL(code));
  (void)snprintf(text, sizeof text, text_for(name), LL(code));
  return kf_error_set(KF_ERR_LINALG, "%s: %s%s", api, batch, text);
}

/* One matrix has one number; for a batch, whether any is not 0 is one number, too. */
static kf_status_t has_failed(kf_tensor_t *info, bool *out) {
  kf_tensor_t *flat = NULL, *worst = NULL;
  kf_scalar_t number = KF_INT(0);
  kf_status_t status = KF_OK;
  if (info->ndim > 0) status = kf_ne_Scalar(info, KF_INT(0), &flat);
  if (status == KF_OK && info->ndim > 0) status = kf_any(flat, &worst);
  if (status == KF_OK) status = kf_raw_local_scalar_dense(worst != NULL ? worst : info, &number);
  kf_tensor_release(worst);
  kf_tensor_release(flat);
  *out = !kf__number_is(number, 0);
  return status;
}

/* Only after a failure the first failed matrix is searched. */
kf_status_t kf__check_info(kf_tensor_t *info, const char *api) {
  if (info->numel == 0 || info->device.type == KF_DEVICE_META) return KF_OK;
  bool failed = false;
  kf_scalar_t number = KF_INT(0);
  kf_status_t status = has_failed(info, &failed);
  if (status != KF_OK || !failed) return status;
  kf_tensor_t *line = NULL;
  status = kf_flatten(info, 0, -1, &line);
  for (int64_t i = 0; status == KF_OK && i < info->numel; i++) {
    kf_tensor_t *one = NULL;
    status = kf_select(line, 0, i, &one);
    if (status == KF_OK) status = kf_raw_local_scalar_dense(one, &number);
    kf_tensor_release(one);
    if (status != KF_OK || number.as.i == 0) continue;
    char batch[KF__BATCH_TEXT];
    status = set_error(api, kf__batch_text(batch, info->ndim > 0, i), number.as.i);
  }
  kf_tensor_release(line);
  return status;
}
