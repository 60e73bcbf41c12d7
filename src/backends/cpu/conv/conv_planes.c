/* Lays out and fills the planes of a convolution; see conv_planes.h. */
#include "backends/cpu/conv/conv_planes.h"

#include <string.h>

#include "backends/cpu/core/bounds.h"
#include "backends/cpu/loops/prefetch.h"
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
  const int64_t taps = kf__conv_taps(c), steps = steps_of(c);
  int64_t *to = planes->offsets = memory;
  for (int64_t i = 0; i < c->kernel[0] && steps > 0; i++)
    for (int64_t j = 0; j < c->kernel[1]; j++)
      for (int64_t k = 0; k < c->kernel[2]; k++) {
        const int64_t along = k * c->dilation[2];
        *to++ = i * c->dilation[0] * planes->slice + j * c->dilation[1] * planes->pitch +
                along % c->stride[2] * planes->phase + along / c->stride[2];
      }
  for (int64_t step = taps; step < steps; step++)
    memory[step] = memory[step - taps] + planes->plane;
}

void kf__planes_set_memory(kf__planes_t *planes, char *memory, size_t bytes) {
  const kf__conv_t *c = planes->conv;
  KF_ASSERT((uintptr_t)memory % sizeof(int64_t) == 0);
  kf__planes_set_offsets(planes, (int64_t *)(void *)memory);
  planes->data = (char *)(planes->offsets + steps_of(c));
  kf__planes_clear_gaps(planes, bytes);
}

void kf__planes_clear_gaps(const kf__planes_t *planes, size_t bytes) {
  const kf__conv_t *c = planes->conv;
  /* Loops read a little beyond the copied elements. They ignore the products, but uninitialized
   * memory may hold subnormal numbers, and multiplying one can take a hundred cycles. */
  const int64_t channels = planes->images * c->groups * c->x_channels;
  const int64_t copied = planes->slice * planes->sizes[0], gap = planes->plane - copied;
  char *const last = planes->data + channels * planes->plane * planes->item;
  for (char *plane = planes->data; plane < last && gap > 0; plane += planes->plane * planes->item)
    memset(plane + copied * planes->item, 0, (size_t)(gap * planes->item));
  char *const end = planes->data + bytes - (size_t)steps_of(c) * sizeof(int64_t);
  KF_ASSERT(last <= end);
  memset(last, 0, (size_t)(end - last));
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
      for (int64_t i = begin; i < end; i++) to[i] = from[(i - begin) * stride * step];      \
      for (int64_t i = end; i < planes->phase; i++) to[i] = 0;                              \
    }                                                                                       \
  }
COPY_ROW(float)
COPY_ROW(double)

enum { WORD = 4 };

/* Copies numbers of 4 or 8 bytes. Most rows are so short that calling memcpy would cost more than
 * the copy. */
static inline void copy_numbers(char *to, const char *from, int64_t bytes) {
  enum { LONG_ROW = 256, VECTOR = 16 };
  if (bytes > LONG_ROW) {
    memcpy(to, from, (size_t)bytes);
    return;
  }
  int64_t i = 0;
  for (; i + VECTOR <= bytes; i += VECTOR) memcpy(to + i, from + i, VECTOR);
  for (; i < bytes; i += WORD) memcpy(to + i, from + i, WORD);
}

static inline void clear_numbers(char *to, int64_t bytes) {
  if (bytes == 0) return;
  memset(to, 0, WORD); /* in most cases this is all */
  if (bytes > WORD) memset(to + WORD, 0, (size_t)(bytes - WORD));
}

void kf__planes_copy_rows(const kf__planes_t *planes, int64_t image, int64_t channel, int64_t slice,
                          int64_t begin, int64_t end, char *plane) {
  const kf__conv_t *c = planes->conv;
  const int64_t *strides = c->x.strides, from_d = slice - c->padding[0], item = planes->item;
  const char *from = c->x.data + (image * strides[0] + channel * strides[1]) * item;
  char *to = plane + (slice * planes->slice + begin * planes->pitch) * item;
  /* Of a row without a stride: padding, numbers of x, padding. */
  const bool dense = c->stride[2] == 1 && strides[4] == 1;
  const int64_t bytes = planes->pitch * item;
  const int64_t before = kf__min(c->padding[2], planes->pitch) * item;
  const int64_t inside = kf__min(c->x_size[2] * item, bytes - before);
  KF_ASSERT(slice < planes->sizes[0]);
  KF_ASSERT(end <= planes->sizes[1]);
  for (int64_t h = begin; h < end; h++, to += bytes) {
    const int64_t from_h = h - c->padding[1];
    if (from_d < 0 || from_d >= c->x_size[0] || from_h < 0 || from_h >= c->x_size[1]) {
      memset(to, 0, (size_t)bytes);
      continue;
    }
    const char *row = from + (from_d * strides[2] + from_h * strides[3]) * item;
    if (dense) {
      clear_numbers(to, before);
      copy_numbers(to + before, row, inside);
      clear_numbers(to + before + inside, bytes - before - inside);
    } else if (item == sizeof(float)) {
      copy_row_float(planes, (const float *)row, strides[4], (float *)to);
    } else {
      copy_row_double(planes, (const double *)row, strides[4], (double *)to);
    }
  }
}

/* Requests the first cache lines of a plane, which another processor probably wrote, and of its
 * copy. */
static void fetch_plane(const kf__planes_t *planes, int64_t image, int64_t channel,
                        const char *copy) {
  enum { MOST_BYTES = 512 };
  const kf__conv_t *c = planes->conv;
  const char *x = c->x.data + (image * c->x.strides[0] + channel * c->x.strides[1]) * planes->item;
  const int64_t bytes = kf__min(c->x_size[1] * c->x_size[2] * planes->item, MOST_BYTES);
  for (int64_t i = 0; i < bytes; i += KF__CACHE_LINE) kf__prefetch(x, (uintptr_t)i);
  for (int64_t i = 0; i < kf__min(planes->plane * planes->item, MOST_BYTES); i += KF__CACHE_LINE)
    __builtin_prefetch(copy + i, 1);
}

static void copy_planes(void *context, int64_t begin, int64_t end) {
  enum { AHEAD = 2 };
  const kf__planes_t *planes = (const kf__planes_t *)context;
  const int64_t channels = planes->conv->groups * planes->conv->x_channels;
  for (int64_t index = begin; index < end; index++) {
    char *const to = planes->data + index * planes->plane * planes->item;
    if (index + AHEAD < end)
      fetch_plane(planes, planes->first + (index + AHEAD) / channels, (index + AHEAD) % channels,
                  to + AHEAD * planes->plane * planes->item);
    for (int64_t d = 0; d < planes->sizes[0]; d++)
      kf__planes_copy_rows(planes, planes->first + index / channels, index % channels, d, 0,
                           planes->sizes[1], to);
  }
}

void kf__planes_copy(kf__planes_t *planes, int64_t first, int64_t count) {
  enum {
    COPIED_AT_ONCE = 1 << 13,
    ROW_ELEMENTS = 32
  }; /* a row takes as long as so many elements */
  const kf__conv_t *c = planes->conv;
  KF_ASSERT(first >= 0);
  KF_ASSERT(count <= planes->images);
  KF_ASSERT(first + count <= c->images);
  planes->first = first;
  planes->count = count;
  const int64_t work = planes->plane + ROW_ELEMENTS * planes->sizes[0] * planes->sizes[1];
  kf__parallel_for(0, count * c->groups * c->x_channels, 1 + COPIED_AT_ONCE / work, copy_planes,
                   planes);
}
