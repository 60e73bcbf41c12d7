/* The planes of a convolution: images of x copied with their padding around them, so that no loop
 * has to ask where an image ends.
 *
 * In a plane, consecutive outputs of a row read consecutive inputs, for each tap of the kernel from
 * an address of its own. A row is stored as `stride` phases for that to be true of strided
 * convolutions, too. So what tap k of the kernel reads for the j-th output of a line is the element
 * kf__planes_line(line) + offsets[k] + j. */
#ifndef KF_BACKENDS_CPU_CONV_CONV_PLANES_H
#define KF_BACKENDS_CPU_CONV_CONV_PLANES_H

#include "backends/cpu/conv/conv.h"

typedef struct kf__planes {
  const kf__conv_t *conv;
  int64_t item;
  int64_t sizes[KF__SPATIAL];         /* of a plane: what the outputs read, in elements of x */
  int64_t phase, pitch, slice, plane; /* elements of a phase, a row, a slice, a plane */
  int64_t images;                     /* that there is room for */
  int64_t *offsets;                   /* for each channel of a group and tap of the kernel */
  char *data;                         /* [image][channel of all groups] */
  int64_t first, count;               /* the images that `data` holds now */
} kf__planes_t;

/* Sets the sizes and the bytes of memory that planes of `images` images need; loops may read
 * `beyond` elements behind the last one. False where a stride or a padding is so large that the
 * planes would have no size. */
bool kf__planes_lay_out(kf__planes_t *planes, const kf__conv_t *conv, int64_t images,
                        int64_t beyond, size_t *out_bytes);
/* Gives them their memory, aligned for int64_t, and fills in the offsets. */
void kf__planes_set_memory(kf__planes_t *planes, char *memory, size_t bytes);
/* Copies images first … first + count, on all threads. */
void kf__planes_copy(kf__planes_t *planes, int64_t first, int64_t count);

/* The group g of the image that is the i-th in the planes. */
static inline const char *kf__planes_group(const kf__planes_t *planes, int64_t i, int64_t g) {
  const kf__conv_t *c = planes->conv;
  return planes->data + (i * c->groups + g) * c->x_channels * planes->plane * planes->item;
}

/* Where in a plane the first output of a line reads with an offset of 0. */
static inline int64_t kf__planes_line(const kf__planes_t *planes, int64_t line) {
  const kf__conv_t *c = planes->conv;
  return line / c->y_size[1] * c->stride[0] * planes->slice +
         line % c->y_size[1] * c->stride[1] * planes->pitch;
}

#endif
