/* Products made of mm, bmm, mv and dot, and of views that bring operands into shape. A backend
 * implements these; the composites only arrange shapes.
 *
 * The aim is one large product instead of many small ones, without copies: dimensions are folded
 * into rows where strides allow it (folds), and batches are expanded views. */
#include "compat/math_texts.h"
#include "compat/operator_texts.h"
#include "ops/composite/math/products.h"
#include "ops/core/number.h"
#include "ops/core/results.h"
#include "ops/gen/composites.h"

#define LL(x) ((long long)(x))

/* ---- Outer products ---- */

static kf_status_t check_vector(const char *op, const char *name, const kf_tensor_t *t) {
  if (t->ndim == 1) return KF_OK;
  return kf_error_set(
      KF_ERR_RUNTIME,
      KF__COMPATIBLE(KF__TORCH_VECTOR_RANK, "%s: %s must be a vector, but has %u dimensions"), op,
      name, t->ndim);
}

kf_status_t kf__op_outer(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t *vec2,
                         kf_tensor_t **out) {
  (void)call;
  KF_TRY(check_vector("outer", "self", self));
  KF_TRY(check_vector("outer", "vec2", vec2));
  kf_scope_t scope;
  kf_scope_open(&scope);
  return kf__close_with(&scope, kfs_mul(kfs_reshape(self, KF_INTS(self->numel, 1)), vec2), out);
}

kf_status_t kf__op_ger(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t *vec2,
                       kf_tensor_t **out) {
  (void)call;
  return kf_outer(self, vec2, out);
}

/* The factors of addr: integers for integer results, booleans for boolean ones. Converts a factor
 * for booleans, where it can only keep or drop. */
static kf_status_t addr_factor(const char *name, kf_dtype_t dtype, kf_scalar_t *factor) {
  if (kf_dtype_is_integral(dtype, true) && (factor->tag == KF_TAG_FLOAT))
    return kf_error_set(
        KF_ERR_RUNTIME,
        KF__COMPATIBLE(KF__TORCH_INTEGRAL_SCALE,
                       "%s is a floating-point number, but the tensors are of integer types"),
        name);
  if (factor->tag == KF_TAG_BOOL && dtype != KF_DTYPE_BOOL)
    return kf_error_set(
        KF_ERR_RUNTIME,
        KF__COMPATIBLE(KF__TORCH_BOOL_FACTOR, "%s may be a boolean only if the result is boolean"),
        name);
  if (factor->tag == KF_TAG_COMPLEX && factor->as.c.im != 0 && !kf_dtype_is_complex(dtype))
    return kf_error_set(
        KF_ERR_RUNTIME,
        KF__COMPATIBLE(KF__TORCH_ADDR_OVERFLOW, "addr: a complex factor does not fit %s"),
        kf__dtype_message_name(dtype));
  if (dtype == KF_DTYPE_BOOL) *factor = KF_BOOL(!kf__number_is(*factor, 0));
  return KF_OK;
}

/* A factor of 1 leaves every bit as it is, so there is no product. Booleans are left to the caller.
 */
static kf_tensor_t *times(kf_tensor_t *t, kf_scalar_t factor) {
  if (kf__number_is(factor, 1) || factor.tag == KF_TAG_BOOL) return t;
  return kfs_mul_Scalar(t, factor);
}

kf_status_t kf__op_addr(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t *vec1,
                        kf_tensor_t *vec2, kf_scalar_t beta, kf_scalar_t alpha, kf_tensor_t **out) {
  (void)call;
  KF_TRY(check_vector("addr", "vec1", vec1));
  KF_TRY(check_vector("addr", "vec2", vec2));
  kf_dtype_t dtype;
  KF_TRY(kf_dtype_promote(kf__dtype(vec1), kf__dtype(vec2), &dtype));
  KF_TRY(kf_dtype_promote(kf__dtype(self), dtype, &dtype));
  KF_TRY(addr_factor("beta", dtype, &beta));
  KF_TRY(addr_factor("alpha", dtype, &alpha));
  kf_scope_t scope;
  kf_scope_open(&scope);
  const kf_int_span_t sizes = KF_INTS(vec1->numel, vec2->numel);
  kf_tensor_t *added = kfs_expand(self, sizes);
  if (added != NULL &&
      kf__dtype(added) != dtype) /* before the factor overflows the narrower type */
    added = kfs_to_dtype(added, dtype, false, false, kf_no_int());
  kf_tensor_t *product = kfs_outer(vec1, vec2);
  if (product != NULL && kf__dtype(product) != dtype)
    product = kfs_to_dtype(product, dtype, false, false, kf_no_int());
  if (kf__number_is(alpha, 0) && dtype == KF_DTYPE_BOOL)
    product = kfs_zeros_like(product);
  else
    product = times(product, alpha);
  /* With beta 0, the values of self do not matter, not even NaN; but its type does. */
  kf_tensor_t *sum = kf__number_is(beta, 0) ? product : kfs_add(times(added, beta), product);
  return kf__close_with(&scope, sum, out);
}

/* ---- matmul ---- */

/* The product of the sizes before the last `last` dimensions. */
static int64_t batch_count(const kf_tensor_t *t, uint32_t last) {
  KF_ASSERT(last <= t->ndim);
  int64_t count = 1;
  for (uint32_t i = 0; i + last < t->ndim; i++) count *= t->sizes[i];
  return count;
}

/* Whether (…, n, k) times a matrix or vector can be one product with all rows of all batches,
 * without a copy. */
static bool folds(const kf_tensor_t *a, const kf_tensor_t *b) {
  if (a->ndim < 3 || b->ndim > 2) return false;
  int64_t strides[2];
  return kf__view_strides(a, KF_INTS(batch_count(a, 1), a->sizes[a->ndim - 1]), strides);
}

/* Inside a scope. The view at the end is not tracked: nobody else has the product. */
static kf_tensor_t *folded_product(kf_tensor_t *a, kf_tensor_t *b) {
  KF_ASSERT(a->ndim >= 3);
  KF_ASSERT(b->ndim == 1 || b->ndim == 2);
  int64_t sizes[KF__MAX_DIMS];
  memcpy(sizes, a->sizes, a->ndim * sizeof *sizes);
  kf_tensor_t *rows = kfs_reshape(a, KF_INTS(batch_count(a, 1), a->sizes[a->ndim - 1]));
  size_t ndim = a->ndim - 1;
  if (b->ndim == 1) return kfs_raw_unsafe_view(kfs_mv(rows, b), (kf_int_span_t){sizes, ndim});
  sizes[ndim++] = b->sizes[1];
  return kfs_raw_unsafe_view(kfs_mm(rows, b), (kf_int_span_t){sizes, ndim});
}

/* `t`, whose last two dimensions are matrices, expanded to the batch `sizes` and with the batch
 * folded into one dimension of `count` matrices. */
static kf_tensor_t *as_batch(kf_tensor_t *t, const int64_t *sizes, size_t ndim, int64_t count) {
  if (t == NULL) return NULL;
  KF_ASSERT(t->ndim >= 2);
  KF_ASSERT(ndim + 2 <= KF__MAX_DIMS);
  int64_t full[KF__MAX_DIMS];
  memcpy(full, sizes, ndim * sizeof *full);
  full[ndim] = t->sizes[t->ndim - 2];
  full[ndim + 1] = t->sizes[t->ndim - 1];
  kf_tensor_t *expanded = kfs_expand(t, (kf_int_span_t){full, ndim + 2});
  return kfs_reshape(expanded, KF_INTS(count, full[ndim], full[ndim + 1]));
}

/* The general case: both as batches of matrices, one bmm. A vector becomes a matrix of one row or
 * column, which the shape of the result drops. */
static kf_status_t batched_product(kf_tensor_t *self, kf_tensor_t *other, kf_tensor_t **out) {
  int64_t sizes[KF__MAX_DIMS];
  size_t ndim = 0;
  const kf_int_span_t batch_a = {self->sizes, self->ndim > 2 ? self->ndim - 2 : 0};
  const kf_int_span_t batch_b = {other->sizes, other->ndim > 2 ? other->ndim - 2 : 0};
  KF_TRY(kf__broadcast_shapes(batch_a, batch_b, sizes, &ndim));
  if (ndim + 2 > KF__MAX_DIMS)
    return kf_error_set(KF_ERR_RUNTIME, "matmul: too many dimensions: %zu", ndim + 2);
  int64_t count = 1;
  for (size_t i = 0; i < ndim; i++) count *= sizes[i];
  kf_scope_t scope;
  kf_scope_open(&scope);
  kf_tensor_t *a = self->ndim == 1 ? kfs_unsqueeze(self, 0) : self;
  kf_tensor_t *b = other->ndim == 1 ? kfs_unsqueeze(other, 1) : other;
  kf_tensor_t *product = kfs_bmm(as_batch(a, sizes, ndim, count), as_batch(b, sizes, ndim, count));
  if (self->ndim > 1) sizes[ndim++] = self->sizes[self->ndim - 2];
  if (other->ndim > 1) sizes[ndim++] = other->sizes[other->ndim - 1];
  return kf__close_with(&scope, kfs_raw_unsafe_view(product, (kf_int_span_t){sizes, ndim}), out);
}

/* By number of dimensions, as PyTorch does, so that the errors of dot, mv and mm are those of
 * matmul. */
kf_status_t kf__op_matmul(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t *other,
                          kf_tensor_t **out) {
  (void)call;
  if (self->ndim == 0 || other->ndim == 0)
    return kf_error_set(
        KF_ERR_RUNTIME,
        KF__COMPATIBLE(KF__TORCH_MATMUL_RANKS,
                       "matmul: both tensors must have dimensions, but have %u and %u"),
        self->ndim, other->ndim);
  if (self->ndim == 1 && other->ndim == 1) return kf_dot(self, other, out);
  if (self->ndim == 2 && other->ndim == 1) return kf_mv(self, other, out);
  if (self->ndim == 2 && other->ndim == 2) return kf_mm(self, other, out);
  kf_scope_t scope;
  if (self->ndim == 1 && other->ndim == 2) {
    kf_scope_open(&scope);
    kf_tensor_t *row = kfs_mm(kfs_unsqueeze(self, 0), other);
    return kf__close_with(&scope, kfs_squeeze_dim(row, 0), out);
  }
  if (folds(self, other)) {
    kf_scope_open(&scope);
    return kf__close_with(&scope, folded_product(self, other), out);
  }
  return batched_product(self, other, out);
}

/* ---- linear ----
 * addmm adds the bias in the same pass; only unusual biases take a separate addition. */

kf_status_t kf__op_linear(const kf_call_t *call, kf_tensor_t *input, kf_tensor_t *weight,
                          kf_tensor_t *bias, kf_tensor_t **out) {
  (void)call;
  if (input->ndim == 0 || weight->ndim == 0)
    return kf_error_set(
        KF_ERR_RUNTIME,
        KF__COMPATIBLE(KF__TORCH_LINEAR_RANKS,
                       "linear: input and weight must have dimensions, but have %u and %u"),
        input->ndim, weight->ndim);
  const bool has_bias = kf__is_defined(bias);
  if (has_bias && input->ndim == 1 && weight->ndim == 2 && bias->dtype != input->dtype)
    return kf_error_set(KF_ERR_RUNTIME,
                        KF__COMPATIBLE(KF__TORCH_LINEAR_BIAS_DTYPE,
                                       "linear: input is of type %s, but bias of type %s"),
                        kf_dtype_class_name(kf__dtype(input)),
                        kf_dtype_class_name(kf__dtype(bias)));
  kf_scope_t scope;
  kf_scope_open(&scope);
  kf_tensor_t *turned = kfs_t(weight);
  kf_tensor_t *result;
  if (has_bias && input->ndim == 2) {
    result = kfs_addmm(bias, input, turned);
  } else if (has_bias && input->ndim > 2 && bias->ndim == 1 && weight->ndim == 2 &&
             (bias->dtype == input->dtype ||
              kf_tensor_is_contiguous(input, KF_MEMORY_FORMAT_CONTIGUOUS))) {
    int64_t sizes[KF__MAX_DIMS];
    memcpy(sizes, input->sizes, input->ndim * sizeof *sizes);
    kf_tensor_t *rows =
        kfs_reshape(input, KF_INTS(batch_count(input, 1), input->sizes[input->ndim - 1]));
    sizes[input->ndim - 1] = weight->sizes[0];
    result = kfs_view(kfs_addmm(bias, rows, turned), (kf_int_span_t){sizes, input->ndim});
  } else {
    result = kfs_matmul(input, turned);
    /* Where PyTorch adds the bias in place, it may have another type. */
    if (has_bias) result = kf__to_type(kfs_add(result, bias), kf__dtype(input));
  }
  return kf__close_with(&scope, result, out);
}

/* ---- tensordot and inner ---- */

/* An order of dimensions: those that are not in `bits` first, then the list; or the list first. */
static void order_of(const kf_tensor_t *t, const int64_t *list, size_t count, kf__dim_set_t bits,
                     bool list_first, int64_t *out) {
  size_t at = list_first ? count : 0;
  for (uint32_t d = 0; d < t->ndim; d++)
    if ((bits >> d & 1) == 0) out[at++] = d;
  memcpy(out + (list_first ? 0 : at), list, count * sizeof *list);
}

static kf_status_t wrap_list(kf_int_span_t dims, const kf_tensor_t *t, int64_t *out,
                             kf__dim_set_t *out_dims) {
  KF_TRY(kf__wrap_dims(dims, t->ndim, false, out_dims));
  for (size_t i = 0; i < dims.size; i++) KF_TRY(kf__wrap_dim(dims.data[i], t->ndim, true, &out[i]));
  return KF_OK;
}

/* The dimensions that tensordot sums over: pairs, and as bit sets. */
typedef struct contraction {
  size_t count;
  int64_t dims_a[KF__MAX_DIMS], dims_b[KF__MAX_DIMS];
  kf__dim_set_t bits_a, bits_b;
} contraction_t;

/* One mm of a [rows, depth] and a [depth, columns] matrix. A dimension of size 1 fits one of any
 * size: the other is summed first, so that depths are equal. Inside a scope. */
static kf_tensor_t *contract(kf_tensor_t *a, kf_tensor_t *b, const contraction_t *over) {
  KF_ASSERT(over->count <= a->ndim);
  KF_ASSERT(over->count <= b->ndim);
  int64_t depth = 1;
  for (size_t i = 0; i < over->count; i++) {
    const int64_t size_a = a->sizes[over->dims_a[i]], size_b = b->sizes[over->dims_b[i]];
    if (size_a != 1 && size_b == 1)
      a = kf__scoped_sum(a, KF_INTS(over->dims_a[i]), true);
    else if (size_a == 1 && size_b != 1)
      b = kf__scoped_sum(b, KF_INTS(over->dims_b[i]), true);
    else
      depth *= size_a;
    if (a == NULL || b == NULL) return NULL;
  }
  int64_t order_a[KF__MAX_DIMS], order_b[KF__MAX_DIMS], sizes[2 * KF__MAX_DIMS];
  order_of(a, over->dims_a, over->count, over->bits_a, false, order_a);
  order_of(b, over->dims_b, over->count, over->bits_b, true, order_b);
  size_t ndim = 0;
  int64_t rows = 1, columns = 1;
  for (size_t i = 0; i + over->count < a->ndim; i++) rows *= sizes[ndim++] = a->sizes[order_a[i]];
  for (size_t i = over->count; i < b->ndim; i++) columns *= sizes[ndim++] = b->sizes[order_b[i]];
  kf_tensor_t *left =
      kfs_reshape(kfs_permute(a, (kf_int_span_t){order_a, a->ndim}), KF_INTS(rows, depth));
  kf_tensor_t *right =
      kfs_reshape(kfs_permute(b, (kf_int_span_t){order_b, b->ndim}), KF_INTS(depth, columns));
  return kfs_reshape(kfs_mm(left, right), (kf_int_span_t){sizes, ndim});
}

kf_status_t kf__op_tensordot(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t *other,
                             kf_int_span_t dims_self, kf_int_span_t dims_other, kf_tensor_t **out) {
  (void)call;
  if (dims_self.size != dims_other.size)
    return kf_error_set(
        KF_ERR_RUNTIME,
        KF__COMPATIBLE(KF__TORCH_TENSORDOT_LISTS,
                       "tensordot: dims_self lists %zu dimensions, but dims_other %zu"),
        dims_self.size, dims_other.size);
  if (self->dtype != other->dtype)
    return kf_error_set(KF_ERR_RUNTIME,
                        KF__COMPATIBLE(KF__TORCH_TENSORDOT_DTYPES,
                                       "tensordot: self and other must be of one type"));
  contraction_t over;
  over.count = dims_self.size;
  if (self->ndim + other->ndim > KF__MAX_DIMS + 2 * over.count)
    return kf_error_set(KF_ERR_RUNTIME, "tensordot: the result has too many dimensions");
  for (size_t i = 0; i < over.count && i < KF__MAX_DIMS; i++) {
    int64_t a = 0, b = 0;
    KF_TRY(kf__wrap_dim(dims_self.data[i], self->ndim, false, &a));
    KF_TRY(kf__wrap_dim(dims_other.data[i], other->ndim, false, &b));
    if (self->sizes[a] != other->sizes[b] && self->sizes[a] != 1 && other->sizes[b] != 1)
      return kf_error_set(
          KF_ERR_RUNTIME,
          KF__COMPATIBLE(KF__TORCH_CONTRACTED_SIZES,
                         "tensordot: contracted dimensions differ: size %lld in dimension %lld of "
                         "self, size %lld in dimension %lld of other"),
          LL(self->sizes[a]), LL(dims_self.data[i]), LL(other->sizes[b]), LL(dims_other.data[i]));
  }
  KF_TRY(wrap_list(dims_self, self, over.dims_a, &over.bits_a));
  KF_TRY(wrap_list(dims_other, other, over.dims_b, &over.bits_b));
  kf_scope_t scope;
  kf_scope_open(&scope);
  return kf__close_with(&scope, contract(self, other, &over), out);
}

kf_status_t kf__op_inner(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t *other,
                         kf_tensor_t **out) {
  (void)call;
  if (self->ndim == 0 || other->ndim == 0) return kf_mul(self, other, out);
  char a[KF__SHAPE_TEXT], b[KF__SHAPE_TEXT];
  if (self->sizes[self->ndim - 1] != other->sizes[other->ndim - 1])
    return kf_error_set(
        KF_ERR_RUNTIME,
        KF__COMPATIBLE(KF__TORCH_INNER_SIZES,
                       "inner: the last dimensions must have equal sizes, got shapes %s and %s"),
        kf__shape_text(kf__sizes(self), a), kf__shape_text(kf__sizes(other), b));
  return kf_tensordot(self, other, KF_INTS(-1), KF_INTS(-1), out);
}

/* ---- kron ---- */

kf_status_t kf__op_kron(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t *other,
                        kf_tensor_t **out) {
  (void)call;
  const uint32_t ndim = self->ndim > other->ndim ? self->ndim : other->ndim;
  /* a0 × 1 × a1 × 1 … times 1 × b0 × 1 × b1 …; tensors of many dimensions do without the pairs of
   * which one size is 1. */
  int64_t sizes_a[2 * KF__MAX_DIMS], sizes_b[2 * KF__MAX_DIMS], sizes[KF__MAX_DIMS];
  size_t count = 0;
  for (uint32_t d = 0; d < ndim; d++) {
    const uint32_t ahead_a = ndim - self->ndim, ahead_b = ndim - other->ndim;
    const int64_t a = d < ahead_a ? 1 : self->sizes[d - ahead_a];
    const int64_t b = d < ahead_b ? 1 : other->sizes[d - ahead_b];
    if (__builtin_mul_overflow(a, b, &sizes[d]))
      return kf_error_set(KF_ERR_RUNTIME, "kron: the result is too large");
    const bool pair = 2 * ndim <= KF__MAX_DIMS || (a != 1 && b != 1);
    if (pair) sizes_a[count] = a, sizes_b[count++] = 1;
    sizes_a[count] = pair ? 1 : a;
    sizes_b[count++] = b;
  }
  kf_scope_t scope;
  kf_scope_open(&scope);
  kf_tensor_t *product = kfs_mul(kfs_reshape(self, (kf_int_span_t){sizes_a, count}),
                                 kfs_reshape(other, (kf_int_span_t){sizes_b, count}));
  return kf__close_with(&scope, kfs_reshape(product, (kf_int_span_t){sizes, ndim}), out);
}

/* ---- Powers ---- */

/* Identity matrices with a gradient: they depend on `self`, by a derivative of 0. Types that have
 * no arithmetic have no gradients either. */
static kf_tensor_t *identity(kf_tensor_t *self) {
  kf_tensor_t *eye = NULL;
  kf_status_t status = kf_eye(self->sizes[self->ndim - 1], kf_some_dtype(kf__dtype(self)),
                              kf_no_int(), kf_some_device(self->device), kf_no_bool(), &eye);
  eye = kf_scope_take(status, eye);
  if (kf__itemsize(self) == 1 && kf_dtype_is_floating(kf__dtype(self)))
    return kf__scoped_copy(kfs_expand(eye, kf__sizes(self)));
  kf_tensor_t *all = NULL;
  status = kf_scalar_tensor(KF_BOOL(true), kf_some_dtype(KF_DTYPE_BOOL), kf_no_int(),
                            kf_some_device(self->device), kf_no_bool(), &all);
  return kfs_add(kfs_masked_fill_Scalar(self, kf_scope_take(status, all), KF_INT(0)), eye);
}

/* Binary exponentiation. The first power must not be the argument itself: the caller gets memory of
 * its own. */
static kf_tensor_t *power(kf_tensor_t *self, uint64_t n) {
  KF_ASSERT(n > 0);
  kf_tensor_t *square = NULL, *result = NULL;
  for (; n > 0; n /= 2) {
    square = square == NULL ? self : kfs_matmul(square, square);
    if (n % 2 == 1) result = result == NULL ? square : kfs_matmul(result, square);
  }
  return result == self ? kf__scoped_copy(self) : result;
}

kf_status_t kf__op_linalg_matrix_power(const kf_call_t *call, kf_tensor_t *self, int64_t n,
                                       kf_tensor_t **out) {
  (void)call;
  if (self->ndim < 2)
    return kf_error_set(KF_ERR_RUNTIME,
                        KF__COMPATIBLE(KF__TORCH_MATRIX_POWER_RANK,
                                       "%s: input must be a matrix or a batch of matrices"),
                        kf__api_name(KF__API_SHORT("matrix_power")));
  const int64_t rows = self->sizes[self->ndim - 2], columns = self->sizes[self->ndim - 1];
  if (rows != columns)
    return kf_error_set(
        KF_ERR_RUNTIME,
        KF__COMPATIBLE(KF__TORCH_MATRIX_POWER_SQUARE,
                       "%s: A must have square matrices, but they have %lld rows and %lld columns"),
        kf__api_name(KF__API_SHORT("matrix_power")), LL(rows), LL(columns));
  kf_scope_t scope;
  kf_scope_open(&scope);
  const uint64_t times = n < 0 ? -(uint64_t)n : (uint64_t)n;
  kf_tensor_t *base = n < 0 ? kfs_linalg_inv(self) : self;
  kf_tensor_t *result = n == 0         ? identity(self)
                        : base == NULL ? NULL
                        : n == -1      ? base
                        /* a³ as (aa)a, which is what a chain of products gives */
                        : times == 3 ? kfs_matmul(kfs_matmul(base, base), base)
                                     : power(base, times);
  return kf__close_with(&scope, result, out);
}

kf_status_t kf__op_matrix_power(const kf_call_t *call, kf_tensor_t *self, int64_t n,
                                kf_tensor_t **out) {
  (void)call;
  return kf_linalg_matrix_power(self, n, out);
}

/* ---- Distances ---- */

kf_status_t kf__op_cdist(const kf_call_t *call, kf_tensor_t *x1, kf_tensor_t *x2, double p,
                         kf_opt_int_t compute_mode, kf_tensor_t **out) {
  (void)call;
  return kf_raw_cdist_forward(x1, x2, p, compute_mode, out);
}

kf_status_t kf__op_pdist(const kf_call_t *call, kf_tensor_t *self, double p, kf_tensor_t **out) {
  (void)call;
  if (kf__is_contiguous(self)) return kf_raw_pdist_forward(self, p, out);
  kf_scope_t scope;
  kf_scope_open(&scope);
  return kf__close_with(&scope, kfs_raw_pdist_forward(kf__scoped_copy(self), p), out);
}
