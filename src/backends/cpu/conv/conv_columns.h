/* The matrix of columns of a convolution ("im2col"). It has a row for each channel and tap of the
 * kernel, with the element that the tap reads for each position of the output (0 in the padding).
 * Parts of the matrix are made, or added back to the image. */
#ifndef KF_BACKENDS_CPU_CONV_CONV_COLUMNS_H
#define KF_BACKENDS_CPU_CONV_CONV_COLUMNS_H

#include "backends/cpu/conv/conv.h"

/* Writes columns first … first + count - 1 of one group of one image: x_channels * taps rows of
 * `count` elements, in the type of the convolution. `x` is the address of the group's first
 * channel. count > 0. */
void kf__columns_of(const kf__conv_t *conv, const char *x, int64_t first, int64_t count,
                    char *columns);
/* Adds columns to the elements of x from which kf__columns_of would read them. */
void kf__columns_add(const kf__conv_t *conv, const char *columns, int64_t first, int64_t count,
                     char *x);

#endif
