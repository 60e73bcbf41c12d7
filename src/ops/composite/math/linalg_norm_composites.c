/* Norms and condition numbers of matrices. */
#include <math.h>

#include "compat/math_texts.h"
#include "compat/operator_texts.h"
#include "ops/composite/math/linalg_parts.h"
#include "ops/core/number.h"

/* ---- Arguments ---- */

/* Checks what all matrix norms need; `dims` receives the two dimensions, not negative. */
static kf_status_t check(kf_tensor_t *self, kf_int_span_t dim, kf_opt_int_t dtype, int64_t *dims) {
  const kf__api_t api = KF__API_SHORT("matrix_norm");
  KF_TRY(kf__check_matrix(api, self, "A"));
  KF_TRY(kf__check_float_or_complex(api, self));
  if (dim.size != 2)
    return kf_error_set(KF_ERR_RUNTIME,
                        KF__COMPATIBLE(KF__TORCH_MATRIX_NORM_DIMS,
                                       "%s: dim must list 2 dimensions; its first number is %lld"),
                        kf__api_name(KF__API_SHORT("matrix_norm")),
                        (long long)(dim.size > 0 ? dim.data[0] : 0));
  for (int i = 0; i < 2; i++) KF_TRY(kf__wrap_dim(dim.data[i], self->ndim, false, &dims[i]));
  if (dims[0] == dims[1])
    return kf_error_set(KF_ERR_RUNTIME,
                        KF__COMPATIBLE(KF__TORCH_MATRIX_NORM_SAME_DIM,
                                       "%s: the two dimensions must differ, but are %lld and %lld"),
                        kf__api_name(KF__API_SHORT("matrix_norm")), (long long)dim.data[0],
                        (long long)dim.data[1]);
  if (!dtype.has) return KF_OK;
  const kf_dtype_t to = (kf_dtype_t)dtype.value, from = kf__dtype(self);
  if (!kf_dtype_is_floating(to) && !kf_dtype_is_complex(to))
    return kf_error_set(
        KF_ERR_RUNTIME,
        KF__COMPATIBLE(KF__TORCH_NORM_RESULT_DTYPE,
                       "%s: dtype must be a floating-point or complex one, but is %s"),
        kf__api_name(KF__API_SHORT("matrix_norm")), kf_dtype_class_name(to));
  if (kf_dtype_is_complex(from) != kf_dtype_is_complex(to))
    return kf_error_set(KF_ERR_RUNTIME,
                        KF__COMPATIBLE(KF__TORCH_NORM_DTYPE_KIND,
                                       "%s: dtype must be a %s one, since input is %s, but is %s"),
                        kf__api_name(KF__API_SHORT("matrix_norm")),
                        kf_dtype_is_complex(from) ? "complex" : "real",
                        kf_dtype_is_complex(from) ? "complex" : "real", kf_dtype_class_name(to));
  return KF_OK;
}

/* `self` in the type that the norm is computed in. */
static kf_tensor_t *in_type(kf_tensor_t *self, kf_opt_int_t dtype) {
  return dtype.has ? kf__to_type(self, (kf_dtype_t)dtype.value) : self;
}

/* ---- Norms, in a scope ---- */

/* The singular values of the matrices in two dimensions, in the last dimension of the result. */
static kf_tensor_t *singular_values(kf_tensor_t *self, const int64_t *dims) {
  return kfs_linalg_svdvals(kfs_movedim_intlist(self, (kf_int_span_t){dims, 2}, KF_INTS(-2, -1)));
}

/* Puts the two dimensions back, of size 1, for keepdim. */
static kf_tensor_t *with_dims(kf_tensor_t *t, const int64_t *dims, bool keepdim) {
  if (!keepdim) return t;
  const int64_t low = dims[0] < dims[1] ? dims[0] : dims[1], high = dims[0] + dims[1] - low;
  return kfs_unsqueeze(kfs_unsqueeze(t, low), high);
}

/* The largest or smallest sum of absolute values of columns (ord 1) or rows (ord inf). */
static kf_tensor_t *extreme_sum(kf_tensor_t *self, const int64_t *dims, bool rows, bool largest,
                                bool keepdim) {
  const int64_t summed = rows ? dims[1] : dims[0], other = rows ? dims[0] : dims[1];
  kf_tensor_t *sums = kfs_linalg_vector_norm(self, KF_INT(1), KF_INTS(summed), true);
  if (sums == NULL) return NULL;
  kf_tensor_t *result;
  if (largest && sums->sizes[other] == 0) /* the largest norm of no rows or columns is 0 */
    result = kfs_sum_dim_IntList(sums, KF_INTS(other), true);
  else
    result = largest ? kfs_amax(sums, KF_INTS(other), true) : kfs_amin(sums, KF_INTS(other), true);
  return keepdim ? result : kfs_squeeze_dims(result, (kf_int_span_t){dims, 2});
}

kf_status_t kf__op_linalg_matrix_norm(const kf_call_t *call, kf_tensor_t *self, kf_scalar_t ord,
                                      kf_int_span_t dim, bool keepdim, kf_opt_int_t dtype,
                                      kf_tensor_t **out) {
  (void)call;
  int64_t dims[2];
  KF_TRY(check(self, dim, dtype, dims));
  if (ord.tag == KF_TAG_COMPLEX)
    return kf_error_set(
        KF_ERR_RUNTIME,
        KF__COMPATIBLE(KF__TORCH_NORM_ORDER_COMPLEX, "%s: ord must be a real number"),
        kf__api_name(KF__API_SHORT("matrix_norm")));
  const double p = kf__number_real(ord), size = fabs(p);
  if (size != 1 && size != 2 && !isinf(size))
    return kf_error_set(KF_ERR_RUNTIME,
                        KF__COMPATIBLE(KF__TORCH_NORM_ORDER, "%s: no norm has the order %g"),
                        kf__api_name(KF__API_SHORT("matrix_norm")), p);
  kf_scope_t scope;
  kf_scope_open(&scope);
  kf_tensor_t *x = in_type(self, dtype);
  if (size != 2)
    return kf__close_with(&scope, extreme_sum(x, dims, isinf(size), p > 0, keepdim), out);
  kf_tensor_t *values = singular_values(x, dims);
  kf_tensor_t *found;
  if (p > 0 && values != NULL && values->sizes[values->ndim - 1] == 0)
    found = kfs_sum_dim_IntList(values, KF_INTS(-1), false);
  else
    found = p > 0 ? kfs_amax(values, KF_INTS(-1), false) : kfs_amin(values, KF_INTS(-1), false);
  return kf__close_with(&scope, with_dims(found, dims, keepdim), out);
}

/* The Frobenius norm is a vector norm over both dimensions; the nuclear norm sums singular values.
 */
kf_status_t kf__op_linalg_matrix_norm_str_ord(const kf_call_t *call, kf_tensor_t *self,
                                              kf_str_t ord, kf_int_span_t dim, bool keepdim,
                                              kf_opt_int_t dtype, kf_tensor_t **out) {
  (void)call;
  int64_t dims[2];
  KF_TRY(check(self, dim, dtype, dims));
  const bool nuclear = strcmp(ord.data, "nuc") == 0;
  if (!nuclear && strcmp(ord.data, "fro") != 0)
    return kf_error_set(KF_ERR_RUNTIME,
                        KF__COMPATIBLE(KF__TORCH_NORM_ORDER_NAME, "%s: no norm has the name %s"),
                        kf__api_name(KF__API_SHORT("matrix_norm")), ord.data);
  if (!nuclear)
    return kf_linalg_vector_norm(self, KF_INT(2), (kf_int_span_t){dims, 2}, keepdim, dtype, out);
  kf_scope_t scope;
  kf_scope_open(&scope);
  kf_tensor_t *values = singular_values(in_type(self, dtype), dims);
  kf_tensor_t *sum = kfs_sum_dim_IntList(values, KF_INTS(-1), false);
  return kf__close_with(&scope, with_dims(sum, dims, keepdim), out);
}

kf_status_t kf__op_nuclear_norm(const kf_call_t *call, kf_tensor_t *self, bool keepdim,
                                kf_tensor_t **out) {
  (void)call;
  return kf_linalg_matrix_norm_str_ord(self, kf_str_of("nuc"), KF_INTS(-2, -1), keepdim,
                                       kf_no_int(), out);
}

kf_status_t kf__op_nuclear_norm_dim(const kf_call_t *call, kf_tensor_t *self, kf_int_span_t dim,
                                    bool keepdim, kf_tensor_t **out) {
  (void)call;
  return kf_linalg_matrix_norm_str_ord(self, kf_str_of("nuc"), dim, keepdim, kf_no_int(), out);
}

/* ---- linalg_norm ---- */

/* Checks dim of linalg_norm; `has_ord`: a matrix or vector must be named or be all there is. */
static kf_status_t check_norm(const kf_tensor_t *self, kf_int_span_t dim, bool has_ord) {
  if (dim.data != NULL && dim.size != 1 && dim.size != 2)
    return kf_error_set(
        KF_ERR_RUNTIME,
        KF__COMPATIBLE(KF__TORCH_NORM_DIMS, "%s: dim must list 1 or 2 dimensions, but lists %zu"),
        kf__api_name(KF__API_SHORT("norm")), dim.size);
  if (dim.data == NULL && has_ord && self->ndim != 1 && self->ndim != 2)
    return kf_error_set(
        KF_ERR_RUNTIME,
        KF__COMPATIBLE(KF__TORCH_NORM_RANK,
                       "%s: with ord but no dim, input must have 1 or 2 dimensions, but has %u"),
        kf__api_name(KF__API_SHORT("norm")), self->ndim);
  return KF_OK;
}

/* Without an order, the 2-norm of all elements, whatever the number of dimensions. */
kf_status_t kf__op_linalg_norm(const kf_call_t *call, kf_tensor_t *self, kf_opt_scalar_t ord,
                               kf_int_span_t dim, bool keepdim, kf_opt_int_t dtype,
                               kf_tensor_t **out) {
  (void)call;
  KF_TRY(check_norm(self, dim, ord.has));
  if (ord.has && (dim.data != NULL ? dim.size == 2 : self->ndim == 2))
    return kf_linalg_matrix_norm(self, ord.value, dim.data != NULL ? dim : KF_INTS(0, 1), keepdim,
                                 dtype, out);
  return kf_linalg_vector_norm(self, ord.has ? ord.value : KF_INT(2), dim, keepdim, dtype, out);
}

kf_status_t kf__op_linalg_norm_ord_str(const kf_call_t *call, kf_tensor_t *self, kf_str_t ord,
                                       kf_int_span_t dim, bool keepdim, kf_opt_int_t dtype,
                                       kf_tensor_t **out) {
  (void)call;
  KF_TRY(check_norm(self, dim, true));
  return kf_linalg_matrix_norm_str_ord(self, ord, dim.data != NULL ? dim : KF_INTS(0, 1), keepdim,
                                       dtype, out);
}

/* ---- Condition numbers ---- */

/* norm(A) * norm(A^-1); inf where A is singular, or its inverse is unknown. */
static kf_tensor_t *condition(kf_tensor_t *self, kf_opt_scalar_t p, kf_str_t name) {
  kf_tensor_t *inverse = NULL, *info = NULL, *norms[2] = {NULL, NULL};
  if (kf_scope_has_failed()) return NULL;
  kf_status_t status = kf_linalg_inv_ex(self, false, &inverse, &info);
  inverse = kf_scope_take(status, inverse);
  info = kf_scope_take(status, info);
  kf_tensor_t *singular = kfs_ne_Scalar(info, KF_INT(0));
  for (int i = 0; i < 2 && status == KF_OK; i++) {
    kf_tensor_t *of = i == 0 ? self : inverse;
    status =
        p.has ? kf_linalg_matrix_norm(of, p.value, KF_INTS(-2, -1), false, kf_no_int(), &norms[i])
              : kf_linalg_matrix_norm_str_ord(of, name, KF_INTS(-2, -1), false, kf_no_int(),
                                              &norms[i]);
    norms[i] = kf_scope_take(status, norms[i]);
  }
  kf_tensor_t *product = kfs_mul(norms[0], norms[1]);
  kf_tensor_t *unknown = kfs_logical_or(singular, kfs_isnan(product));
  return kfs_masked_fill_Scalar(product, unknown, KF_FLOAT(INFINITY));
}

static kf_status_t check_cond(const kf_tensor_t *self) {
  if (self->ndim >= 2) return KF_OK;
  return kf_error_set(
      KF_ERR_RUNTIME,
      KF__COMPATIBLE(KF__TORCH_COND_RANK, "%s: input must be a matrix or a batch of matrices"),
      kf__api_name(KF__API_SHORT("cond")));
}

/* 0 for matrices without elements. */
static kf_tensor_t *empty_condition(kf_tensor_t *self) {
  const kf_int_span_t batch = {self->sizes, (size_t)self->ndim - 2};
  const kf_dtype_t own = kf__dtype(self);
  return kf__scoped_zeros(self, batch, kf_dtype_is_complex(own) ? kf_dtype_to_real(own) : own);
}

/* The 2-norms of A and of its inverse are its largest and smallest singular values, so these orders
 * need no inverse, and work for matrices that are not square. */
kf_status_t kf__op_linalg_cond(const kf_call_t *call, kf_tensor_t *self, kf_opt_scalar_t p,
                               kf_tensor_t **out) {
  (void)call;
  KF_TRY(check_cond(self));
  const double order = p.has ? kf__number_real(p.value) : 2, size = fabs(order);
  if (size != 1 && size != 2 && !isinf(size))
    return kf_error_set(KF_ERR_RUNTIME,
                        KF__COMPATIBLE(KF__TORCH_COND_NUMBER, "%s: no matrix norm is called %g"),
                        kf__api_name(KF__API_SHORT("cond")), order);
  char api[48];
  (void)snprintf(api, sizeof api, "%s(ord=%g)", kf__api_name(KF__API_SHORT("cond")), order);
  if (size != 2) KF_TRY(kf__check_square((kf__api_t){api, api}, self, "A"));
  kf_scope_t scope;
  kf_scope_open(&scope);
  if (self->numel == 0) return kf__close_with(&scope, empty_condition(self), out);
  if (size != 2) return kf__close_with(&scope, condition(self, p, kf_str_of(NULL)), out);
  kf_tensor_t *values = kfs_linalg_svdvals(self);
  kf_tensor_t *first = kfs_select(values, -1, 0), *last = kfs_select(values, -1, -1);
  return kf__close_with(&scope, order < 0 ? kfs_div(last, first) : kfs_div(first, last), out);
}

kf_status_t kf__op_linalg_cond_p_str(const kf_call_t *call, kf_tensor_t *self, kf_str_t p,
                                     kf_tensor_t **out) {
  (void)call;
  KF_TRY(check_cond(self));
  const bool nuclear = strcmp(p.data, "nuc") == 0;
  if (!nuclear && strcmp(p.data, "fro") != 0)
    return kf_error_set(KF_ERR_RUNTIME,
                        KF__COMPATIBLE(KF__TORCH_COND_NAME, "%s: no matrix norm is called %s"),
                        kf__api_name(KF__API_SHORT("cond")), p.data);
  KF_TRY(kf__check_square(nuclear ? KF__API_SHORT("cond(ord=nuc)") : KF__API_SHORT("cond(ord=fro)"),
                          self, "A"));
  kf_scope_t scope;
  kf_scope_open(&scope);
  if (self->numel == 0) return kf__close_with(&scope, empty_condition(self), out);
  if (!nuclear) return kf__close_with(&scope, condition(self, kf_no_scalar(), p), out);
  kf_tensor_t *values = kfs_linalg_svdvals(self);
  kf_tensor_t *sums[] = {values, kfs_reciprocal(values)};
  for (int i = 0; i < 2; i++) sums[i] = kfs_sum_dim_IntList(sums[i], KF_INTS(-1), false);
  return kf__close_with(&scope, kfs_mul(sums[0], sums[1]), out);
}
