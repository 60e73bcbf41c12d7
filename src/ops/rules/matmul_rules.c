/* Rules of the products of matrices and vectors and of distances: which shapes fit, and what the
 * result is. The messages and their order are PyTorch's. Types are never promoted here: the
 * operands of a product must have one type. */
#include "compat/math_texts.h"
#include "compat/operator_texts.h"
#include "ops/core/number.h"
#include "ops/core/tensor_checks.h"
#include "ops/gen/rules.h"

#define LL(x) ((long long)(x))

/* ---- What several of them check ---- */

/* Not inlined: a conditional compare would read the imaginary part that other numbers do not have,
 * which memcheck reports. */
static KF__COLD kf_status_t check_complex_factor(const kf_results_t *r, kf_scalar_t factor,
                                                 kf_dtype_t dtype) {
  if (factor.as.c.im == 0 || kf_dtype_is_complex(dtype)) return KF_OK;
  return kf_error_set(KF_ERR_RUNTIME,
                      KF__COMPATIBLE(KF__TORCH_NUMBER_OVERFLOW_OF, "%s: a factor does not fit %s"),
                      r->op, kf__dtype_message_name(dtype));
}

/* A factor must be a number that the element type can hold: no imaginary part for real types, and
 * no integer that is too large for an integral one. */
static kf_status_t check_factor(const kf_results_t *r, kf_scalar_t factor, kf_dtype_t dtype) {
  int64_t stored;
  if (KF_UNLIKELY(kf_dtype_is_integral(dtype, false)))
    return kf__number_store_checked(factor, dtype, &stored);
  return factor.tag != KF_TAG_COMPLEX ? KF_OK : check_complex_factor(r, factor, dtype);
}

/* The two factors of addmm and its relatives, in the order of the arguments. */
static kf_status_t check_factors(const kf_results_t *r, kf_scalar_t beta, kf_scalar_t alpha,
                                 kf_dtype_t dtype) {
  KF_TRY(check_factor(r, beta, dtype));
  return check_factor(r, alpha, dtype);
}

/* Columns of the first must be rows of the second. Both are known to be matrices. */
static kf_status_t check_product(const kf_tensor_t *a, const kf_tensor_t *b) {
  KF_ASSERT(a->ndim == 2);
  KF_ASSERT(b->ndim == 2);
  if (a->sizes[1] == b->sizes[0]) return KF_OK;
  return kf_error_set(KF_ERR_RUNTIME,
                      KF__COMPATIBLE(KF__TORCH_MM_SHAPES,
                                     "the first matrix needs as many columns as the second has "
                                     "rows, but they are %lldx%lld and %lldx%lld"),
                      LL(a->sizes[0]), LL(a->sizes[1]), LL(b->sizes[0]), LL(b->sizes[1]));
}

/* The summand must expand to the shape of the result; messages as expand gives them. */
static kf_status_t check_expands(const kf_results_t *r, const kf_tensor_t *t, kf_int_span_t to) {
  char from[KF__SHAPE_TEXT], target[KF__SHAPE_TEXT];
  if (t->ndim > to.size)
    return kf_error_set(KF_ERR_RUNTIME,
                        KF__COMPATIBLE(KF__TORCH_BIAS_EXPAND_RANK,
                                       "%s: self (%s{%s}) cannot be expanded to %s: %zu sizes are "
                                       "fewer than its %u dimensions"),
                        r->op, kf_dtype_class_name(kf__dtype(t)),
                        kf__shape_text(kf__sizes(t), from), kf__shape_text(to, target), to.size,
                        t->ndim);
  for (size_t i = 0; i < t->ndim; i++) {
    const size_t dim = to.size - t->ndim + i;
    if (t->sizes[i] != 1 && t->sizes[i] != to.data[dim])
      return kf_error_set(
          KF_ERR_RUNTIME,
          KF__COMPATIBLE(KF__TORCH_BIAS_EXPAND_SIZE,
                         "%s: self cannot be expanded to size %lld where it has size %lld, in "
                         "dimension %zu of shape %s; its own shape is %s"),
          r->op, LL(to.data[dim]), LL(t->sizes[i]), dim, kf__shape_text(to, target),
          kf__shape_text(kf__sizes(t), from));
  }
  return KF_OK;
}

/* The result of `self + product`. Self may be the given result itself, since each of its elements
 * is read before it is written; any other argument that shares memory with the result is read
 * later, so compute then writes to a new tensor (KF__RESULT_APART). */
static kf_status_t sum_result(kf_results_t *r, kf_int_span_t sizes, kf_tensor_t *self,
                              kf_tensor_t *a, kf_tensor_t *b) {
  const bool same = r->form != KF__FORM_FUNCTIONAL && r->given[0] == self;
  kf_tensor_t *inputs[] = {a, b, same ? NULL : self, NULL};
  if (r->form == KF__FORM_OUT && !same) KF_TRY(kf__refuse_partly(r->op, r->given[0], inputs + 2));
  return kf__result(r, 0, sizes, NULL, kf__dtype(a), a->device, KF__RESULT_EXACT | KF__RESULT_APART,
                    inputs);
}

/* A product reads its factors many times, so that the result must not share memory with them. */
static kf_status_t product_result(kf_results_t *r, kf_int_span_t sizes, kf_dtype_t dtype,
                                  kf_tensor_t *a, kf_tensor_t *b) {
  KF_ASSERT(a->dtype == b->dtype);
  kf_tensor_t *inputs[] = {a, b, NULL};
  return kf__result(r, 0, sizes, NULL, dtype, a->device, KF__RESULT_EXACT | KF__RESULT_APART,
                    inputs);
}

/* ---- Matrices ---- */

/* Shapes are checked before types: a call with both mistakes gets the message about shapes. */
kf_status_t kf__rule_mm(kf_results_t *r, kf_tensor_t *self, kf_tensor_t *mat2) {
  if (self->ndim != 2)
    return kf_error_set(
        KF_ERR_RUNTIME,
        KF__COMPATIBLE(KF__TORCH_MM_SELF_RANK, "%s: self must be a matrix, but has %u dimensions"),
        r->op, self->ndim);
  if (mat2->ndim != 2)
    return kf_error_set(
        KF_ERR_RUNTIME,
        KF__COMPATIBLE(KF__TORCH_MM_MAT2_RANK, "%s: mat2 must be a matrix, but has %u dimensions"),
        r->op, mat2->ndim);
  KF_TRY(check_product(self, mat2));
  if (self->dtype != mat2->dtype)
    return kf_error_set(
        KF_ERR_RUNTIME,
        KF__COMPATIBLE(KF__TORCH_MM_DTYPES, "%s: self is of type %s, but mat2 of type %s"), r->op,
        kf__dtype_message_name(kf__dtype(self)), kf__dtype_message_name(kf__dtype(mat2)));
  return product_result(r, KF_INTS(self->sizes[0], mat2->sizes[1]), kf__dtype(self), self, mat2);
}

kf_status_t kf__rule_addmm(kf_results_t *r, kf_tensor_t *self, kf_tensor_t *mat1, kf_tensor_t *mat2,
                           kf_scalar_t beta, kf_scalar_t alpha) {
  if (mat1->ndim != 2)
    return kf_error_set(
        KF_ERR_RUNTIME,
        KF__COMPATIBLE(KF__TORCH_MAT1_RANK, "%s: mat1 must be a matrix, but has %u dimensions"),
        r->op, mat1->ndim);
  if (mat2->ndim != 2)
    return kf_error_set(
        KF_ERR_RUNTIME,
        KF__COMPATIBLE(KF__TORCH_MAT2_RANK, "%s: mat2 must be a matrix, but has %u dimensions"),
        r->op, mat2->ndim);
  KF_TRY(check_product(mat1, mat2));
  if (self->dtype != mat2->dtype)
    return kf_error_set(
        KF_ERR_RUNTIME,
        KF__COMPATIBLE(KF__TORCH_SELF_MAT2_DTYPES,
                       "%s: all tensors must be of one type, but two are %s and %s"),
        r->op, kf_dtype_class_name(kf__dtype(self)), kf_dtype_class_name(kf__dtype(mat2)));
  if (mat1->dtype != mat2->dtype)
    return kf_error_set(
        KF_ERR_RUNTIME,
        KF__COMPATIBLE(KF__TORCH_MAT1_MAT2_DTYPES, "%s: mat1 is of type %s, but mat2 of type %s"),
        r->op, kf_dtype_class_name(kf__dtype(mat1)), kf_dtype_class_name(kf__dtype(mat2)));
  KF_TRY(check_factors(r, beta, alpha, kf__dtype(self)));
  const kf_int_span_t sizes = KF_INTS(mat1->sizes[0], mat2->sizes[1]);
  if (r->form != KF__FORM_INPLACE) KF_TRY(check_expands(r, self, sizes));
  return sum_result(r, sizes, self, mat1, mat2);
}

/* ---- Batches ---- */

static kf_status_t check_3d(const kf_results_t *r, const kf_tensor_t *a, const kf_tensor_t *b) {
  const kf_tensor_t *wrong = a->ndim != 3 ? a : b->ndim != 3 ? b : NULL;
  if (wrong == NULL) return KF_OK;
  return kf_error_set(
      KF_ERR_RUNTIME,
      KF__COMPATIBLE(KF__TORCH_BATCH_RANK, "%s: batch%d must have 3 dimensions, but has %u"), r->op,
      wrong == a ? 1 : 2, wrong->ndim);
}

/* PyTorch expands the summand to sizes of the factors before it checks the factors: a factor
 * without that dimension is an error about the dimension, not about the factor. */
static kf_status_t has_dim(const kf_tensor_t *factor, int64_t dim) {
  return kf__wrap_dim(dim, factor->ndim, false, &dim);
}

static kf_status_t check_batches(const kf_results_t *r, const kf_tensor_t *a,
                                 const kf_tensor_t *b) {
  KF_TRY(check_3d(r, a, b));
  if (a->sizes[0] == b->sizes[0] && a->sizes[2] == b->sizes[1]) return KF_OK;
  return kf_error_set(
      KF_ERR_RUNTIME,
      KF__COMPATIBLE(
          KF__TORCH_BADDBMM_SIZES,
          "%s: matrices of batch2 must begin with sizes [%lld, %lld], but begin with [%lld, %lld]"),
      r->op, LL(a->sizes[0]), LL(a->sizes[2]), LL(b->sizes[0]), LL(b->sizes[1]));
}

kf_status_t kf__rule_bmm(kf_results_t *r, kf_tensor_t *self, kf_tensor_t *mat2) {
  KF_TRY(check_batches(r, self, mat2));
  if (self->dtype != mat2->dtype)
    return kf_error_set(
        KF_ERR_RUNTIME,
        KF__COMPATIBLE(KF__TORCH_SCALAR_TYPES_OF, "%s: elements must be %s, but are %s"), r->op,
        kf_dtype_class_name(kf__dtype(self)), kf_dtype_class_name(kf__dtype(mat2)));
  return product_result(r, KF_INTS(self->sizes[0], self->sizes[1], mat2->sizes[2]), kf__dtype(self),
                        self, mat2);
}

kf_status_t kf__rule_baddbmm(kf_results_t *r, kf_tensor_t *self, kf_tensor_t *batch1,
                             kf_tensor_t *batch2, kf_scalar_t beta, kf_scalar_t alpha) {
  KF_TRY(has_dim(batch1, 1));
  KF_TRY(has_dim(batch2, 2));
  KF_TRY(check_batches(r, batch1, batch2));
  if (self->dtype != batch1->dtype || self->dtype != batch2->dtype)
    return kf_error_set(KF_ERR_RUNTIME,
                        KF__COMPATIBLE(KF__TORCH_BADDBMM_DTYPES,
                                       "%s: expected one type, got self %s, batch1 %s, batch2 %s"),
                        r->op, kf__dtype_message_name(kf__dtype(self)),
                        kf__dtype_message_name(kf__dtype(batch1)),
                        kf__dtype_message_name(kf__dtype(batch2)));
  KF_TRY(check_factors(r, beta, alpha, kf__dtype(self)));
  const kf_int_span_t sizes = KF_INTS(batch1->sizes[0], batch1->sizes[1], batch2->sizes[2]);
  if (r->form != KF__FORM_INPLACE) KF_TRY(check_expands(r, self, sizes));
  return sum_result(r, sizes, self, batch1, batch2);
}

kf_status_t kf__rule_addbmm(kf_results_t *r, kf_tensor_t *self, kf_tensor_t *batch1,
                            kf_tensor_t *batch2, kf_scalar_t beta, kf_scalar_t alpha) {
  KF_TRY(has_dim(batch1, 1));
  KF_TRY(has_dim(batch2, 2));
  KF_TRY(check_3d(r, batch1, batch2));
  if (batch1->sizes[0] != batch2->sizes[0])
    return kf_error_set(
        KF_ERR_RUNTIME,
        KF__COMPATIBLE(KF__TORCH_BMM_BATCHES, "%s: batch1 has %lld matrices, but batch2 has %lld"),
        r->op, LL(batch1->sizes[0]), LL(batch2->sizes[0]));
  if (batch1->sizes[2] != batch2->sizes[1])
    return kf_error_set(KF_ERR_RUNTIME,
                        KF__COMPATIBLE(KF__TORCH_BMM_SIZES,
                                       "%s: matrices of batch1 need as many columns as those of "
                                       "batch2 have rows, but they are %lldx%lld and %lldx%lld"),
                        r->op, LL(batch1->sizes[1]), LL(batch1->sizes[2]), LL(batch2->sizes[1]),
                        LL(batch2->sizes[2]));
  const kf_tensor_t *other = self->dtype != batch2->dtype ? self : batch1;
  if (other->dtype != batch2->dtype)
    return kf_error_set(
        KF_ERR_RUNTIME,
        KF__COMPATIBLE(KF__TORCH_SELF_MAT2_DTYPES,
                       "%s: all tensors must be of one type, but two are %s and %s"),
        r->op, kf_dtype_class_name(kf__dtype(other)), kf_dtype_class_name(kf__dtype(batch2)));
  KF_TRY(check_factors(r, beta, alpha, kf__dtype(self)));
  const kf_int_span_t sizes = KF_INTS(batch1->sizes[1], batch2->sizes[2]);
  if (r->form != KF__FORM_INPLACE) KF_TRY(check_expands(r, self, sizes));
  return sum_result(r, sizes, self, batch1, batch2);
}

/* ---- Vectors ---- */

/* `self` is NULL for mv: it counts as a vector of the right size and type. */
static kf_status_t check_mv(const kf_results_t *r, const kf_tensor_t *self, const kf_tensor_t *mat,
                            const kf_tensor_t *vec) {
  const int64_t dims = self != NULL ? (int64_t)self->ndim : 1;
  if (mat->ndim != 2 || vec->ndim != 1 || dims > 1)
    return kf_error_set(KF_ERR_RUNTIME,
                        KF__COMPATIBLE(KF__TORCH_ADDMV_RANKS,
                                       "%s: expected a vector, a matrix and a vector, but they "
                                       "have %lld, %u and %u dimensions"),
                        r->op, LL(dims), mat->ndim, vec->ndim);
  const int64_t found = self != NULL ? self->numel : mat->sizes[0];
  if (mat->sizes[1] != vec->sizes[0] || (found != mat->sizes[0] && found != 1))
    return kf_error_set(
        KF_ERR_RUNTIME,
        KF__COMPATIBLE(
            KF__TORCH_ADDMV_SIZES,
            "%s: sizes do not fit: self has %lld numbers, mat is %lldx%lld, vec has %lld numbers"),
        r->op, LL(found), LL(mat->sizes[0]), LL(mat->sizes[1]), LL(vec->sizes[0]));
  const kf_dtype_t dtype = self != NULL ? kf__dtype(self) : kf__dtype(vec);
  if (dtype != kf__dtype(mat) || dtype != kf__dtype(vec))
    return kf_error_set(
        KF_ERR_RUNTIME,
        KF__COMPATIBLE(
            KF__TORCH_ADDMV_DTYPES,
            "%s: all tensors must be of one type, but self, mat and vec are %s, %s and %s"),
        r->op, kf_dtype_class_name(dtype), kf_dtype_class_name(kf__dtype(mat)),
        kf_dtype_class_name(kf__dtype(vec)));
  return KF_OK;
}

kf_status_t kf__rule_mv(kf_results_t *r, kf_tensor_t *self, kf_tensor_t *vec) {
  KF_TRY(has_dim(self, 0));
  KF_TRY(check_mv(r, NULL, self, vec));
  return product_result(r, KF_INTS(self->sizes[0]), kf__dtype(self), self, vec);
}

kf_status_t kf__rule_addmv(kf_results_t *r, kf_tensor_t *self, kf_tensor_t *mat, kf_tensor_t *vec,
                           kf_scalar_t beta, kf_scalar_t alpha) {
  KF_TRY(check_mv(r, self, mat, vec));
  KF_TRY(check_factors(r, beta, alpha, kf__dtype(self)));
  return sum_result(r, KF_INTS(mat->sizes[0]), self, mat, vec);
}

kf_status_t kf__rule_dot(kf_results_t *r, kf_tensor_t *self, kf_tensor_t *tensor) {
  if (self->ndim != 1 || tensor->ndim != 1)
    return kf_error_set(
        KF_ERR_RUNTIME,
        KF__COMPATIBLE(KF__TORCH_DOT_RANKS,
                       "%s: expected two vectors, but they have %u and %u dimensions"),
        r->op, self->ndim, tensor->ndim);
  if (self->dtype != tensor->dtype)
    return kf_error_set(KF_ERR_RUNTIME,
                        KF__COMPATIBLE(KF__TORCH_DOT_DTYPES,
                                       "dot: both vectors must have one dtype, but have %s and %s"),
                        kf_dtype_class_name(kf__dtype(self)),
                        kf_dtype_class_name(kf__dtype(tensor)));
  if (self->numel != tensor->numel)
    return kf_error_set(
        KF_ERR_RUNTIME,
        KF__COMPATIBLE(
            KF__TORCH_DOT_SIZES,
            "%s: self [%lld] and tensor [%lld] must have equal sizes, got %lld and %lld elements"),
        r->op, LL(self->numel), LL(tensor->numel), LL(self->numel), LL(tensor->numel));
  return product_result(r, kf_no_ints(), kf__dtype(self), self, tensor);
}

kf_status_t kf__rule_vdot(kf_results_t *r, kf_tensor_t *self, kf_tensor_t *other) {
  return kf__rule_dot(r, self, other);
}

kf_status_t kf__rule_trace(kf_results_t *r, kf_tensor_t *self) {
  if (self->ndim != 2)
    return kf_error_set(
        KF_ERR_RUNTIME,
        KF__COMPATIBLE(KF__TORCH_TRACE_RANK, "trace: input must have 2 dimensions, but has %u"),
        self->ndim);
  const kf_dtype_t dtype =
      kf_dtype_is_integral(kf__dtype(self), true) ? KF_DTYPE_INT64 : kf__dtype(self);
  kf_tensor_t *inputs[] = {self, NULL};
  return kf__result(r, 0, kf_no_ints(), NULL, dtype, self->device, KF__RESULT_APART, inputs);
}

/* ---- Distances ---- */

static kf_status_t check_points(const char *op, const char *name, const kf_tensor_t *x) {
  if (x->ndim < 2)
    return kf_error_set(KF_ERR_RUNTIME,
                        KF__COMPATIBLE(KF__TORCH_CDIST_RANK,
                                       "%s: two dimensions or more are needed, but %s has %u"),
                        op, name, x->ndim);
  return KF_OK;
}

kf_status_t kf__rule__cdist_forward(kf_results_t *r, kf_tensor_t *x1, kf_tensor_t *x2, double p,
                                    kf_opt_int_t compute_mode) {
  KF_TRY(check_points("cdist", "X1", x1));
  KF_TRY(check_points("cdist", "X2", x2));
  const int64_t depth = x1->sizes[x1->ndim - 1];
  if (depth != x2->sizes[x2->ndim - 1])
    return kf_error_set(
        KF_ERR_RUNTIME,
        KF__COMPATIBLE(KF__TORCH_CDIST_COLUMNS,
                       "cdist: x1 and x2 must have equally many columns, got %lld and %lld"),
        LL(depth), LL(x2->sizes[x2->ndim - 1]));
  const kf_tensor_t *points[] = {x1, x2};
  for (int i = 0; i < 2; i++)
    if (!kf_dtype_is_floating(kf__dtype(points[i])))
      return kf_error_set(
          KF_ERR_RUNTIME,
          KF__COMPATIBLE(KF__TORCH_CDIST_DTYPE,
                         "cdist: points must be floating-point tensors, but x%d is %s"),
          i + 1, kf_dtype_class_name(kf__dtype(points[i])));
  if (!(p >= 0))
    return kf_error_set(KF_ERR_RUNTIME,
                        KF__COMPATIBLE(KF__TORCH_CDIST_P, "cdist: p must not be negative"));
  if (compute_mode.has && (compute_mode.value < 0 || compute_mode.value > 2))
    return kf_error_set(
        KF_ERR_RUNTIME,
        KF__COMPATIBLE(KF__TORCH_CDIST_MODE, "cdist: compute_mode must be 0, 1 or 2, but is %lld"),
        LL(compute_mode.value));
  if (x1->dtype != x2->dtype)
    return kf_error_set(
        KF_ERR_RUNTIME,
        KF__COMPATIBLE(KF__TORCH_SCALAR_TYPES_OF, "%s: elements must be %s, but are %s"), r->op,
        kf_dtype_class_name(kf__dtype(x1)), kf_dtype_class_name(kf__dtype(x2)));
  int64_t sizes[KF__MAX_DIMS];
  size_t ndim = 0;
  const kf_int_span_t batch1 = {x1->sizes, x1->ndim - 2}, batch2 = {x2->sizes, x2->ndim - 2};
  KF_TRY(kf__broadcast_shapes(batch1, batch2, sizes, &ndim));
  KF_ASSERT(ndim + 2 <= KF__MAX_DIMS); /* no wider than the wider of the two */
  sizes[ndim] = x1->sizes[x1->ndim - 2];
  sizes[ndim + 1] = x2->sizes[x2->ndim - 2];
  kf_tensor_t *inputs[] = {x1, x2, NULL};
  return kf__result(r, 0, (kf_int_span_t){sizes, ndim + 2}, NULL, kf__dtype(x1), x1->device,
                    KF__RESULT_APART | KF__RESULT_STRIDED, inputs);
}

kf_status_t kf__rule__pdist_forward(kf_results_t *r, kf_tensor_t *self, double p) {
  if (self->ndim != 2)
    return kf_error_set(
        KF_ERR_RUNTIME,
        KF__COMPATIBLE(KF__TORCH_PDIST_RANK, "pdist: input must have 2 dimensions, but has %u"),
        self->ndim);
  if (!kf_dtype_is_floating(kf__dtype(self)))
    return kf_error_set(
        KF_ERR_RUNTIME,
        KF__COMPATIBLE(KF__TORCH_PDIST_DTYPE, "pdist: input must be a floating-point tensor"));
  if (!(p >= 0))
    return kf_error_set(KF_ERR_RUNTIME,
                        KF__COMPATIBLE(KF__TORCH_PDIST_P, "pdist: p must not be negative"));
  if (!kf__is_contiguous(self))
    return kf_error_set(KF_ERR_RUNTIME, KF__COMPATIBLE(KF__TORCH_PDIST_STRIDES,
                                                       "_pdist_forward: input must be contiguous"));
  const int64_t n = self->sizes[0];
  int64_t pairs = 0; /* n * (n - 1) / 2; the even factor is halved before they are multiplied */
  if (n > 1 &&
      __builtin_mul_overflow(n % 2 == 0 ? n / 2 : n, n % 2 == 0 ? n - 1 : (n - 1) / 2, &pairs))
    return kf_error_set(KF_ERR_RUNTIME, "%s: too many pairs of %lld rows", r->op, LL(n));
  kf_tensor_t *inputs[] = {self, NULL};
  return kf__result(r, 0, KF_INTS(pairs), NULL, kf__dtype(self), self->device,
                    KF__RESULT_APART | KF__RESULT_STRIDED, inputs);
}
