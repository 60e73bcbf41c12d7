/* Strided convolutions whose windows are single positions (the 1 × 1 convolutions with a stride of
 * residual networks): the positions that windows read are collected, so that the rest is a product
 * of matrices. */
#include "backends/cpu/conv/conv_strided.h"
#include "backends/cpu/core/bounds.h"
#include "base/parallel.h"

bool kf__conv_reads_positions(const kf__conv_t *c) {
  if (!kf__conv_is_real(c) || kf__conv_same_sizes(c)) return false;
  for (int d = 0; d < KF__SPATIAL; d++)
    if (c->kernel[d] != 1 || c->padding[d] != 0 ||
        (c->y_size[d] - 1) * c->stride[d] >= c->x_size[d])
      return false;
  return true;
}

kf_status_t kf__conv_collected(const kf__conv_t *c, kf__conv_t *out) {
  const int64_t positions = kf__conv_positions(c), channels = c->groups * c->x_channels;
  KF_ASSERT(kf__conv_reads_positions(c));
  *out = *c;
  out->x.data = (char *)kf__block_alloc(kf__conv_collected_bytes(c));
  if (out->x.data == NULL) return kf__no_memory();
  out->x.strides[0] = channels * positions;
  out->x.strides[1] = positions;
  out->x.strides[4] = 1;
  out->x.strides[3] = c->y_size[2];
  out->x.strides[2] = c->y_size[2] * c->y_size[1];
  for (int d = 0; d < KF__SPATIAL; d++) {
    out->x_size[d] = c->y_size[d];
    out->stride[d] = 1;
  }
  return KF_OK;
}

typedef struct move {
  const kf__conv_t *conv, *collected;
  bool to_x;
} move_t;

#define MOVE_LINE(T)                                                    \
  for (int64_t j = 0; j < c->y_size[2]; j++) {                          \
    if (move->to_x)                                                     \
      ((T *)(void *)x)[j * step] = ((const T *)(const void *)dense)[j]; \
    else                                                                \
      ((T *)(void *)dense)[j] = ((const T *)(const void *)x)[j * step]; \
  }

/* Channels begin … end - 1, counted over all images. */
static void move_channels(void *context, int64_t begin, int64_t end) {
  const move_t *move = (const move_t *)context;
  const kf__conv_t *c = move->conv;
  const int64_t channels = c->groups * c->x_channels, item = (int64_t)kf_dtype_size(c->dtype);
  const int64_t *xs = c->x.strides, *ds = move->collected->x.strides, step = c->stride[2] * xs[4];
  for (int64_t at = begin; at < end; at++)
    for (int64_t line = 0; line < c->y_size[0] * c->y_size[1]; line++) {
      const int64_t plane = line / c->y_size[1] * c->stride[0];
      const int64_t row = line % c->y_size[1] * c->stride[1];
      char *x =
          c->x.data +
          (at / channels * xs[0] + at % channels * xs[1] + plane * xs[2] + row * xs[3]) * item;
      char *dense = move->collected->x.data + (at * ds[1] + line * c->y_size[2]) * item;
      if (c->dtype == KF_DTYPE_FLOAT32) {
        MOVE_LINE(float)
      } else {
        MOVE_LINE(double)
      }
    }
}

void kf__conv_move_positions(const kf__conv_t *c, const kf__conv_t *collected, bool to_x) {
  enum { NUMBERS = 1 << 12 }; /* that are worth a thread */
  move_t move = {c, collected, to_x};
  kf__parallel_for(0, c->images * c->groups * c->x_channels, NUMBERS / kf__conv_positions(c) + 1,
                   move_channels, &move);
}
