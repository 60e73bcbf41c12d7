/* Fourier transforms along one or several dimensions. Several lines at a time are read into
 * buffers, interleaved, transformed, and written. The first dimension goes from the argument to the
 * result; the other dimensions are transformed within the result. */
#include <keyfall/ops.h>
#include <math.h>

#include "backends/cpu/core/element_access.h"
#include "backends/cpu/core/kernel_tables.h"
#include "backends/cpu/fft/fft_plan.h"
#include "base/parallel.h"

enum {
  LANES = 8,            /* most lines that are transformed together */
  LANE_ELEMENTS = 16384 /* elements of a buffer that should stay in the cache */
};

typedef struct {
  const kf__fft_plan_t *plan;
  const kf_tensor_t *from;
  kf_tensor_t *to;
  int64_t dim, n;
  bool inverse;
  double scale;
  int64_t reads, writes; /* elements of a line in the input and in the result */
  int64_t lines, lanes, groups;
  char *scratch;
  size_t buffer; /* bytes of one buffer; each chunk has four */
} job_t;

/* ---- Lines ---- */

/* The offset of line `index`, in elements, in a tensor whose other dimensions are those of the
 * result. */
static int64_t line_begin(const job_t *job, const kf_tensor_t *t, int64_t index) {
  int64_t at = 0;
  for (uint32_t d = t->ndim; d > 0; d--) {
    if (d - 1 == job->dim) continue;
    at += index % job->to->sizes[d - 1] * t->strides[d - 1];
    index /= job->to->sizes[d - 1];
  }
  return at;
}

/* Frequencies at which the transform of a real signal is real. They are set to real explicitly,
 * because infinities in the signal would make the imaginary part NaN. */
static bool is_real_part(const job_t *job, int64_t k) {
  return (k == 0 || 2 * k == job->n) && !kf_dtype_is_complex(kf__dtype(job->from));
}

/* read_… reads a line into one lane. If it is half of a conjugate-symmetric line, mirror_… adds the
 * other half, and ignores the imaginary part of the elements that must be real. */
#define LINES(tag, R)                                                                              \
  static void mirror_##tag(const job_t *job, R *re, R *im, int64_t lane) {                         \
    const int64_t n = job->n, lanes = job->lanes;                                                  \
    im[lane] = 0;                                                                                  \
    if (n % 2 == 0) im[n / 2 * lanes + lane] = 0;                                                  \
    for (int64_t k = n / 2 + 1; k < n; k++) {                                                      \
      re[k * lanes + lane] = re[(n - k) * lanes + lane];                                           \
      im[k * lanes + lane] = -im[(n - k) * lanes + lane];                                          \
    }                                                                                              \
  }                                                                                                \
  static void read_##tag(const job_t *job, int64_t line, int64_t lane, R *re, R *im) {             \
    const int parts = kf_dtype_is_complex(kf__dtype(job->from)) ? 2 : 1;                           \
    const int64_t stride = job->from->strides[job->dim] * parts, lanes = job->lanes;               \
    const R *x = (const R *)kf__data(job->from) + line_begin(job, job->from, line) * parts;        \
    for (int64_t k = 0; k < job->reads; k++) {                                                     \
      re[k * lanes + lane] = x[k * stride];                                                        \
      im[k * lanes + lane] = parts == 2 ? x[k * stride + 1] : 0;                                   \
    }                                                                                              \
    if (job->reads < job->n) mirror_##tag(job, re, im, lane);                                      \
  }                                                                                                \
  static void write_##tag(const job_t *job, int64_t line, int64_t lane, const R *re,               \
                          const R *im) {                                                           \
    const int parts = kf_dtype_is_complex(kf__dtype(job->to)) ? 2 : 1;                             \
    const int64_t stride = job->to->strides[job->dim] * parts, lanes = job->lanes;                 \
    R *y = (R *)kf__data(job->to) + line_begin(job, job->to, line) * parts;                        \
    const R scale = (R)job->scale;                                                                 \
    for (int64_t k = 0; k < job->writes; k++) {                                                    \
      y[k * stride] = re[k * lanes + lane] * scale;                                                \
      if (parts == 2) y[k * stride + 1] = is_real_part(job, k) ? 0 : im[k * lanes + lane] * scale; \
    }                                                                                              \
  }
LINES(f32, float)
LINES(f64, double)

/* Transforms groups of `lanes` lines. In a last group that is not full, the unused lanes keep old
 * numbers; they are transformed, but never written to the result. */
static void run_groups(void *context, int64_t chunk, int64_t begin, int64_t end) {
  const job_t *job = context;
  KF_ASSERT(begin >= 0);
  KF_ASSERT(end <= job->groups);
  KF_ASSERT(job->lanes > 0);
  char *own = job->scratch + (size_t)chunk * 4 * job->buffer;
  for (int64_t group = begin; group < end; group++) {
    kf__fft_buffers_t b = {own, own + job->buffer, own + 2 * job->buffer, own + 3 * job->buffer};
    const int64_t first = group * job->lanes, left = job->lines - first;
    const int64_t count = left < job->lanes ? left : job->lanes;
    for (int64_t i = 0; i < count; i++)
      if (job->plan->wide)
        read_f64(job, first + i, i, b.re, b.im);
      else
        read_f32(job, first + i, i, b.re, b.im);
    kf__fft_run(job->plan, job->lanes, job->inverse, &b);
    for (int64_t i = 0; i < count; i++)
      if (job->plan->wide)
        write_f64(job, first + i, i, b.re, b.im);
      else
        write_f32(job, first + i, i, b.re, b.im);
  }
}

/* Transforms one dimension of length `n` from one tensor to another, or within one tensor. A real
 * `from` is a signal; a real `to` is the transform of a conjugate-symmetric `from`, of which only
 * the first n / 2 + 1 elements are read. */
static kf_status_t transform(const kf_tensor_t *from, kf_tensor_t *to, int64_t dim, int64_t n,
                             bool inverse, double scale) {
  if (to->numel == 0) return KF_OK;
  KF_ASSERT(n > 0);
  KF_ASSERT(from->ndim == to->ndim);
  KF_ASSERT(dim >= 0);
  KF_ASSERT(dim < (int64_t)to->ndim);
  KF_ASSERT(to->sizes[dim] == n || to->sizes[dim] == n / 2 + 1);
  KF_ASSERT(kf_dtype_to_real(kf__dtype(from)) == kf_dtype_to_real(kf__dtype(to)));
  const bool to_real = !kf_dtype_is_complex(kf__dtype(to));
  kf__fft_plan_t *plan = NULL;
  KF_TRY(kf__fft_plan_create(n, kf_dtype_to_real(kf__dtype(to)) == KF_DTYPE_FLOAT64, &plan));
  job_t job = {.plan = plan,
               .from = from,
               .to = to,
               .dim = dim,
               .n = n,
               .inverse = inverse,
               .scale = scale,
               .reads = to_real ? n / 2 + 1 : n,
               .writes = to->sizes[dim],
               .lines = to->numel / to->sizes[dim]};
  KF_ASSERT(job.reads <= from->sizes[dim]);
  const int64_t length = kf__fft_buffer_length(plan), fit = LANE_ELEMENTS / length;
  job.lanes = fit < 1 ? 1 : fit < LANES ? fit : LANES;
  if (job.lines < job.lanes) job.lanes = job.lines;
  job.groups = (job.lines + job.lanes - 1) / job.lanes;
  const int64_t threads = kf_get_num_threads();
  const bool small = job.lines * n < LANE_ELEMENTS;
  const int64_t chunk = small ? job.groups : (job.groups + threads - 1) / threads;
  job.buffer = (size_t)(length * job.lanes) * (plan->wide ? sizeof(double) : sizeof(float));
  const int64_t chunks = kf__chunk_count(0, job.groups, chunk);
  job.scratch = kf_calloc((size_t)chunks * 4, job.buffer);
  kf_status_t status = job.scratch != NULL ? KF_OK : kf__no_memory();
  if (status == KF_OK) kf__parallel_chunks(0, job.groups, chunk, run_groups, &job);
  kf_free(job.scratch);
  kf__fft_plan_free(plan);
  return status;
}

/* ---- Operators ---- */

/* The factor for a normalization of 0, 1 or 2: 1, 1 / √n or 1 / n, where n is the number of
 * elements of the signal in the transformed dimensions. */
static double scale_of(const kf_tensor_t *signal, kf_int_span_t dim, int64_t normalization) {
  double n = 1;
  KF_ASSERT(normalization >= 0);
  KF_ASSERT(normalization <= 2);
  for (size_t i = 0; i < dim.size; i++) n *= (double)signal->sizes[dim.data[i]];
  return normalization == 0 ? 1 : normalization == 1 ? 1 / sqrt(n) : 1 / n;
}

static kf_status_t cpu_fft_c2c(kf_tensor_t *self, kf_int_span_t dim, int64_t normalization,
                               bool forward, kf_tensor_t *out) {
  if (dim.size == 0) return kf_copy_(out, self, false);
  const double scale = scale_of(self, dim, normalization);
  for (size_t i = dim.size; i > 0; i--) {
    const int64_t d = dim.data[i - 1];
    KF_TRY(
        transform(i == dim.size ? self : out, out, d, out->sizes[d], !forward, i == 1 ? scale : 1));
  }
  return KF_OK;
}

static kf_status_t cpu_fft_r2c(kf_tensor_t *self, kf_int_span_t dim, int64_t normalization,
                               bool onesided, kf_tensor_t *out) {
  (void)onesided;
  if (self->numel == 0) return kf_zero_(out);
  const double scale = scale_of(self, dim, normalization);
  for (size_t i = dim.size; i > 0; i--) {
    const int64_t d = dim.data[i - 1];
    KF_TRY(
        transform(i == dim.size ? self : out, out, d, self->sizes[d], false, i == 1 ? scale : 1));
  }
  return KF_OK;
}

static kf_status_t cpu_fft_c2r(kf_tensor_t *self, kf_int_span_t dim, int64_t normalization,
                               int64_t last_dim_size, kf_tensor_t *out) {
  if (out->numel == 0) return KF_OK;
  if (self->numel == 0) return kf_zero_(out);
  KF_ASSERT(dim.size > 0); /* the rule has checked it */
  const double scale = scale_of(out, dim, normalization);
  const int64_t last = dim.data[dim.size - 1];
  if (dim.size == 1) return transform(self, out, last, last_dim_size, true, scale);
  kf_tensor_t *between = NULL;
  KF_TRY(kf__tensor_new(kf__dtype(self), self->device, kf__sizes(self), NULL, &between));
  kf_status_t status = KF_OK;
  for (size_t i = 0; i + 1 < dim.size && status == KF_OK; i++) {
    const int64_t d = dim.data[i];
    status = transform(i == 0 ? self : between, between, d, self->sizes[d], true, 1);
  }
  if (status == KF_OK) status = transform(between, out, last, last_dim_size, true, scale);
  kf_tensor_release(between);
  return status;
}

const kf_compute_t kf__cpu_bind_fft[] = {
    KF_COMPUTE(_fft_c2c, cpu_fft_c2c),
    KF_COMPUTE(_fft_r2c, cpu_fft_r2c),
    KF_COMPUTE(_fft_c2r, cpu_fft_c2r),
    KF_COMPUTE_END,
};
