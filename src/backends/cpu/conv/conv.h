/* Convolutions on the CPU.
 *
 * Note [Convolution]
 * There is one geometry, that of a forward convolution from x to y; the operators are three
 * directions through it. `forward` makes y of x and the weight; `to_input` makes x of y and the
 * weight (the gradient of the input, and the transposed convolution); `to_weight` makes the weight
 * of x and y (its gradient). One, two and three spatial dimensions are all three, of size 1 where
 * there are fewer. Where y has one position in a dimension the stride there is set to 1: no step is
 * made, and a stride of any size would overflow sums. So sizes do not follow from the parameters: x
 * may have more positions than the windows reach (as it may with an output padding), and a loop
 * that needs sizes to agree has to compare them.
 *
 * float32 and float64 go without a matrix of columns forward (conv_direct.c), to the weight, and to
 * the input where windows move by one (conv_gradient.c); everything else has one, for a part of the
 * image at a time, and a matrix product (conv_columns.c). Whatever the number of threads, an
 * element of a result is one sum in one order.
 */
#ifndef KF_BACKENDS_CPU_CONV_CONV_H
#define KF_BACKENDS_CPU_CONV_CONV_H

#include "backends/cpu/matmul/gemm.h"
#include "tensor/tensor_internal.h"

enum { KF__SPATIAL = 3 };

/* A tensor of images: address and strides of images, channels and three spatial dimensions. */
typedef struct kf__images {
  char *data;
  int64_t strides[2 + KF__SPATIAL];
} kf__images_t;

typedef struct kf__conv {
  kf_dtype_t dtype;
  int64_t images, groups;
  int64_t x_channels, y_channels; /* of one group */
  int64_t x_size[KF__SPATIAL], y_size[KF__SPATIAL];
  int64_t kernel[KF__SPATIAL], stride[KF__SPATIAL], padding[KF__SPATIAL], dilation[KF__SPATIAL];
  kf__images_t x, y;
  char *weight;     /* contiguous: groups, y_channels, x_channels, kernel */
  const char *bias; /* one for each channel of the result, contiguous; NULL for none */
} kf__conv_t;

static inline int64_t kf__conv_taps(const kf__conv_t *c) {
  return c->kernel[0] * c->kernel[1] * c->kernel[2];
}
static inline int64_t kf__conv_positions(const kf__conv_t *c) {
  return c->y_size[0] * c->y_size[1] * c->y_size[2];
}

static inline bool kf__conv_same_sizes(const kf__conv_t *c) {
  return c->x_size[0] == c->y_size[0] && c->x_size[1] == c->y_size[1] &&
         c->x_size[2] == c->y_size[2];
}

static inline bool kf__conv_is_real(const kf__conv_t *c) {
  return c->dtype == KF_DTYPE_FLOAT32 || c->dtype == KF_DTYPE_FLOAT64;
}

/* The loops of products for a convolution of real numbers. */
static inline const kf__gemm_loops_t *kf__conv_loops(const kf__conv_t *c) {
  return c->dtype == KF_DTYPE_FLOAT32 ? &kf__loops_gemm()->f32 : &kf__loops_gemm()->f64;
}

/* Fail only for lack of memory. All of the result is written. */
KF_MUST_USE kf_status_t kf__conv_direct(const kf__conv_t *conv); /* forward, float32 and float64 */
KF_MUST_USE kf_status_t kf__conv_direct_to_weight(const kf__conv_t *conv); /* the same types */
KF_MUST_USE kf_status_t kf__conv_forward(const kf__conv_t *conv);
KF_MUST_USE kf_status_t kf__conv_to_input(const kf__conv_t *conv);
KF_MUST_USE kf_status_t kf__conv_to_weight(const kf__conv_t *conv);
/* Every element of x as the bias of its channel, or 0. */
KF_MUST_USE kf_status_t kf__conv_fill_input(const kf__conv_t *conv);
/* The forward convolution that does what kf__conv_to_input does, where there is one: then `done` is
 * set, and the caller frees the weight of `turned`. */
KF_MUST_USE kf_status_t kf__conv_turn(const kf__conv_t *conv, kf__conv_t *turned, bool *out_done);

#endif
