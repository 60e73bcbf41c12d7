/* The operators that are products of matrices or vectors, as jobs for kf__gemm_run; and the trace.
 * The rules have checked shapes and types. A result shares no memory with the operands, except for
 * the matrix that is added, which may be the result itself. */
#include "backends/cpu/core/element_access.h"
#include "backends/cpu/core/run_iterator.h"
#include "backends/cpu/matmul/gemm.h"
#include "ops/catalogue/catalogue.h"
#include "ops/core/number.h"

static kf_scalar_t number(int64_t value) { return kf__number_of_int(value); }

/* The last two dimensions of a tensor as a matrix; a dimension before them is the batch. */
static kf__matrix_t matrix(const kf_tensor_t *t) {
  KF_ASSERT(t->ndim == 2 || t->ndim == 3);
  const int64_t *strides = t->strides + t->ndim - 2;
  return (kf__matrix_t){kf__data(t), strides[0], strides[1], t->ndim > 2 ? strides[-1] : 0};
}

/* A tensor that is broadcast to the shape of `like`, which has two or three dimensions: strides of
 * 0 where it has size 1 or no dimension. */
static kf__matrix_t expanded(const kf_tensor_t *t, const kf_tensor_t *like) {
  int64_t strides[3] = {0, 0, 0};
  KF_ASSERT(t->ndim <= like->ndim);
  KF_ASSERT(like->ndim == 2 || like->ndim == 3);
  const uint32_t ahead = 3 - t->ndim;
  for (uint32_t i = 0; i < t->ndim; i++)
    if (t->sizes[i] != 1) strides[ahead + i] = t->strides[i];
  return (kf__matrix_t){kf__data(t), strides[1], strides[2], like->ndim == 3 ? strides[0] : 0};
}

/* Initializes a job, or refuses the type. As in PyTorch, an empty result supports every type, and
 * an empty sum (depth 0) supports all integers, and bool where nothing is added. */
static kf_status_t begin(kf__gemm_t *job, const char *what, const kf_tensor_t *out, int64_t depth,
                         kf_scalar_t alpha, kf_scalar_t beta) {
  const kf_dtype_t dtype = kf__signed_bits(kf__dtype(out));
  if (!kf__gemm_supports(dtype) && out->numel != 0 &&
      !(depth == 0 && kf_dtype_is_integral(dtype, kf__number_is(beta, 0))))
    return kf__not_for_dtype(what, kf__dtype(out));
  kf__gemm_init(job, dtype, alpha, beta);
  return KF_OK;
}

/* alpha * a * b + beta * self; `self` may be NULL. */
typedef kf_status_t (*product_fn)(const char *what, kf_tensor_t *self, kf_tensor_t *a,
                                  kf_tensor_t *b, kf_scalar_t beta, kf_scalar_t alpha,
                                  kf_tensor_t *out);

/* A new tensor with the elements of `from` converted to `dtype`; NULL for NULL. */
static kf_status_t converted(kf_tensor_t *from, kf_dtype_t dtype, kf_tensor_t **out) {
  kf_iter_t it;
  *out = NULL;
  if (from == NULL) return KF_OK;
  KF_TRY(kf__tensor_new(dtype, from->device, kf__sizes(from), NULL, out));
  kf__iter_pair(&it, *out, from);
  return kf__iter_copy(&it);
}

/* A product of signed 8-bit floats or of complex32: computed in float32 or complex64 and rounded at
 * the end. Unsigned 8-bit floats are not supported. */
static kf_status_t widened(product_fn product, const char *what, kf_tensor_t *self, kf_tensor_t *a,
                           kf_tensor_t *b, kf_scalar_t beta, kf_scalar_t alpha, kf_tensor_t *out) {
  const kf_dtype_t dtype =
      kf__dtype(out) == KF_DTYPE_COMPLEX32 ? KF_DTYPE_COMPLEX64 : KF_DTYPE_FLOAT32;
  kf_tensor_t *given[] = {self, a, b};
  kf_tensor_t *wide[] = {NULL, NULL, NULL, NULL};
  kf_status_t status = KF_OK;
  if (!kf_dtype_is_signed(kf__dtype(out))) return kf__not_for_dtype(what, kf__dtype(out));
  for (int i = 0; i < 3 && status == KF_OK; i++) status = converted(given[i], dtype, &wide[i]);
  if (status == KF_OK) status = kf__tensor_new(dtype, out->device, kf__sizes(out), NULL, &wide[3]);
  if (status == KF_OK) status = product(what, wide[0], wide[1], wide[2], beta, alpha, wide[3]);
  if (status == KF_OK) {
    kf_iter_t it;
    kf__iter_pair(&it, out, wide[3]);
    status = kf__iter_copy(&it);
  }
  for (int i = 0; i < 4; i++) kf_tensor_release(wide[i]);
  return status;
}

static bool is_half_complex(const kf_tensor_t *out) {
  return KF_UNLIKELY(kf__dtype(out) == KF_DTYPE_COMPLEX32);
}

/* The product of single matrices and batches; batches of 8-bit floats are not supported. */
static kf_status_t product(const char *what, kf_tensor_t *self, kf_tensor_t *a, kf_tensor_t *b,
                           kf_scalar_t beta, kf_scalar_t alpha, kf_tensor_t *out) {
  kf__gemm_t job;
  if (KF_UNLIKELY(kf__type_index[out->dtype] == KF__T_LOOPLESS) && out->numel != 0 &&
      (a->ndim == 2 || is_half_complex(out)))
    return widened(product, what, self, a, b, beta, alpha, out);
  KF_TRY(begin(&job, what, out, a->sizes[a->ndim - 1], alpha, beta));
  KF_ASSERT(a->ndim == b->ndim);
  KF_ASSERT(a->ndim == out->ndim);
  KF_ASSERT(a->sizes[a->ndim - 1] == b->sizes[b->ndim - 2]);
  KF_ASSERT(out->sizes[out->ndim - 2] == a->sizes[a->ndim - 2]);
  KF_ASSERT(out->sizes[out->ndim - 1] == b->sizes[b->ndim - 1]);
  job.m = a->sizes[a->ndim - 2];
  job.k = a->sizes[a->ndim - 1];
  job.n = b->sizes[b->ndim - 1];
  job.batches = a->ndim == 3 ? a->sizes[0] : 1;
  job.a = matrix(a);
  job.b = matrix(b);
  job.c = matrix(out);
  if (self != NULL) job.d = expanded(self, out);
  return kf__gemm_run(&job);
}

static kf_status_t cpu_mm(kf_tensor_t *self, kf_tensor_t *mat2, kf_tensor_t *out) {
  return product("addmm_impl_cpu_", NULL, self, mat2, number(0), number(1), out);
}

static kf_status_t cpu_addmm(kf_tensor_t *self, kf_tensor_t *mat1, kf_tensor_t *mat2,
                             kf_scalar_t beta, kf_scalar_t alpha, kf_tensor_t *out) {
  return product("addmm_impl_cpu_", self, mat1, mat2, beta, alpha, out);
}

static kf_status_t cpu_bmm(kf_tensor_t *self, kf_tensor_t *mat2, kf_tensor_t *out) {
  return product("bmm", NULL, self, mat2, number(0), number(1), out);
}

static kf_status_t cpu_baddbmm(kf_tensor_t *self, kf_tensor_t *batch1, kf_tensor_t *batch2,
                               kf_scalar_t beta, kf_scalar_t alpha, kf_tensor_t *out) {
  return product("baddbmm", self, batch1, batch2, beta, alpha, out);
}

/* The sum of all products of a batch: one product after the other, each added to the result. */
static kf_status_t batch_sum(const char *what, kf_tensor_t *self, kf_tensor_t *batch1,
                             kf_tensor_t *batch2, kf_scalar_t beta, kf_scalar_t alpha,
                             kf_tensor_t *out) {
  kf__gemm_t job;
  if (is_half_complex(out)) return widened(batch_sum, what, self, batch1, batch2, beta, alpha, out);
  KF_TRY(begin(&job, what, out, batch1->sizes[0] * batch1->sizes[2], alpha, beta));
  const int64_t size = kf__itemsize(out);
  KF_ASSERT(batch1->sizes[0] == batch2->sizes[0]);
  KF_ASSERT(batch1->sizes[2] == batch2->sizes[1]);
  job.m = batch1->sizes[1];
  job.n = batch2->sizes[2];
  job.a = matrix(batch1);
  job.b = matrix(batch2);
  job.c = matrix(out);
  job.d = expanded(self, out);
  const int64_t batches = batch1->sizes[0];
  if (batches == 0) return kf__gemm_run(&job); /* an empty sum: k is 0 */
  job.k = batch1->sizes[2];
  for (int64_t i = 0; i < batches; i++) {
    KF_TRY(kf__gemm_run(&job));
    job.a.data = (const char *)job.a.data + job.a.batch * size;
    job.b.data = (const char *)job.b.data + job.b.batch * size;
    job.d = job.c;
    job.beta = (kf_complex_t){1, 0};
    job.int_beta = 1;
  }
  return KF_OK;
}

static kf_status_t cpu_addbmm(kf_tensor_t *self, kf_tensor_t *batch1, kf_tensor_t *batch2,
                              kf_scalar_t beta, kf_scalar_t alpha, kf_tensor_t *out) {
  return batch_sum("addmm_impl_cpu_", self, batch1, batch2, beta, alpha, out);
}

static kf_status_t matrix_vector(const char *what, kf_tensor_t *self, kf_tensor_t *mat,
                                 kf_tensor_t *vec, kf_scalar_t beta, kf_scalar_t alpha,
                                 kf_tensor_t *out) {
  kf__gemm_t job;
  if (is_half_complex(out)) return widened(matrix_vector, what, self, mat, vec, beta, alpha, out);
  KF_TRY(begin(&job, what, out, mat->sizes[1], alpha, beta));
  KF_ASSERT(mat->ndim == 2);
  KF_ASSERT(vec->ndim == 1);
  KF_ASSERT(vec->sizes[0] == mat->sizes[1]);
  KF_ASSERT(out->numel == mat->sizes[0]);
  job.m = mat->sizes[0];
  job.n = 1;
  job.k = mat->sizes[1];
  job.a = matrix(mat);
  job.b = (kf__matrix_t){kf__data(vec), vec->strides[0], 1, 0};
  job.c = (kf__matrix_t){kf__data(out), out->strides[0], 1, 0};
  if (self != NULL)
    job.d = (kf__matrix_t){kf__data(self), self->numel == 1 ? 0 : self->strides[0], 1, 0};
  return kf__gemm_run(&job);
}

static kf_status_t cpu_mv(kf_tensor_t *self, kf_tensor_t *vec, kf_tensor_t *out) {
  return matrix_vector("addmv_impl_cpu", NULL, self, vec, number(0), number(1), out);
}

static kf_status_t cpu_addmv(kf_tensor_t *self, kf_tensor_t *mat, kf_tensor_t *vec,
                             kf_scalar_t beta, kf_scalar_t alpha, kf_tensor_t *out) {
  return matrix_vector("addmv_impl_cpu", self, mat, vec, beta, alpha, out);
}

/* ---- Two vectors ---- */

static kf_status_t dot(const char *what, kf_tensor_t *unused, kf_tensor_t *self,
                       kf_tensor_t *tensor, kf_scalar_t beta, kf_scalar_t alpha, kf_tensor_t *out) {
  kf__gemm_t job;
  KF_ASSERT(unused == NULL);
  if (is_half_complex(out)) return widened(dot, what, unused, self, tensor, beta, alpha, out);
  KF_TRY(begin(&job, what, out, 1, alpha, beta));
  KF_ASSERT(self->ndim == 1);
  KF_ASSERT(tensor->ndim == 1);
  KF_ASSERT(self->numel == tensor->numel);
  KF_ASSERT(out->numel == 1);
  job.m = job.n = 1;
  job.k = self->numel;
  job.a = (kf__matrix_t){kf__data(self), self->numel, self->strides[0], 0};
  job.b = (kf__matrix_t){kf__data(tensor), tensor->strides[0], 1, 0};
  job.c = (kf__matrix_t){kf__data(out), 1, 1, 0};
  return kf__gemm_run(&job);
}

static kf_status_t cpu_dot(kf_tensor_t *self, kf_tensor_t *tensor, kf_tensor_t *out) {
  return dot("dot", NULL, self, tensor, number(0), number(1), out);
}

#define CONJUGATED_DOT(name, R)                                                                  \
  static void vdot_##name(const kf_tensor_t *self, const kf_tensor_t *other, kf_tensor_t *out) { \
    const R *a = (const R *)kf__data(self), *b = (const R *)kf__data(other);                     \
    R *to = (R *)kf__data(out), re = 0, im = 0;                                                  \
    const int64_t sa = 2 * self->strides[0], sb = 2 * other->strides[0];                         \
    for (int64_t i = 0; i < self->numel; i++, a += sa, b += sb) {                                \
      re += a[0] * b[0] + a[1] * b[1];                                                           \
      im += a[0] * b[1] - a[1] * b[0];                                                           \
    }                                                                                            \
    to[0] = re;                                                                                  \
    to[1] = im;                                                                                  \
  }
CONJUGATED_DOT(c64, float)
CONJUGATED_DOT(c128, double)

/* The product of the conjugate of `self` with `other`. */
static kf_status_t conjugated_dot(const char *what, kf_tensor_t *unused, kf_tensor_t *self,
                                  kf_tensor_t *other, kf_scalar_t beta, kf_scalar_t alpha,
                                  kf_tensor_t *out) {
  if (is_half_complex(out))
    return widened(conjugated_dot, what, unused, self, other, beta, alpha, out);
  KF_ASSERT(self->ndim == 1);
  KF_ASSERT(self->numel == other->numel);
  if (kf__dtype(out) == KF_DTYPE_COMPLEX64)
    vdot_c64(self, other, out);
  else if (kf__dtype(out) == KF_DTYPE_COMPLEX128)
    vdot_c128(self, other, out);
  else
    return dot(what, unused, self, other, beta, alpha, out);
  return KF_OK;
}

static kf_status_t cpu_vdot(kf_tensor_t *self, kf_tensor_t *other, kf_tensor_t *out) {
  return conjugated_dot("dot", NULL, self, other, number(0), number(1), out);
}

/* ---- Trace ---- */

/* Integers are summed modulo 2^64, halves and floats in a wider type. */
#define TRACE(DTYPE, tag, M, C, LOAD, STORE, SUM, O)                                   \
  case KF_DTYPE_##DTYPE: {                                                             \
    SUM sum = 0;                                                                       \
    for (int64_t i = 0; i < count; i++) sum += (SUM)LOAD(((const M *)data)[i * step]); \
    *(O *)kf__data(out) = STORE(sum);                                                  \
    return KF_OK;                                                                      \
  }
#define TRACE_INT(DTYPE, tag, M, C, LOAD, STORE, ...) \
  TRACE(DTYPE, tag, M, C, LOAD, (int64_t), uint64_t, int64_t)
#define NARROW_F16(x) kf__f32_to_f16((float)(x))
#define NARROW_B16(x) kf__f32_to_bf16((float)(x))
#define NARROW_C32(x) kf__c64_to_c32((float _Complex)(x))

static kf_status_t cpu_trace(kf_tensor_t *self, kf_tensor_t *out) {
  KF_ASSERT(self->ndim == 2);
  const int64_t count = self->sizes[0] < self->sizes[1] ? self->sizes[0] : self->sizes[1];
  const int64_t step = self->strides[0] + self->strides[1];
  const void *data = kf__data(self);
  switch ((int)kf__dtype(self)) {
    KF__EACH_INT(TRACE_INT, )
    TRACE(FLOAT16, f16, uint16_t, float, kf__f16_to_f32, NARROW_F16, double, uint16_t)
    TRACE(BFLOAT16, b16, uint16_t, float, kf__bf16_to_f32, NARROW_B16, double, uint16_t)
    TRACE(FLOAT32, f32, float, float, KF__SAME, (float), double, float)
    TRACE(FLOAT64, f64, double, double, KF__SAME, (double), double, double)
    TRACE(COMPLEX32, c32, uint32_t, float _Complex, kf__c32_to_c64, NARROW_C32, double _Complex,
          uint32_t)
    TRACE(COMPLEX64, c64, float _Complex, float _Complex, KF__SAME, (float _Complex),
          double _Complex, float _Complex)
    TRACE(COMPLEX128, c128, double _Complex, double _Complex, KF__SAME, (double _Complex),
          double _Complex, double _Complex)
    default: return kf__not_for_dtype("trace", kf__dtype(self));
  }
}

const kf_compute_t kf__cpu_bind_matmul[] = {KF_COMPUTE(mm, cpu_mm),
                                            KF_COMPUTE(addmm, cpu_addmm),
                                            KF_COMPUTE(bmm, cpu_bmm),
                                            KF_COMPUTE(baddbmm, cpu_baddbmm),
                                            KF_COMPUTE(addbmm, cpu_addbmm),
                                            KF_COMPUTE(mv, cpu_mv),
                                            KF_COMPUTE(addmv, cpu_addmv),
                                            KF_COMPUTE(dot, cpu_dot),
                                            KF_COMPUTE(vdot, cpu_vdot),
                                            KF_COMPUTE(trace, cpu_trace),
                                            KF_COMPUTE_END};
