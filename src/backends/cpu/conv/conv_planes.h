/* The planes of a convolution: images of x copied together with their padding, so that no loop has
 * to test for the border of an image.
 *
 * In a plane, consecutive outputs of a row read consecutive inputs; each tap of the kernel has its
 * own start. For this to hold for strided convolutions as well, a row is stored as `stride` phases:
 * phase f has the elements f, f + stride, f + 2 * stride, … So tap k of the kernel reads, for
 * output j of a line, the element kf__planes_line(line) + offsets[k] + j. */
#ifndef KF_BACKENDS_CPU_CONV_CONV_PLANES_H
#define KF_BACKENDS_CPU_CONV_CONV_PLANES_H

#include "backends/cpu/conv/conv.h"

typedef struct kf__planes {
  const kf__conv_t *conv;
  int64_t item;
  int64_t sizes[KF__SPATIAL];         /* of a plane: what the outputs read, in elements of x */
  int64_t phase, pitch, slice, plane; /* elements of a phase, a row, a slice, a plane */
  int64_t images;                     /* capacity of `data` */
  int64_t *offsets;                   /* for each channel of a group and tap of the kernel */
  char *data;                         /* [image][channel of all groups] */
  int64_t first, count;               /* the images that `data` holds now */
} kf__planes_t;

/* Sets all sizes, and *out_bytes to the memory that planes of `images` images need. Loops may read
 * `beyond` elements past the last one. False when a stride or a padding is so large that the size
 * overflows. */
bool kf__planes_lay_out(kf__planes_t *planes, const kf__conv_t *conv, int64_t images,
                        int64_t beyond, size_t *out_bytes);
/* Sets the memory, *out_bytes of kf__planes_lay_out, aligned for int64_t, and computes the offsets.
 * The caller keeps ownership. */
void kf__planes_set_memory(kf__planes_t *planes, char *memory, size_t bytes);
/* The offsets alone, for callers that keep planes elsewhere: channels of a group times taps. */
void kf__planes_set_offsets(kf__planes_t *planes, int64_t *memory);
/* Sets what lies between and behind the planes of `data` to 0, up to the *out_bytes of
 * kf__planes_lay_out, without the offsets. kf__planes_set_memory does it as well. */
void kf__planes_clear_gaps(const kf__planes_t *planes, size_t bytes);
/* Copies rows begin … end - 1 of a slice of one channel, counted over all groups, into its plane.
 */
void kf__planes_copy_rows(const kf__planes_t *planes, int64_t image, int64_t channel, int64_t slice,
                          int64_t begin, int64_t end, char *plane);
/* Copies images first … first + count - 1 into the planes, on all threads. */
void kf__planes_copy(kf__planes_t *planes, int64_t first, int64_t count);

/* The planes of group g of image number i among those copied. */
static inline const char *kf__planes_group(const kf__planes_t *planes, int64_t i, int64_t g) {
  const kf__conv_t *c = planes->conv;
  KF_ASSERT(i >= 0);
  KF_ASSERT(i < planes->count);
  KF_ASSERT(g < c->groups);
  return planes->data + (i * c->groups + g) * c->x_channels * planes->plane * planes->item;
}

/* The element of a plane that the first output of a line reads with an offset of 0. */
static inline int64_t kf__planes_line(const kf__planes_t *planes, int64_t line) {
  const kf__conv_t *c = planes->conv;
  return line / c->y_size[1] * c->stride[0] * planes->slice +
         line % c->y_size[1] * c->stride[1] * planes->pitch;
}

#endif
