/* Strided convolutions whose windows are single positions, as matrix products of the positions that
 * they read. */
#ifndef KF_BACKENDS_CPU_CONV_CONV_STRIDED_H
#define KF_BACKENDS_CPU_CONV_CONV_STRIDED_H

#include "backends/cpu/conv/conv.h"

/* Whether each position of y reads one position of x, and x has others, too. */
bool kf__conv_reads_positions(const kf__conv_t *c);
/* The memory of those positions. */
static inline size_t kf__conv_collected_bytes(const kf__conv_t *c) {
  return (size_t)(c->images * c->groups * c->x_channels * kf__conv_positions(c)) *
         kf_dtype_size(c->dtype);
}
/* The same convolution of those positions alone, with memory for them as x.data, which the caller
 * frees with kf__block_free. KF_ERR_NO_MEMORY. */
KF_MUST_USE kf_status_t kf__conv_collected(const kf__conv_t *c, kf__conv_t *out);
/* Copies the positions from x to the collected ones, or back. */
void kf__conv_move_positions(const kf__conv_t *c, const kf__conv_t *collected, bool to_x);

#endif
