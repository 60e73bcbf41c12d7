/* The matrix exponential, products of several matrices, and inverses of tensors. */
#include <math.h>

#include "compat/math_texts.h"
#include "compat/operator_texts.h"
#include "ops/composite/math/linalg_parts.h"
#include "ops/core/kernel_support.h"

#define LL(x) ((long long)(x))

/* ---- The exponential ---- */

enum { DEGREE = 19, BLOCK = 4 };

/* The Taylor polynomial of degree 19, exact to a double's rounding for norms up to 1: blocks of
 * four terms, combined by Horner's rule in the fourth power. */
static kf_tensor_t *taylor(kf_tensor_t *a) {
  kf_tensor_t *powers[BLOCK + 1] = {NULL, a, kfs_matmul(a, a), NULL, NULL}, *sum = NULL;
  powers[0] = kf__scoped_eye(a, a != NULL ? kf__rows(a) : 0);
  powers[3] = kfs_matmul(powers[2], a);
  powers[4] = kfs_matmul(powers[2], powers[2]);
  double factorial[DEGREE + 1] = {1};
  for (int i = 1; i <= DEGREE; i++) factorial[i] = factorial[i - 1] * i;
  for (int block = DEGREE / BLOCK; block >= 0; block--) {
    kf_tensor_t *part = NULL;
    for (int i = 0; i < BLOCK; i++) {
      kf_tensor_t *term = kfs_div_Scalar(powers[i], KF_FLOAT(factorial[block * BLOCK + i]));
      part = part == NULL ? term : kfs_add(part, term);
    }
    sum = sum == NULL ? part : kfs_add(kfs_matmul(powers[4], sum), part);
  }
  return sum;
}

/* The largest number of a tensor; 0 on the meta device and for no numbers. */
static double largest(kf_tensor_t *t) {
  kf_scalar_t number = KF_FLOAT(0);
  if (t == NULL || t->numel == 0 || t->device.type == KF_DEVICE_META) return 0;
  kf_tensor_t *top =
      kfs_amax(kfs_to_dtype(t, KF_DTYPE_FLOAT64, false, false, kf_no_int()), kf_no_ints(), false);
  if (kf_scope_has_failed()) return 0;
  const kf_status_t status = kf_raw_local_scalar_dense(top, &number);
  if (status != KF_OK) (void)kf_scope_take(status, NULL);
  return status == KF_OK ? number.as.f : 0;
}

/* exp(A) = exp(A / 2^s)^(2^s), with s for each matrix so that the norm of A / 2^s is at most 1. */
kf_status_t kf__op_linalg_matrix_exp(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t **out) {
  (void)call;
  KF_TRY(kf__check_square(KF__API_SHORT("matrix_exp"), self, "A"));
  KF_TRY(kf__check_float_or_complex(KF__API_SHORT("matrix_exp"), self));
  kf_scope_t scope;
  kf_scope_open(&scope);
  if (self->numel == 0 || self->device.type == KF_DEVICE_META)
    return kf__close_with(&scope, kf__scoped_zeros(self, kf__sizes(self), kf__dtype(self)), out);
  kf_tensor_t *norms =
      kfs_amax(kfs_sum_dim_IntList(kfs_abs(self), KF_INTS(-2), true), KF_INTS(-1), true);
  kf_tensor_t *halvings = kfs_clamp_min(kfs_ceil(kfs_log2(norms)), KF_INT(0));
  const double most = largest(halvings);
/* No finite norm needs as many halvings as `limit`; infinity and NaN must not set the number of
 * steps. */
  const double limit = kf_dtype_to_real(kf__dtype(self)) == KF_DTYPE_FLOAT64 ? 1100 : 150;
  const int64_t steps = most > 0 && most < limit ? (int64_t)most
                        : most >= limit          ? (int64_t)limit
                                                 : 0;
  kf_tensor_t *x = taylor(kfs_mul(self, kfs_exp2(kfs_neg(halvings))));
/* Matrices of one batch need different numbers of squarings: those that are done stay. */
  for (int64_t i = 0; i < steps && x != NULL; i++)
    x = kfs_where_self(kfs_gt_Scalar(halvings, KF_INT(i)), kfs_matmul(x, x), x);
  return kf__close_with(&scope, kf__scoped_copy(x), out);
}

kf_status_t kf__op_matrix_exp(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t **out) {
  (void)call;
  return kf_linalg_matrix_exp(self, out);
}

/* ---- Products ---- */

kf_status_t kf__op_linalg_matmul(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t *other,
                                 kf_tensor_t **out) {
  (void)call;
  return kf_matmul(self, other, out);
}

/* Shapes and types of linalg_multi_dot: vectors may stand at the ends only. */
static kf_status_t check_chain(kf_tensor_span_t tensors) {
  const size_t n = tensors.size;
  if (n < 2)
    return kf_error_set(KF_ERR_RUNTIME,
                        KF__COMPATIBLE(KF__TORCH_MULTI_DOT_COUNT,
                                       "linalg_multi_dot: 2 tensors or more are needed, got %zu"),
                        n);
  for (size_t i = 0; i < n; i++) {
    const kf_tensor_t *t = tensors.data[i];
    const bool end = i == 0 || i + 1 == n;
    if (t->ndim != 2 && !(end && t->ndim == 1)) {
      if (end)
        return kf_error_set(
            KF_ERR_RUNTIME,
            KF__COMPATIBLE(
                KF__TORCH_MULTI_DOT_END,
                "linalg_multi_dot: the %s tensor must have 1 or 2 dimensions, but has %u"),
            i == 0 ? "first" : "last", t->ndim);
      return kf_error_set(
          KF_ERR_RUNTIME,
          KF__COMPATIBLE(KF__TORCH_MULTI_DOT_MIDDLE,
                         "linalg_multi_dot: tensor %zu must have 2 dimensions, but has %u"),
          i, t->ndim);
    }
    if (t->dtype != tensors.data[0]->dtype)
      return kf_error_set(KF_ERR_RUNTIME,
                          KF__COMPATIBLE(KF__TORCH_MULTI_DOT_DTYPES,
                                         "linalg_multi_dot: all tensors must be of one type, but "
                                         "tensor 0 is %s and tensor %zu is %s"),
                          kf__dtype_message_name(kf__dtype(tensors.data[0])), i,
                          kf__dtype_message_name(kf__dtype(t)));
  }
  for (size_t i = 0; i + 1 < n; i++) {
    const kf_tensor_t *a = tensors.data[i], *b = tensors.data[i + 1];
    char left[KF__SHAPE_TEXT], right[KF__SHAPE_TEXT];
    if (a->sizes[a->ndim - 1] != b->sizes[0])
      return kf_error_set(
          KF_ERR_RUNTIME,
          KF__COMPATIBLE(
              KF__TORCH_MULTI_DOT_SHAPES,
              "linalg_multi_dot: tensors %zu and %zu, of shapes %s and %s, cannot be multiplied"),
          i, i + 1, kf__shape_text(kf__sizes(a), left), kf__shape_text(kf__sizes(b), right));
  }
  return KF_OK;
}

/* The product of tensors first to last, split as `splits` says. */
static kf_tensor_t *chain(const kf_tensor_span_t *tensors, const size_t *splits, size_t first,
                          size_t last) {
  if (first == last) return tensors->data[first];
  const size_t split = splits[first * tensors->size + last];
  return kfs_matmul(chain(tensors, splits, first, split), chain(tensors, splits, split + 1, last));
}

/* The dynamic program for the cheapest order: costs of all parts of the chain, shortest first. */
static void plan(const kf_tensor_span_t *tensors, double *costs, size_t *splits) {
  const size_t n = tensors->size;
  for (size_t length = 1; length < n; length++)
    for (size_t i = 0; i + length < n; i++) {
      const size_t j = i + length;
      const kf_tensor_t *a = tensors->data[i], *b = tensors->data[j];
      const double rows = a->ndim == 1 ? 1 : (double)a->sizes[0];
      const double columns = b->ndim == 1 ? 1 : (double)b->sizes[1];
      costs[i * n + j] = INFINITY;
      splits[i * n + j] = i;
      for (size_t s = i; s < j; s++) {
        const double inner = (double)tensors->data[s + 1]->sizes[0];
        const double cost = costs[i * n + s] + costs[(s + 1) * n + j] + rows * inner * columns;
        if (cost >= costs[i * n + j]) continue;
        costs[i * n + j] = cost;
        splits[i * n + j] = s;
      }
    }
}

/* The plan takes O(n^3) steps for n matrices, which are few. */
kf_status_t kf__op_linalg_multi_dot(const kf_call_t *call, kf_tensor_span_t tensors,
                                    kf_tensor_t **out) {
  (void)call;
  KF_TRY(check_chain(tensors));
  const size_t n = tensors.size;
  double *costs = kf_calloc(n * n, sizeof *costs);
  size_t *splits = kf_calloc(n * n, sizeof *splits);
  kf_status_t status = costs != NULL && splits != NULL ? KF_OK : kf__no_memory();
  if (status == KF_OK) {
    plan(&tensors, costs, splits);
    kf_scope_t scope;
    kf_scope_open(&scope);
    status = kf__close_with(&scope, chain(&tensors, splits, 0, n - 1), out);
  }
  kf_free(costs);
  kf_free(splits);
  return status;
}

kf_status_t kf__op_chain_matmul(const kf_call_t *call, kf_tensor_span_t matrices,
                                kf_tensor_t **out) {
  (void)call;
  for (size_t i = 0; i < matrices.size; i++)
    if (matrices.data[i]->ndim != 2)
      return kf_error_set(
          KF_ERR_RUNTIME,
          KF__COMPATIBLE(KF__TORCH_CHAIN_RANK,
                         "chain_matmul: all tensors must be matrices, but one has %u dimensions"),
          matrices.data[i]->ndim);
  if (matrices.size == 0)
    return kf_error_set(
        KF_ERR_RUNTIME,
        KF__COMPATIBLE(KF__TORCH_CHAIN_EMPTY, "chain_matmul: the list of matrices is empty"));
  if (matrices.size == 1) return kf_clone(matrices.data[0], kf_no_int(), out);
  return kf_linalg_multi_dot(matrices, out);
}

/* ---- Tensors as matrices ---- */

/* The product of `count` sizes: rows or columns of a tensor that is taken as a matrix. */
static int64_t product_of(const int64_t *sizes, uint32_t count) {
  int64_t product = 1;
  for (uint32_t i = 0; i < count; i++) product *= sizes[i];
  return product;
}

kf_status_t kf__op_linalg_tensorinv(const kf_call_t *call, kf_tensor_t *self, int64_t ind,
                                    kf_tensor_t **out) {
  if (!kf__is_defined(self)) return kf__undefined_argument(call, "self");
  if (ind <= 0)
    return kf_error_set(KF_ERR_RUNTIME,
                        KF__COMPATIBLE(KF__TORCH_TENSORINV_IND,
                                       "linalg_tensorinv: ind must be positive, but is %lld"),
                        LL(ind));
  const uint32_t first = ind < self->ndim ? (uint32_t)ind : self->ndim;
  const int64_t rows = product_of(self->sizes, first);
  const int64_t columns = product_of(self->sizes + first, self->ndim - first);
  if (rows != columns)
    return kf_error_set(
        KF_ERR_RUNTIME,
        KF__COMPATIBLE(KF__TORCH_TENSORINV_SIZES,
                       "linalg_tensorinv: the sizes from dimension ind on and those before it have "
                       "the products %lld and %lld, which must be equal"),
        LL(columns), LL(rows));
  int64_t sizes[KF__MAX_DIMS];
  memcpy(sizes, self->sizes + first, (self->ndim - first) * sizeof *sizes);
  memcpy(sizes + self->ndim - first, self->sizes, first * sizeof *sizes);
  kf_scope_t scope;
  kf_scope_open(&scope);
  kf_tensor_t *inverse = kfs_linalg_inv(kfs_reshape(self, KF_INTS(rows, columns)));
  return kf__close_with(&scope, kfs_reshape(inverse, (kf_int_span_t){sizes, self->ndim}), out);
}

/* The first dimensions of self are those of other, the last ones those of the solution. */
kf_status_t kf__op_linalg_tensorsolve(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t *other,
                                      kf_int_span_t dims, kf_tensor_t **out) {
  (void)call;
  kf_scope_t scope;
  kf_scope_open(&scope);
  kf_tensor_t *a = self;
  int64_t ends[KF__MAX_DIMS];
  if (dims.data != NULL && dims.size <= KF__MAX_DIMS) {
    for (size_t i = 0; i < dims.size; i++) ends[i] = (int64_t)i - (int64_t)dims.size;
    a = kfs_movedim_intlist(self, dims, (kf_int_span_t){ends, dims.size});
  }
  if (a == NULL) return kf__close_with(&scope, NULL, out);
  const uint32_t first = other->ndim < a->ndim ? other->ndim : a->ndim;
  const int64_t rows = product_of(a->sizes, first);
  const int64_t columns = product_of(a->sizes + first, a->ndim - first);
  if (rows != columns || columns != other->numel) {
    const kf_status_t status = kf_error_set(
        KF_ERR_RUNTIME,
        KF__COMPATIBLE(KF__TORCH_TENSORSOLVE_SIZES,
                       "linalg_tensorsolve: the sizes of self behind the dimensions of other and "
                       "those before have the products %lld and %lld, which must be equal"),
        LL(columns), LL(columns != other->numel ? other->numel : rows));
    (void)kf_scope_take(status, NULL);
    return kf__close_with(&scope, NULL, out);
  }
  kf_tensor_t *matrix = kfs_reshape(a, KF_INTS(rows, columns));
  kf_tensor_t *x = kfs_linalg_solve(matrix, kfs_flatten(other, 0, -1));
  const kf_int_span_t left = {a->sizes + first, a->ndim - first};
  return kf__close_with(&scope, kfs_reshape(x, left), out);
}
