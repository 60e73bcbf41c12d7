/* The matrix of columns of a convolution: for each channel and tap of the kernel a row, with what
 * that tap reads for each position of the output. Parts of it are made, and added back. */
#ifndef KF_BACKENDS_CPU_CONV_CONV_COLUMNS_H
#define KF_BACKENDS_CPU_CONV_CONV_COLUMNS_H

#include "backends/cpu/conv/conv.h"

/* Columns first … first + count of one group of one image: x_channels * taps rows of `count`, in
 * the type of the convolution. `x` is the address of the group's first channel. */
void kf__columns_of(const kf__conv_t *conv, const char *x, int64_t first, int64_t count,
                    char *columns);
/* Adds them to where they come from. */
void kf__columns_add(const kf__conv_t *conv, const char *columns, int64_t first, int64_t count,
                     char *x);

#endif
