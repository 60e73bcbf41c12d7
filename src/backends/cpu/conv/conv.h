/* Convolutions on the CPU.
 *
 * Note [Convolution]
 * There is one geometry, that of a forward convolution from x to y, and the operators are three
 * directions through it:
 *     forward     computes y from x and the weight
 *     to_input    computes x from y and the weight: the gradient of the input, and the transposed
 *                 convolution
 *     to_weight   computes the weight from x and y: its gradient
 * One, two and three spatial dimensions are all stored as three; missing ones have size 1. Where y
 * has one position in a dimension, the stride there is set to 1: it is never used, and a huge
 * stride would overflow sums. So sizes do not follow from the parameters: x may have more positions
 * than the windows reach (as it may with an output padding), and a loop that needs sizes to agree
 * has to compare them.
 *
 * float32 and float64 need no matrix of columns forward (conv_direct.c), to the weight, and to the
 * input where the stride is 1 (conv_gradient.c). For float32, x86-64 has tiles that read the input
 * in place (conv_taps.h), for strides to the input as well. All other cases use a matrix of
 * columns, for a part of the image at a time, and a matrix product (conv_columns.c). For any number
 * of threads, an element of a result is one sum in one fixed order.
 *
 * Temporary memory comes from the block cache: the C library would return much of it to the system
 * after each call, which clears it again for the next one.
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

static inline size_t kf__conv_weight_bytes(const kf__conv_t *c) {
  return (size_t)(c->groups * c->y_channels * c->x_channels * kf__conv_taps(c)) *
         kf_dtype_size(c->dtype);
}

/* The loops of products for a convolution of real numbers. */
static inline const kf__gemm_loops_t *kf__conv_loops(const kf__conv_t *c) {
  return c->dtype == KF_DTYPE_FLOAT32 ? &kf__loops_gemm()->f32 : &kf__loops_gemm()->f64;
}

/* The three directions. They fail for lack of memory or when stopped (Note [Stopping]). Every
 * element of the result is written. */
KF_MUST_USE kf_status_t kf__conv_direct(const kf__conv_t *conv); /* forward, float32 and float64 */
KF_MUST_USE kf_status_t kf__conv_direct_to_weight(const kf__conv_t *conv); /* the same types */
KF_MUST_USE kf_status_t kf__conv_forward(const kf__conv_t *conv);
KF_MUST_USE kf_status_t kf__conv_to_input(const kf__conv_t *conv);
KF_MUST_USE kf_status_t kf__conv_to_weight(const kf__conv_t *conv);
/* Sets every element of x to the bias of its channel, or to 0. */
KF_MUST_USE kf_status_t kf__conv_fill_input(const kf__conv_t *conv);
/* kf__conv_to_input for float32 on x86-64, where that is faster: *out_done tells whether it was
 * done. Otherwise elements of x may have been written. */
KF_MUST_USE kf_status_t kf__conv_taps_to_input(const kf__conv_t *conv, bool *out_done);
/* Describes kf__conv_to_input as a forward convolution, where that is possible: then *out_done is
 * true and the caller runs `turned` and frees turned->weight with kf__block_free. */
KF_MUST_USE kf_status_t kf__conv_turn(const kf__conv_t *conv, kf__conv_t *turned, bool *out_done);

#endif
