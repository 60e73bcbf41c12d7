/* PyTorch computes floating sequences by vectors: the first number of each is rounded to the
 * element type, and the others are computed from it. The length of a vector, and whether the step
 * is rounded, too, depend on the architecture. Numbers at the end that do not fill two vectors are
 * computed one by one. The functions below give the same bits without vector types. */
#include "compat/arange_vectors.h"

#include <math.h>

#include "base/half.h"

/* To the nearest number of a half type. */
static uint16_t half_bits(kf_dtype_t dtype, float value) {
  return dtype == KF_DTYPE_FLOAT16 ? kf__f32_to_f16(value) : kf__f32_to_bf16(value);
}
static float to_half(kf_dtype_t dtype, float value) {
  const uint16_t bits = half_bits(dtype, value);
  return dtype == KF_DTYPE_FLOAT16 ? kf__f16_to_f32(bits) : kf__bf16_to_f32(bits);
}

#if defined(__aarch64__)
enum { VECTOR_BYTES = 16 };
static float lane_f32(int lane, double step, float first) {
  return fmaf((float)lane, (float)step, first);
}
/* Vectors of half types round the step and the product, too. */
static float lane_half(kf_dtype_t dtype, int lane, double step, float first) {
  const float product = (float)lane * to_half(dtype, (float)step);
  return (float)((double)first + (double)to_half(dtype, product));
}
#else
enum { VECTOR_BYTES = 32 };
static float lane_f32(int lane, double step, float first) {
  return (float)fma((double)lane, step, (double)first);
}
static float lane_half(kf_dtype_t dtype, int lane, double step, float first) {
  (void)dtype;
  return fmaf((float)lane, (float)step, first);
}
#endif

static void write_f32(double start, double step, int64_t covered, float *data) {
  enum { LANES = VECTOR_BYTES / 4 };
  for (int64_t i = 0; i < covered; i += LANES) {
    const float first = (float)fma(step, (double)i, start);
    for (int lane = 0; lane < LANES; lane++) data[i + lane] = lane_f32(lane, step, first);
  }
}

static void write_f64(double start, double step, int64_t covered, double *data) {
  enum { LANES = VECTOR_BYTES / 8 };
  for (int64_t i = 0; i < covered; i += LANES) {
    const double first = fma(step, (double)i, start);
    for (int lane = 0; lane < LANES; lane++) data[i + lane] = fma((double)lane, step, first);
  }
}

static void write_half(kf_dtype_t dtype, double start, double step, int64_t covered,
                       uint16_t *data) {
  enum { LANES = VECTOR_BYTES / 2 };
  for (int64_t i = 0; i < covered; i += LANES) {
    const float first = to_half(dtype, fmaf((float)step, (float)i, (float)start));
    for (int lane = 0; lane < LANES; lane++)
      data[i + lane] = half_bits(dtype, lane_half(dtype, lane, step, first));
  }
}

int64_t kf__torch_arange_vectors(kf_dtype_t dtype, double start, double step, int64_t count,
                                 void *data) {
  const int64_t size = dtype == KF_DTYPE_FLOAT64 ? 8 : dtype == KF_DTYPE_FLOAT32 ? 4 : 2;
  const int64_t lanes = VECTOR_BYTES / size;
  const int64_t covered = count - count % (2 * lanes);
  if (dtype == KF_DTYPE_FLOAT32)
    write_f32(start, step, covered, data);
  else if (dtype == KF_DTYPE_FLOAT64)
    write_f64(start, step, covered, data);
  else
    write_half(dtype, start, step, covered, data);
  return covered;
}
