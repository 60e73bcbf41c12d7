/* Resizing of the last one to three dimensions. A row of the result is computed in two steps: a
 * weighted sum of the rows of the input, then a weighted sum of elements of that row. With
 * contiguous channels, weighted sums of whole pixels are computed instead. */
#include "backends/cpu/pool/resample.h"

#include "backends/cpu/core/element_access.h"
#include "backends/cpu/core/kernel_tables.h"
#include "base/parallel.h"

enum { SPATIAL = 3, SPAN = 1024, MAX_TAPS = 16, GRAIN = 16384 };

typedef struct {
  kf__axis_t axis[SPATIAL]; /* depth, height, width; those that are not there have one element */
  kf__resample_t how;
  kf_dtype_t dtype;
  int64_t itemsize, batch, channels;
  const char *from;
  char *to;
  int64_t in_stride[SPATIAL + 2], out_stride[SPATIAL + 2]; /* bytes: batch, channel, d, h, w */
} job_t;

/* The lines of the input (positions in depth and height) that a row of the result is joined of. */
typedef struct {
  int32_t count;
  int64_t offset[MAX_TAPS]; /* bytes */
  double weight[MAX_TAPS];
} lines_t;

/* Combines the taps of depth and height: each pair is a line of the input with a weight. */
static void find_lines(const job_t *job, int64_t od, int64_t oh, lines_t *lines) {
  const kf__axis_t *depth = &job->axis[0], *height = &job->axis[1];
  lines->count = 0;
  for (int32_t a = 0; a < depth->taps; a++)
    for (int32_t b = 0; b < height->taps; b++) {
      const int64_t d = od * depth->taps + a, h = oh * height->taps + b;
      KF_ASSERT(lines->count < MAX_TAPS);
      lines->offset[lines->count] =
          depth->index[d] * job->in_stride[2] + height->index[h] * job->in_stride[3];
      lines->weight[lines->count++] = depth->wide[d] * height->wide[h];
    }
}

/* ---- Rows ---- */

/* The end of the run of positions from `begin` on whose elements fit into a block. */
static int64_t run_end(const kf__axis_t *width, int64_t begin) {
  KF_ASSERT(begin < width->out);
  const int64_t low = width->index[begin * width->taps];
  int64_t end = begin + 1;
  while (end < width->out && end - begin < SPAN &&
         width->index[(end + 1) * width->taps - 1] - low < SPAN)
    end++;
  return end;
}

#define ROW(DTYPE, tag, T, C, LOAD, STORE, field)                                             \
  static void join_##tag(const job_t *job, const lines_t *lines, const char *from, int64_t n, \
                         C *block) {                                                          \
    const int64_t stride = job->in_stride[4];                                                 \
    for (int32_t k = 0; k < lines->count; k++) {                                              \
      const char *line = from + lines->offset[k];                                             \
      const C w = (C)lines->weight[k];                                                        \
      if (k == 0)                                                                             \
        for (int64_t i = 0; i < n; i++)                                                       \
          block[i] = w * LOAD(*(const T *)(const void *)(line + i * stride));                 \
      else                                                                                    \
        for (int64_t i = 0; i < n; i++)                                                       \
          block[i] += w * LOAD(*(const T *)(const void *)(line + i * stride));                \
    }                                                                                         \
  }                                                                                           \
  static void spread_##tag(const job_t *job, const C *block, int64_t begin, int64_t end,      \
                           char *to) {                                                        \
    const kf__axis_t *width = &job->axis[2];                                                  \
    const int32_t taps = width->taps;                                                         \
    const int64_t low = width->index[begin * taps];                                           \
    for (int64_t i = begin; i < end; i++) {                                                   \
      const int64_t *index = width->index + i * taps;                                         \
      const C *weight = (const C *)width->field + i * taps;                                   \
      C sum = weight[0] * block[index[0] - low];                                              \
      for (int32_t k = 1; k < taps; k++) sum += weight[k] * block[index[k] - low];            \
      *(T *)(void *)(to + i * job->out_stride[4]) = STORE(sum);                               \
    }                                                                                         \
  }                                                                                           \
  static void row_##tag(const job_t *job, const lines_t *lines, const char *from, char *to) { \
    const kf__axis_t *width = &job->axis[2];                                                  \
    C block[SPAN + KF__CUBIC];                                                                \
    for (int64_t begin = 0; begin < width->out;) {                                            \
      const int64_t end = run_end(width, begin), low = width->index[begin * width->taps];     \
      const int64_t n = width->index[end * width->taps - 1] - low + 1;                        \
      join_##tag(job, lines, from + low * job->in_stride[4], n, block);                       \
      spread_##tag(job, block, begin, end, to);                                               \
      begin = end;                                                                            \
    }                                                                                         \
  }

/* Pixels: `n` channels, one after another. */
#define PIXEL(DTYPE, tag, T, C, LOAD, STORE, field)                                     \
  static void pixel_##tag(const lines_t *taps, const char *from, int64_t n, char *to) { \
    C block[SPAN];                                                                      \
    for (int64_t begin = 0; begin < n; begin += SPAN) {                                 \
      const int64_t size = n - begin < SPAN ? n - begin : SPAN;                         \
      for (int32_t k = 0; k < taps->count; k++) {                                       \
        const T *x = (const T *)(const void *)(from + taps->offset[k]) + begin;         \
        const C w = (C)taps->weight[k];                                                 \
        if (k == 0)                                                                     \
          for (int64_t i = 0; i < size; i++) block[i] = w * LOAD(x[i]);                 \
        else                                                                            \
          for (int64_t i = 0; i < size; i++) block[i] += w * LOAD(x[i]);                \
      }                                                                                 \
      T *y = (T *)(void *)to + begin;                                                   \
      for (int64_t i = 0; i < size; i++) y[i] = STORE(block[i]);                        \
    }                                                                                   \
  }

#define FLOATS(X)                                                             \
  X(FLOAT16, f16, uint16_t, float, kf__f16_to_f32, kf__f32_to_f16, narrow)    \
  X(BFLOAT16, b16, uint16_t, float, kf__bf16_to_f32, kf__f32_to_bf16, narrow) \
  X(FLOAT32, f32, float, float, KF__SAME, (float), narrow)                    \
  X(FLOAT64, f64, double, double, KF__SAME, (double), wide)
FLOATS(ROW)
FLOATS(PIXEL)

#define ROW_CASE(DTYPE, tag, T, C, LOAD, STORE, field) \
  case KF_DTYPE_##DTYPE: row_##tag(job, lines, from, to); break;
static void float_row(const job_t *job, const lines_t *lines, const char *from, char *to) {
  switch ((int)job->dtype) {
    FLOATS(ROW_CASE)
    default: KF_ASSERT(false); /* check_type has refused other types */
  }
}

#define PIXEL_CASE(DTYPE, tag, T, C, LOAD, STORE, field) \
  case KF_DTYPE_##DTYPE: pixel_##tag(&taps, from, job->channels, at); break;
static void float_pixels(const job_t *job, const lines_t *lines, const char *from, char *to) {
  const kf__axis_t *width = &job->axis[2];
  lines_t taps;
  for (int64_t i = 0; i < width->out; i++) {
    char *at = to + i * job->out_stride[4];
    taps.count = 0;
    for (int32_t k = 0; k < lines->count; k++)
      for (int32_t w = 0; w < width->taps; w++) {
        KF_ASSERT(taps.count < MAX_TAPS);
        taps.offset[taps.count] =
            lines->offset[k] + width->index[i * width->taps + w] * job->in_stride[4];
        taps.weight[taps.count++] = lines->weight[k] * width->wide[i * width->taps + w];
      }
    switch ((int)job->dtype) {
      FLOATS(PIXEL_CASE)
      default: KF_ASSERT(false);
    }
  }
}

/* ---- Nearest elements: copies ---- */

#define COPY_ROW(T)                        \
  for (int64_t i = 0; i < width->out; i++) \
  *(T *)(void *)(to + i * out) = *(const T *)(const void *)(from + width->index[i] * in)

static void nearest_row(const job_t *job, const char *from, char *to) {
  const kf__axis_t *width = &job->axis[2];
  const int64_t in = job->in_stride[4], out = job->out_stride[4];
  switch (job->itemsize) {
    case 1: COPY_ROW(uint8_t); break;
    case 2: COPY_ROW(uint16_t); break;
    case 4: COPY_ROW(uint32_t); break;
    default: COPY_ROW(uint64_t); break;
  }
}

static void nearest_pixels(const job_t *job, const char *from, char *to) {
  const kf__axis_t *width = &job->axis[2];
  const size_t size = (size_t)(job->channels * job->itemsize);
  for (int64_t i = 0; i < width->out; i++)
    memcpy(to + i * job->out_stride[4], from + width->index[i] * job->in_stride[4], size);
}

/* ---- Bytes: integer weights, along rows first, rounded to bytes after each dimension ---- */

/* Rounds a sum of integer weights to a byte. The offset makes the truncation a floor. */
static double to_byte(double sum, int32_t precision) {
  const double one = (double)(1 << precision);
  const double value = (double)(int64_t)((sum + one / 2 + one * 65536) / one) - 65536;
  return value < 0 ? 0 : value > 255 ? 255 : value;
}

static void byte_row(const job_t *job, int64_t oh, const char *from, char *to) {
  const kf__axis_t *height = &job->axis[1], *width = &job->axis[2];
  for (int64_t i = 0; i < width->out; i++) {
    double sum = 0;
    for (int32_t h = 0; h < height->taps; h++) {
      const int64_t at = oh * height->taps + h;
      const uint8_t *line = (const uint8_t *)from + height->index[at] * job->in_stride[3];
      double across = 0;
      for (int32_t w = 0; w < width->taps; w++)
        across += width->wide[i * width->taps + w] *
                  line[width->index[i * width->taps + w] * job->in_stride[4]];
      sum += height->wide[at] * to_byte(across, width->precision);
    }
    *(uint8_t *)(to + i * job->out_stride[4]) = (uint8_t)to_byte(sum, height->precision);
  }
}

/* ---- All rows ---- */

static bool packed_channels(const job_t *job) {
  return job->channels > 1 && job->in_stride[1] == job->itemsize &&
         job->out_stride[1] == job->itemsize;
}

/* Rows are numbered by batch, channel (unless whole pixels are computed), depth and height. */
static void run_rows(void *context, int64_t begin, int64_t end) {
  const job_t *job = context;
  const bool bytes = job->dtype == KF_DTYPE_UINT8 && job->how != KF__NEAREST;
  const bool whole = !bytes && packed_channels(job);
  const int64_t planes = whole ? 1 : job->channels;
  for (int64_t row = begin; row < end; row++) {
    const int64_t oh = row % job->axis[1].out, above = row / job->axis[1].out;
    const int64_t od = above % job->axis[0].out, plane = above / job->axis[0].out;
    const int64_t n = plane / planes, c = plane % planes;
    const char *from = job->from + n * job->in_stride[0] + c * job->in_stride[1];
    char *to = job->to + n * job->out_stride[0] + c * job->out_stride[1] + od * job->out_stride[2] +
               oh * job->out_stride[3];
    lines_t lines;
    if (bytes) {
      byte_row(job, oh, from, to);
      continue;
    }
    find_lines(job, od, oh, &lines);
    if (job->how == KF__NEAREST)
      (whole ? nearest_pixels : nearest_row)(job, from + lines.offset[0], to);
    else
      (whole ? float_pixels : float_row)(job, &lines, from, to);
  }
}

static void set_strides(const kf_tensor_t *t, uint32_t dims, int64_t *strides) {
  for (uint32_t d = 0; d < SPATIAL + 2; d++) strides[d] = 0;
  for (uint32_t d = 0; d < 2; d++) strides[d] = t->strides[d] * kf__itemsize(t);
  for (uint32_t d = 0; d < dims; d++)
    strides[SPATIAL + 2 - dims + d] = t->strides[2 + d] * kf__itemsize(t);
}

/* As in PyTorch, uint8 is supported for nearest elements, and for linear and cubic interpolation in
 * two dimensions. */
static kf_status_t check_type(kf_dtype_t dtype, uint32_t dims, kf__resample_t how) {
  if (kf__has_real_loops(dtype)) return KF_OK;
  if (dtype == KF_DTYPE_UINT8 && (how == KF__NEAREST || dims == 2)) return KF_OK;
  return kf__not_for_dtype(how == KF__NEAREST  ? "compute_indices_weights_nearest"
                           : how == KF__LINEAR ? "compute_indices_weights_linear"
                                               : "compute_indices_weights_cubic",
                           dtype);
}

/* Which of PyTorch's two computations of positions applies: see kf__axis_init. */
static bool is_direct(const kf_tensor_t *self, const kf_tensor_t *out, uint32_t dims,
                      kf__resample_t how) {
  if (dims == 1 || how == KF__CUBIC) return false;
  if (dims == 2 && out->sizes[2] + out->sizes[3] <= 128) return true;
  return self->sizes[1] > 3 &&
         kf_tensor_is_contiguous(
             self, dims == 2 ? KF_MEMORY_FORMAT_CHANNELS_LAST : KF_MEMORY_FORMAT_CHANNELS_LAST_3D);
}

static kf_status_t upsample(const kf_tensor_t *self, uint32_t dims, kf__resample_t how,
                            bool align_corners, const kf_opt_float_t *scales, kf_tensor_t *out) {
  const kf_dtype_t dtype = kf__dtype(self);
  KF_TRY(check_type(dtype, dims, how));
  if (out->numel == 0) return KF_OK;
  KF_ASSERT(dims >= 1);
  KF_ASSERT(dims <= SPATIAL);
  KF_ASSERT(self->ndim == dims + 2);
  KF_ASSERT(out->ndim == dims + 2);
  KF_ASSERT(kf__dtype(out) == dtype);
  KF_ASSERT(self->sizes[1] == out->sizes[1]);
  job_t job = {.how = how,
               .dtype = dtype,
               .itemsize = kf__itemsize(self),
               .batch = self->sizes[0],
               .channels = self->sizes[1],
               .from = kf__data(self),
               .to = kf__data(out)};
  set_strides(self, dims, job.in_stride);
  set_strides(out, dims, job.out_stride);
  const bool bytes = dtype == KF_DTYPE_UINT8;
  kf_status_t status = KF_OK;
  for (uint32_t d = 0; d < SPATIAL && status == KF_OK; d++) {
    const uint32_t missing = SPATIAL - dims;
    const kf_opt_float_t none = {0, false};
    const bool there = d >= missing;
    status = kf__axis_init(
        &job.axis[d], there ? how : KF__NEAREST, there ? self->sizes[2 + d - missing] : 1,
        there ? out->sizes[2 + d - missing] : 1, align_corners, there ? scales[d - missing] : none,
        dtype, is_direct(self, out, dims, how));
  }
  if (status == KF_OK) {
    const bool whole = packed_channels(&job) && !(bytes && how != KF__NEAREST);
    const int64_t rows = job.batch * (whole ? 1 : job.channels) * job.axis[0].out * job.axis[1].out;
    const int64_t cost = job.axis[2].out * (whole ? job.channels : 1) * (int64_t)how;
    kf__parallel_for(0, rows, GRAIN / cost + 1, run_rows, &job);
  }
  for (uint32_t d = 0; d < SPATIAL; d++) kf__axis_free(&job.axis[d]);
  return status;
}

/* ---- Operators ---- */

static kf_status_t cpu_nearest1d(kf_tensor_t *self, kf_int_span_t output_size,
                                 kf_opt_float_t scales, kf_tensor_t *out) {
  (void)output_size;
  return upsample(self, 1, KF__NEAREST, false, &scales, out);
}

static kf_status_t cpu_nearest2d(kf_tensor_t *self, kf_int_span_t output_size,
                                 kf_opt_float_t scales_h, kf_opt_float_t scales_w,
                                 kf_tensor_t *out) {
  (void)output_size;
  const kf_opt_float_t scales[] = {scales_h, scales_w};
  return upsample(self, 2, KF__NEAREST, false, scales, out);
}

static kf_status_t cpu_nearest3d(kf_tensor_t *self, kf_int_span_t output_size,
                                 kf_opt_float_t scales_d, kf_opt_float_t scales_h,
                                 kf_opt_float_t scales_w, kf_tensor_t *out) {
  (void)output_size;
  const kf_opt_float_t scales[] = {scales_d, scales_h, scales_w};
  return upsample(self, 3, KF__NEAREST, false, scales, out);
}

static kf_status_t cpu_linear1d(kf_tensor_t *self, kf_int_span_t output_size, bool align_corners,
                                kf_opt_float_t scales, kf_tensor_t *out) {
  (void)output_size;
  return upsample(self, 1, KF__LINEAR, align_corners, &scales, out);
}

static kf_status_t cpu_bilinear2d(kf_tensor_t *self, kf_int_span_t output_size, bool align_corners,
                                  kf_opt_float_t scales_h, kf_opt_float_t scales_w,
                                  kf_tensor_t *out) {
  (void)output_size;
  const kf_opt_float_t scales[] = {scales_h, scales_w};
  return upsample(self, 2, KF__LINEAR, align_corners, scales, out);
}

static kf_status_t cpu_bicubic2d(kf_tensor_t *self, kf_int_span_t output_size, bool align_corners,
                                 kf_opt_float_t scales_h, kf_opt_float_t scales_w,
                                 kf_tensor_t *out) {
  (void)output_size;
  const kf_opt_float_t scales[] = {scales_h, scales_w};
  return upsample(self, 2, KF__CUBIC, align_corners, scales, out);
}

static kf_status_t cpu_trilinear3d(kf_tensor_t *self, kf_int_span_t output_size, bool align_corners,
                                   kf_opt_float_t scales_d, kf_opt_float_t scales_h,
                                   kf_opt_float_t scales_w, kf_tensor_t *out) {
  (void)output_size;
  const kf_opt_float_t scales[] = {scales_d, scales_h, scales_w};
  return upsample(self, 3, KF__LINEAR, align_corners, scales, out);
}

const kf_compute_t kf__cpu_bind_resample[] = {
    KF_COMPUTE(upsample_nearest1d, cpu_nearest1d),
    KF_COMPUTE(upsample_nearest2d, cpu_nearest2d),
    KF_COMPUTE(upsample_nearest3d, cpu_nearest3d),
    KF_COMPUTE(upsample_linear1d, cpu_linear1d),
    KF_COMPUTE(upsample_bilinear2d, cpu_bilinear2d),
    KF_COMPUTE(upsample_bicubic2d, cpu_bicubic2d),
    KF_COMPUTE(upsample_trilinear3d, cpu_trilinear3d),
    KF_COMPUTE_END,
};
