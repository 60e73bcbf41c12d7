/* Lays out and fills the planes of a convolution; see conv_planes.h. */
#include "backends/cpu/conv/conv_planes.h"

#include <string.h>

#include "backends/cpu/core/bounds.h"
#include "base/parallel.h"

/* ---- Layout ---- */

/* Steps of the sum of one output: channels of a group times taps. */
static int64_t steps_of(const kf__conv_t *c) { return c->x_channels * kf__conv_taps(c); }

bool kf__planes_lay_out(kf__planes_t *planes, const kf__conv_t *conv, int64_t images,
                        int64_t beyond, size_t *out_bytes) {
  KF_ASSERT(images > 0);
  KF_ASSERT(beyond >= 0);
  planes->conv = conv;
  planes->item = (int64_t)kf_dtype_size(conv->dtype);
  planes->images = images;
  for (int d = 0; d < KF__SPATIAL; d++)
    planes->sizes[d] =
        (conv->y_size[d] - 1) * conv->stride[d] + (conv->kernel[d] - 1) * conv->dilation[d] + 1;
  planes->phase = (planes->sizes[2] - 1) / conv->stride[2] + 1;
  const int64_t channels = images * conv->groups * conv->x_channels;
  int64_t plane_max, elements,
      bytes; /* plane_max: elements of a plane and what may be added to it */
  if (__builtin_mul_overflow(planes->phase, conv->stride[2], &planes->pitch) ||
      __builtin_mul_overflow(planes->pitch, planes->sizes[1], &planes->slice) ||
      __builtin_mul_overflow(planes->slice, planes->sizes[0], &planes->plane) ||
      __builtin_add_overflow(planes->plane, 16, &plane_max) ||
      __builtin_mul_overflow(plane_max, channels, &elements) ||
      __builtin_mul_overflow(elements, 2 * planes->item, &bytes))
    return false;
  /* Planes whose distance is a multiple of a page would map to the same cache sets. */
  if (planes->plane * planes->item % 1024 == 0) planes->plane += 64 / planes->item;
  *out_bytes = (size_t)((channels * planes->plane + beyond) * planes->item) +
               (size_t)steps_of(conv) * sizeof(int64_t);
  return true;
}

void kf__planes_set_offsets(kf__planes_t *planes, int64_t *memory) {
  const kf__conv_t *c = planes->conv;
  int64_t *to = planes->offsets = memory;
  for (int64_t channel = 0; channel < c->x_channels; channel++)
    for (int64_t i = 0; i < c->kernel[0]; i++)
      for (int64_t j = 0; j < c->kernel[1]; j++)
        for (int64_t k = 0; k < c->kernel[2]; k++) {
          const int64_t along = k * c->dilation[2];
          *to++ = channel * planes->plane + i * c->dilation[0] * planes->slice +
                  j * c->dilation[1] * planes->pitch + along % c->stride[2] * planes->phase +
                  along / c->stride[2];
        }
  KF_ASSERT(to == planes->offsets + steps_of(c));
}

void kf__planes_set_memory(kf__planes_t *planes, char *memory, size_t bytes) {
  const kf__conv_t *c = planes->conv;
  KF_ASSERT((uintptr_t)memory % sizeof(int64_t) == 0);
  kf__planes_set_offsets(planes, (int64_t *)(void *)memory);
  planes->data = (char *)(planes->offsets + steps_of(c));
  /* Loops read a little beyond the copied elements. They ignore the products, but uninitialized
   * memory may hold subnormal numbers, and multiplying one can take a hundred cycles. */
  const int64_t channels = planes->images * c->groups * c->x_channels;
  const int64_t copied = planes->slice * planes->sizes[0], gap = planes->plane - copied;
  char *last = planes->data;
  for (int64_t i = 0; i < channels; i++, last += planes->plane * planes->item)
    memset(last + copied * planes->item, 0, (size_t)(gap * planes->item));
  KF_ASSERT(last <= memory + bytes);
  memset(last, 0, (size_t)(memory + bytes - last));
}

/* ---- Copies ---- */

/* n / stride, rounded up. The division is avoided for a stride of 1, the most common: rows can be
 * so short that it would be noticed. */
static int64_t in_phase(int64_t n, int64_t stride) {
  return stride == 1 ? n : (n + stride - 1) / stride;
}

/* A row of the image as phases: element i of phase f is x[i * stride + f - padding]. */
#define COPY_ROW(T)                                                                         \
  static void copy_row_##T(const kf__planes_t *planes, const T *row, int64_t step, T *to) { \
    const int64_t stride = planes->conv->stride[2], padding = planes->conv->padding[2];     \
    const int64_t size = planes->conv->x_size[2];                                           \
    for (int64_t f = 0; f < stride; f++, to += planes->phase) {                             \
      /* i * stride + f - padding in 0 … size - 1 */                                      \
      const int64_t short_of = kf__max(padding - f, 0), reach = size + padding - f;         \
      const int64_t begin = kf__min(in_phase(short_of, stride), planes->phase);             \
      const int64_t end =                                                                   \
          kf__max(kf__min(reach > 0 ? in_phase(reach, stride) : 0, planes->phase), begin);  \
      for (int64_t i = 0; i < begin; i++) to[i] = 0;                                        \
      const T *from = row + (begin * stride + f - padding) * step;                          \
      if (stride * step == 1)                                                               \
        memcpy(to + begin, from, (size_t)(end - begin) * sizeof(T));                        \
      else                                                                                  \
        for (int64_t i = begin; i < end; i++) to[i] = from[(i - begin) * stride * step];    \
      for (int64_t i = end; i < planes->phase; i++) to[i] = 0;                              \
    }                                                                                       \
  }
COPY_ROW(float)
COPY_ROW(double)

void kf__planes_copy_rows(const kf__planes_t *planes, int64_t image, int64_t channel, int64_t slice,
                          int64_t begin, int64_t end, char *plane) {
  const kf__conv_t *c = planes->conv;
  const int64_t *strides = c->x.strides, from_d = slice - c->padding[0];
  const char *from = c->x.data + (image * strides[0] + channel * strides[1]) * planes->item;
  char *to = plane + (slice * planes->slice + begin * planes->pitch) * planes->item;
  KF_ASSERT(slice < planes->sizes[0]);
  KF_ASSERT(end <= planes->sizes[1]);
  for (int64_t h = begin; h < end; h++, to += planes->pitch * planes->item) {
    const int64_t from_h = h - c->padding[1];
    if (from_d < 0 || from_d >= c->x_size[0] || from_h < 0 || from_h >= c->x_size[1]) {
      memset(to, 0, (size_t)(planes->pitch * planes->item));
      continue;
    }
    const char *row = from + (from_d * strides[2] + from_h * strides[3]) * planes->item;
    if (planes->item == sizeof(float))
      copy_row_float(planes, (const float *)row, strides[4], (float *)to);
    else
      copy_row_double(planes, (const double *)row, strides[4], (double *)to);
  }
}

static void copy_planes(void *context, int64_t begin, int64_t end) {
  const kf__planes_t *planes = (const kf__planes_t *)context;
  const int64_t channels = planes->conv->groups * planes->conv->x_channels;
  for (int64_t index = begin; index < end; index++)
    for (int64_t d = 0; d < planes->sizes[0]; d++)
      kf__planes_copy_rows(planes, planes->first + index / channels, index % channels, d, 0,
                           planes->sizes[1], planes->data + index * planes->plane * planes->item);
}

void kf__planes_copy(kf__planes_t *planes, int64_t first, int64_t count) {
  const kf__conv_t *c = planes->conv;
  KF_ASSERT(first >= 0);
  KF_ASSERT(count <= planes->images);
  KF_ASSERT(first + count <= c->images);
  planes->first = first;
  planes->count = count;
  kf__parallel_for(0, count * c->groups * c->x_channels, 1 + (1 << 14) / planes->plane, copy_planes,
                   planes);
}
