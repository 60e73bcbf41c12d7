/* Samples images and volumes at the positions of a grid. Positions and weights are computed in
 * the type of the tensors, rounded after each step, as PyTorch does; elements outside of the input
 * are zeros that take part in the sums, so that infinite positions give NaN. */
#include <math.h>

#include "backends/cpu/core/element_access.h"
#include "backends/cpu/core/kernel_tables.h"
#include "backends/cpu/pool/resample.h"
#include "base/parallel.h"

enum { SPATIAL = 3, MAX_TAPS = 16, GRAIN = 4096 };
enum { BILINEAR, NEAREST, BICUBIC };
enum { ZEROS, BORDER, REFLECTION };

typedef struct {
  const kf_tensor_t *input, *grid;
  kf_tensor_t *out;
  uint32_t dims;
  int64_t mode, padding;
  bool align_corners;
  kf_dtype_t dtype;
} job_t;

/* The elements that make up one element of the result; offset -1: outside. Sums of `group` elements
 * each have a weight of their own: the rows of a square. */
typedef struct {
  int32_t count, group;
  int64_t offset[MAX_TAPS]; /* bytes from the first element of the channel */
  double weight[MAX_TAPS], row_weight[4];
} taps_t;

/* Rounds to the type of the tensors, after each step as in PyTorch. */
static double rounded(const job_t *job, double x) { return kf__round_to(job->dtype, x); }

/* A coordinate of the grid, -1 … 1, as a position in elements. */
static double unnormalized(const job_t *job, double x, int64_t size) {
  const double n = rounded(job, (double)size), from_zero = rounded(job, x + 1);
  if (job->align_corners) return rounded(job, rounded(job, from_zero / 2) * (double)(size - 1));
  if (job->dims == 2) /* which overflows later than the steps for volumes */
    return rounded(job, rounded(job, from_zero * (n / 2)) - 0.5);
  return rounded(job, rounded(job, rounded(job, from_zero * n) - 1) / 2);
}

/* Reflects a position at the borders until it is inside. Of positions that are far outside, only
 * rounding errors are left, which PyTorch's steps for images and volumes decide differently. */
static double reflected(const job_t *job, double x, int64_t size) {
  const double low = job->align_corners ? 0 : -0.5;
  const double span = (double)(job->align_corners ? size - 1 : size);
  if (span == 0) return 0;
  const double distance = rounded(job, fabs(x - low));
  if (job->dims == 2) {
    const double turns = trunc(rounded(job, distance / (2 * span)));
    const double rest = rounded(job, distance - rounded(job, turns * (2 * span)));
    const double back = rounded(job, 2 * span - rest);
    return rounded(job, (rest < back ? rest : back) + low);
  }
  const double extra = fmod(distance, span), flips = floor(distance / span);
  return rounded(job, fmod(flips, 2) == 0 ? extra + low : span - extra + low);
}

/* Applies the padding mode to a coordinate. NaN goes to the first element of an image, but to the
 * last one of a volume. */
static double padded(const job_t *job, double x, int64_t size) {
  if (job->padding == ZEROS) return x;
  if (job->padding == REFLECTION) x = reflected(job, x, size);
  if (isnan(x)) return job->dims == 3 ? (double)(size - 1) : 0;
  if (x <= 0) return 0;
  return x > (double)(size - 1) ? (double)(size - 1) : x;
}

static bool inside(double x, int64_t size) { return x >= 0 && x <= (double)(size - 1); }

/* Bytes from the first element of a channel to the element at a position; -1 if it is outside. */
static int64_t offset_of(const job_t *job, const double *position) {
  int64_t offset = 0;
  for (uint32_t d = 0; d < job->dims; d++) {
    if (!inside(position[d], job->input->sizes[2 + d])) return -1;
    offset += (int64_t)position[d] * job->input->strides[2 + d];
  }
  return offset * kf__itemsize(job->input);
}

/* The corners around a position; the weight of each is the volume of the opposite corner. */
static void find_corners(const job_t *job, const double *position, taps_t *taps) {
  taps->count = taps->group = 1 << job->dims;
  KF_ASSERT(taps->count <= MAX_TAPS);
  for (int32_t k = 0; k < taps->count; k++) {
    double corner[SPATIAL] = {0}, weight = 1;
    for (uint32_t d = job->dims; d-- > 0;) {
      const double below = floor(position[d]);
      const bool upper = (k >> (job->dims - 1 - d) & 1) != 0;
      corner[d] = below + (upper ? 1 : 0);
      weight = rounded(
          job, weight * rounded(job, upper ? position[d] - below : below + 1 - position[d]));
    }
    taps->offset[k] = offset_of(job, corner);
    taps->weight[k] = weight;
  }
}

/* The 4 × 4 elements around a position, for cubic interpolation. */
static void find_square(const job_t *job, const double *position, taps_t *taps) {
  double weights[4], below[2];
  KF_ASSERT(job->dims == 2);
  taps->count = 16;
  taps->group = 4;
  for (uint32_t d = 0; d < 2; d++) {
    below[d] = floor(position[d]);
    kf__cubic_weights(rounded(job, position[d] - below[d]), job->dtype,
                      d == 0 ? taps->row_weight : weights);
  }
  for (int32_t k = 0; k < 16; k++) {
    const int32_t y = k / 4, x = k % 4;
    const double corner[2] = {padded(job, below[0] + y - 1, job->input->sizes[2]),
                              padded(job, below[1] + x - 1, job->input->sizes[3])};
    taps->offset[k] = offset_of(job, corner);
    taps->weight[k] = weights[x];
  }
}

/* `at` holds x, y (and z), the last dimension first. */
static void find_taps(const job_t *job, const double *at, taps_t *taps) {
  double position[SPATIAL];
  taps->row_weight[0] = 1;
  for (uint32_t d = 0; d < job->dims; d++) {
    const int64_t size = job->input->sizes[2 + d];
    position[d] = unnormalized(job, at[job->dims - 1 - d], size);
    if (job->mode != BICUBIC) position[d] = padded(job, position[d], size);
    if (job->mode == NEAREST) position[d] = nearbyint(position[d]);
  }
  if (job->mode == BILINEAR) {
    find_corners(job, position, taps);
  } else if (job->mode == BICUBIC) {
    find_square(job, position, taps);
  } else {
    taps->count = taps->group = 1;
    taps->offset[0] = offset_of(job, position);
    taps->weight[0] = 1;
  }
}

/* Sums round after every operation, as PyTorch does for the half types. In volumes, PyTorch leaves
 * elements outside the input out of the sum, so that infinite weights do not make NaN there. */
#define SAMPLE(DTYPE, tag, T, C, LOAD, STORE, unused)                                              \
  static void read_##tag(const char *grid, int64_t stride, uint32_t dims, double *at) {            \
    for (uint32_t d = 0; d < dims; d++)                                                            \
      at[d] = (double)LOAD(*(const T *)(const void *)(grid + d * stride));                         \
  }                                                                                                \
  static C sum_##tag(const job_t *job, const taps_t *taps, const char *from) {                     \
    C total = 0;                                                                                   \
    for (int32_t row = 0; row * taps->group < taps->count; row++) {                                \
      C sum = 0;                                                                                   \
      for (int32_t k = row * taps->group; k < (row + 1) * taps->group; k++) {                      \
        if (taps->offset[k] < 0 && job->dims == 3) continue;                                       \
        C x =                                                                                      \
            taps->offset[k] < 0 ? (C)0 : LOAD(*(const T *)(const void *)(from + taps->offset[k])); \
        sum = LOAD(STORE(sum + LOAD(STORE(x * (C)taps->weight[k]))));                              \
      }                                                                                            \
      total = LOAD(STORE(total + LOAD(STORE(sum * (C)taps->row_weight[row]))));                    \
    }                                                                                              \
    return total;                                                                                  \
  }                                                                                                \
  static void sample_##tag(const job_t *job, const taps_t *taps, const char *from, char *to) {     \
    const int64_t in = job->input->strides[1] * (int64_t)sizeof(T);                                \
    const int64_t out = job->out->strides[1] * (int64_t)sizeof(T);                                 \
    for (int64_t c = 0; c < job->input->sizes[1]; c++)                                             \
      *(T *)(void *)(to + c * out) = STORE(sum_##tag(job, taps, from + c * in));                   \
  }
KF__EACH_FLOAT(SAMPLE, )

#define CASE(DTYPE, tag, T, C, LOAD, STORE, unused) \
  case KF_DTYPE_##DTYPE:                            \
    read_##tag(grid, stride, job->dims, at);        \
    find_taps(job, at, &taps);                      \
    sample_##tag(job, &taps, from, to);             \
    break;

/* Positions are numbered in the row-major order of the grid. */
static void run_positions(void *context, int64_t begin, int64_t end) {
  const job_t *job = context;
  const int64_t itemsize = kf__itemsize(job->input);
  const int64_t stride = job->grid->strides[job->dims + 1] * itemsize;
  for (int64_t i = begin; i < end; i++) {
    int64_t remaining = i, grid_at = 0, out_at = 0;
    for (uint32_t d = job->dims; d > 0; d--) {
      const int64_t size = job->grid->sizes[d], k = remaining % size;
      remaining /= size;
      grid_at += k * job->grid->strides[d];
      out_at += k * job->out->strides[d + 1];
    }
    const char *grid = (const char *)kf__data(job->grid) +
                       (remaining * job->grid->strides[0] + grid_at) * itemsize;
    const char *from =
        (const char *)kf__data(job->input) + remaining * job->input->strides[0] * itemsize;
    char *to = (char *)kf__data(job->out) + (remaining * job->out->strides[0] + out_at) * itemsize;
    double at[SPATIAL];
    taps_t taps;
    switch ((int)kf__dtype(job->input)) {
      KF__EACH_FLOAT(CASE, )
      default: KF_ASSERT(false); /* sample() has refused other types */
    }
  }
}

static kf_status_t sample(kf_tensor_t *input, kf_tensor_t *grid, int64_t mode, int64_t padding,
                          bool align_corners, uint32_t dims, kf_tensor_t *out) {
  if (dims == 2 && out->numel == 0) return KF_OK; /* before a look at the type, as PyTorch has it */
  if (!kf__has_real_loops(kf__dtype(input)))
    return kf__not_for_dtype(dims == 2 ? "grid_sampler_2d_cpu_kernel_impl" : "grid_sampler3d_cpu",
                             kf__dtype(input));
  if (out->numel == 0) return KF_OK;
  KF_ASSERT(input->ndim == dims + 2);
  KF_ASSERT(grid->ndim == dims + 2);
  KF_ASSERT(grid->sizes[dims + 1] == dims);
  KF_ASSERT(grid->sizes[0] == input->sizes[0]);
  KF_ASSERT(kf__dtype(grid) == kf__dtype(input));
  KF_ASSERT(kf__dtype(out) == kf__dtype(input));
  KF_ASSERT(mode != BICUBIC || dims == 2);
  job_t job = {.input = input,
               .grid = grid,
               .out = out,
               .dims = dims,
               .mode = mode,
               .padding = padding,
               .align_corners = align_corners,
               .dtype = kf__dtype(input)};
  const int64_t positions = grid->numel / dims;
  kf__parallel_for(0, positions, GRAIN / (input->sizes[1] * 4) + 1, run_positions, &job);
  return KF_OK;
}

static kf_status_t cpu_grid_sampler_2d(kf_tensor_t *input, kf_tensor_t *grid,
                                       int64_t interpolation_mode, int64_t padding_mode,
                                       bool align_corners, kf_tensor_t *out) {
  return sample(input, grid, interpolation_mode, padding_mode, align_corners, 2, out);
}

static kf_status_t cpu_grid_sampler_3d(kf_tensor_t *input, kf_tensor_t *grid,
                                       int64_t interpolation_mode, int64_t padding_mode,
                                       bool align_corners, kf_tensor_t *out) {
  return sample(input, grid, interpolation_mode, padding_mode, align_corners, 3, out);
}

const kf_compute_t kf__cpu_bind_grid_sample[] = {
    KF_COMPUTE(grid_sampler_2d, cpu_grid_sampler_2d),
    KF_COMPUTE(grid_sampler_3d, cpu_grid_sampler_3d),
    KF_COMPUTE_END,
};
