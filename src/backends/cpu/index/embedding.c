/* embedding_bag and embedding_renorm_. Offsets and indices are checked before the first write; bags
 * are independent and may run on several threads. */
#include <math.h>

#include "backends/cpu/core/element_access.h"
#include "backends/cpu/core/kernel_tables.h"
#include "base/parallel.h"
#include "compat/math_texts.h"
#include "compat/operator_texts.h"

enum { SUM, MEAN, MAX };
enum { BLOCK = 256, LANES = 8, GRAIN = 16384 };
#define LL(x) ((long long)(x))

/* ---- Indices ---- */

/* Element `i` in row-major order. */
static int64_t index_at(const kf_tensor_t *t, int64_t i) {
  int64_t at = 0;
  KF_ASSERT(t->dtype == KF_DTYPE_INT64 || t->dtype == KF_DTYPE_INT32);
  KF_ASSERT(i < t->numel);
  for (uint32_t d = t->ndim; d > 1; d--) {
    at += i % t->sizes[d - 1] * t->strides[d - 1];
    i /= t->sizes[d - 1];
  }
  if (t->ndim > 0) at += i * t->strides[0];
  const void *data = kf__data(t);
  return t->dtype == KF_DTYPE_INT64 ? ((const int64_t *)data)[at] : ((const int32_t *)data)[at];
}

static void put_index(kf_tensor_t *t, int64_t at, int64_t value) {
  if (t->dtype == KF_DTYPE_INT64)
    ((int64_t *)kf__data(t))[at] = value;
  else
    ((int32_t *)kf__data(t))[at] = (int32_t)value;
}

/* ---- Bags ---- */

typedef struct {
  const kf_tensor_t *weight, *indices, *offsets, *own;
  kf_tensor_t *out, *bag_of, *sizes, *largest;
  int64_t mode, padding, bags;
} job_t;

/* Where a bag begins among the indices; for the bag after the last, the number of indices. */
static int64_t bag_begin(const job_t *job, int64_t bag) {
  return bag < job->bags ? index_at(job->offsets, bag) : job->indices->numel;
}

/* Offsets must begin with 0, must not decrease, and must not exceed the number of indices. */
static kf_status_t check_offsets(const job_t *job, int64_t given) {
  const int64_t count = job->indices->numel;
  if (given == 0) return KF_OK;
  if (index_at(job->offsets, 0) != 0)
    return kf_error_set(
        KF_ERR_RUNTIME,
        KF__COMPATIBLE(KF__TORCH_BAG_FIRST_OFFSET,
                       "embedding_bag: offsets must begin with 0, but begin with %lld"),
        LL(index_at(job->offsets, 0)));
  const int64_t last = index_at(job->offsets, given - 1);
  if (last > count)
    return kf_error_set(
        KF_ERR_RUNTIME,
        KF__COMPATIBLE(
            KF__TORCH_BAG_LAST_OFFSET,
            "embedding_bag: offsets must not exceed the length of input, %lld, but end with %lld"),
        LL(count), LL(last));
  for (int64_t i = 1; i < given; i++)
    if (index_at(job->offsets, i) < index_at(job->offsets, i - 1))
      return kf_error_set(
          KF_ERR_RUNTIME,
          "embedding_bag: offsets must not decrease, but offsets[%lld] is %lld after "
          "%lld",
          LL(i), LL(index_at(job->offsets, i)), LL(index_at(job->offsets, i - 1)));
  return KF_OK;
}

/* PyTorch has fused kernels for sums and means of float32 and smaller without padding, with a
 * message of their own. */
static kf_status_t check_values(const kf_tensor_t *indices, int64_t rows, kf_status_t code,
                                bool fused) {
  for (int64_t i = 0; i < indices->numel; i++) {
    const int64_t value = index_at(indices, i);
    if (value >= 0 && value < rows) continue;
    if (fused)
      return kf_error_set(
          code,
          KF__COMPATIBLE(
              KF__TORCH_BAG_INDEX_RANGE,
              "embedding_bag: index %lld of input is %lld; the embeddings are [0, %lld)"),
          LL(i), LL(value), LL(rows));
    return kf_error_set(
        code, KF__COMPATIBLE(KF__TORCH_BAG_INDEX, "embedding_bag: there is no embedding %lld"),
        LL(value));
  }
  return KF_OK;
}

/* Computes columns first … first + n - 1 of one bag, n ≤ BLOCK; sums and maxima are kept in the
 * compute type. Returns how many indices the bag has, without padding. */
#define BAG(DTYPE, tag, T, C, LOAD, STORE, unused)                                           \
  static int64_t bag_##tag(const job_t *job, int64_t bag, int64_t first, int64_t n) {        \
    const int64_t end = bag_begin(job, bag + 1), column = job->weight->strides[1];           \
    const T *table = (const T *)kf__data(job->weight) + first * column;                      \
    C block[BLOCK];                                                                          \
    int64_t from[BLOCK], count = 0;                                                          \
    for (int64_t k = 0; k < n; k++) block[k] = 0;                                            \
    for (int64_t k = 0; job->mode == MAX && k < n; k++) from[k] = 0;                         \
    for (int64_t i = bag_begin(job, bag); i < end; i++) {                                    \
      const int64_t row = index_at(job->indices, i);                                         \
      if (row == job->padding) continue;                                                     \
      const T *x = table + row * job->weight->strides[0];                                    \
      if (job->mode == MAX) {                                                                \
        for (int64_t k = 0; k < n; k++) {                                                    \
          const C value = LOAD(x[k * column]);                                               \
          if (count == 0 || value > block[k]) block[k] = value, from[k] = row;               \
        }                                                                                    \
      } else if (job->own != NULL) {                                                         \
        const C scale = LOAD(((const T *)kf__data(job->own))[i * job->own->strides[0]]);     \
        for (int64_t k = 0; k < n; k++) block[k] += scale * LOAD(x[k * column]);             \
      } else if (column == 1) { /* constant length: vectorised */                            \
        int64_t k = 0;                                                                       \
        for (; k + LANES <= n; k += LANES)                                                   \
          for (int lane = 0; lane < LANES; lane++) block[k + lane] += LOAD(x[k + lane]);     \
        for (; k < n; k++) block[k] += LOAD(x[k]);                                           \
      } else {                                                                               \
        for (int64_t k = 0; k < n; k++) block[k] += LOAD(x[k * column]);                     \
      }                                                                                      \
      count++;                                                                               \
    }                                                                                        \
    if (job->mode == MEAN && count > 1)                                                      \
      for (int64_t k = 0; k < n; k++) block[k] /= (C)count;                                  \
    char *to = (char *)kf__data(job->out) + bag * job->out->strides[0] * (int64_t)sizeof(T); \
    for (int64_t k = 0; k < n; k++)                                                          \
      ((T *)(void *)to)[(first + k) * job->out->strides[1]] = STORE(block[k]);               \
    if (job->mode == MAX)                                                                    \
      for (int64_t k = 0; k < n; k++)                                                        \
        put_index(job->largest,                                                              \
                  bag * job->largest->strides[0] + (first + k) * job->largest->strides[1],   \
                  from[k]);                                                                  \
    return count;                                                                            \
  }
KF__EACH_FLOAT(BAG, )

#define BAG_CASE(DTYPE, tag, T, C, LOAD, STORE, unused) \
  case KF_DTYPE_##DTYPE: return bag_##tag(job, bag, first, n);
static int64_t run_bag(const job_t *job, int64_t bag, int64_t first, int64_t n) {
  KF_ASSERT(n <= BLOCK);
  switch ((int)kf__dtype(job->weight)) {
    KF__EACH_FLOAT(BAG_CASE, )
    default: KF_ASSERT(false); return 0;
  }
}

static void run_bags(void *context, int64_t begin, int64_t end) {
  const job_t *job = context;
  const int64_t columns = job->weight->sizes[1];
  for (int64_t bag = begin; bag < end; bag++) {
    int64_t count = run_bag(job, bag, 0, columns < BLOCK ? columns : BLOCK);
    for (int64_t first = BLOCK; first < columns; first += BLOCK)
      (void)run_bag(job, bag, first, columns - first < BLOCK ? columns - first : BLOCK);
    if (job->mode == SUM) continue;
    put_index(job->sizes, bag * job->sizes->strides[0], count);
    if (job->mode == MEAN) put_index(job->largest, bag * job->largest->strides[0], count);
  }
}

/* Stores the bag of each index, and zeros in the results that sums do not use. */
static void fill_bags(const job_t *job) {
  for (int64_t bag = 0; bag < job->bags && job->bag_of->numel > 0; bag++)
    for (int64_t i = bag_begin(job, bag); i < bag_begin(job, bag + 1); i++)
      put_index(job->bag_of, i * job->bag_of->strides[0], bag);
  for (int64_t i = 0; job->bags == 0 && i < job->bag_of->numel; i++)
    put_index(job->bag_of, i * job->bag_of->strides[0], 0);
  if (job->mode != SUM) return;
  for (int64_t i = 0; i < job->sizes->numel; i++) {
    put_index(job->sizes, i * job->sizes->strides[0], 0);
    put_index(job->largest, i * job->largest->strides[0], 0);
  }
}

static kf_status_t cpu_embedding_bag(kf_tensor_t *weight, kf_tensor_t *indices,
                                     kf_tensor_t *offsets, int64_t mode,
                                     kf_tensor_t *per_sample_weights, bool include_last_offset,
                                     int64_t padding_idx, kf_tensor_t *out, kf_tensor_t *bag_of,
                                     kf_tensor_t *sizes, kf_tensor_t *largest) {
  job_t job = {weight,
               indices,
               offsets,
               kf__is_defined(per_sample_weights) ? per_sample_weights : NULL,
               out,
               bag_of,
               sizes,
               largest,
               mode,
               padding_idx,
               offsets->numel - (include_last_offset ? 1 : 0)};
  KF_ASSERT(weight->ndim == 2);
  KF_ASSERT(kf__dtype(out) == kf__dtype(weight));
  KF_ASSERT(mode == SUM || mode == MEAN || mode == MAX);
  KF_TRY(check_offsets(&job, offsets->numel));
  const bool fused = mode != MAX && padding_idx < 0 && kf__dtype(weight) != KF_DTYPE_FLOAT64;
  KF_TRY(check_values(indices, weight->sizes[0], KF_ERR_RUNTIME, fused));
  fill_bags(&job);
  const int64_t each = job.bags > 0 ? indices->numel / job.bags + 1 : 1;
  kf__parallel_for(0, job.bags, GRAIN / (each * (weight->sizes[1] + 1)) + 1, run_bags, &job);
  return KF_OK;
}

/* ---- Renormalizing rows ---- */

typedef struct {
  double order, sum;
} norm_t;

/* Not inlined: gcc 12 fails with an internal error at -O3 on AArch64 when it vectorizes the loops
 * that would contain this. */
static __attribute__((noinline)) void norm_add(norm_t *norm, double size) {
  if (isinf(norm->order))
    norm->sum = norm->order > 0 ? fmax(norm->sum, size) : fmin(norm->sum, size);
  else if (norm->order == 0)
    norm->sum += size != 0;
  else
    norm->sum += norm->order == 2 ? size * size : pow(size, norm->order);
}

static double norm_end(const norm_t *norm) {
  if (isinf(norm->order) || norm->order == 0) return norm->sum;
  return norm->order == 2 ? sqrt(norm->sum) : pow(norm->sum, 1 / norm->order);
}

/* Scales a row to the norm `limit` if its norm is larger. An element has `parts` numbers: two for
 * complex types. */
#define RENORM(DTYPE, tag, T, C, LOAD, STORE, unused)                                      \
  static void renorm_##tag(char *row, int64_t n, int64_t stride, int parts, double limit,  \
                           double order) {                                                 \
    norm_t norm = {order, isinf(order) && order < 0 ? INFINITY : 0};                       \
    for (int64_t i = 0; i < n; i++) {                                                      \
      const T *x = (const T *)(void *)(row + i * stride);                                  \
      norm_add(&norm, parts == 1 ? fabs((double)LOAD(x[0]))                                \
                                 : hypot((double)LOAD(x[0]), (double)LOAD(x[parts - 1]))); \
    }                                                                                      \
    const double length = (double)LOAD(STORE((C)norm_end(&norm)));                         \
    if (!(length > limit)) return;                                                         \
    const C scale = (C)(limit / (length + 1e-7));                                          \
    for (int64_t i = 0; i < n; i++)                                                        \
      for (int p = 0; p < parts; p++) {                                                    \
        T *x = (T *)(void *)(row + i * stride) + p;                                        \
        *x = STORE((C)(LOAD(*x) * scale));                                                 \
      }                                                                                    \
  }
KF__EACH_FLOAT(RENORM, )

static void renorm_row(kf_tensor_t *t, int64_t row, double limit, double order) {
  const int64_t size = kf__itemsize(t), n = t->sizes[1], stride = t->strides[1] * size;
  char *at = (char *)kf__data(t) + row * t->strides[0] * size;
  switch ((int)kf__dtype(t)) {
    case KF_DTYPE_FLOAT16: renorm_f16(at, n, stride, 1, limit, order); break;
    case KF_DTYPE_BFLOAT16: renorm_bf16(at, n, stride, 1, limit, order); break;
    case KF_DTYPE_FLOAT32: renorm_f32(at, n, stride, 1, limit, order); break;
    case KF_DTYPE_FLOAT64: renorm_f64(at, n, stride, 1, limit, order); break;
    case KF_DTYPE_COMPLEX64: renorm_f32(at, n, stride, 2, limit, order); break;
    default:
      KF_ASSERT(kf__dtype(t) == KF_DTYPE_COMPLEX128);
      renorm_f64(at, n, stride, 2, limit, order);
      break;
  }
}

static kf_status_t cpu_embedding_renorm(kf_tensor_t *self, kf_tensor_t *indices, double max_norm,
                                        double norm_type, kf_tensor_t *out) {
  (void)self;
  const int64_t count = indices->numel;
  KF_TRY(check_values(indices, out->sizes[0], KF_ERR_INDEX, true));
  if (kf_dtype_is_integral(kf__dtype(out), true) && indices->numel > 0)
    return kf_error_set(
        KF_ERR_RUNTIME,
        KF__COMPATIBLE(KF__TORCH_NORM_DTYPE,
                       "norm: self must be floating-point or complex, but is of type %s"),
        kf_dtype_class_name(kf__dtype(out)));
  if (count > 0) KF_TRY(kf__refuse_loopless("norm_cpu", kf__dtype(out)));
  uint8_t *done = kf_calloc((size_t)out->sizes[0] + 1, 1);
  if (done == NULL) return kf__no_memory();
  for (int64_t i = 0; i < count; i++) {
    const int64_t row = index_at(indices, i);
    if (!done[row]) renorm_row(out, row, max_norm, norm_type);
    done[row] = 1;
  }
  kf_free(done);
  return KF_OK;
}

const kf_compute_t kf__cpu_bind_embedding[] = {
    KF_COMPUTE(embedding_bag, cpu_embedding_bag),
    KF_COMPUTE(embedding_renorm, cpu_embedding_renorm),
    KF_COMPUTE_END,
};
