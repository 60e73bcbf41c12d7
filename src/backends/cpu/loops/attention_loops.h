/* The loops of scaled dot product attention that are not matrix products, for float32 and float64.
 * They work on panels: `keys` rows of `width` numbers, one column for each query, packed. `width`
 * is a multiple of the elements of a vector. See Note [Attention] in attention/attention.h. */
#ifndef KF_BACKENDS_CPU_LOOPS_ATTENTION_LOOPS_H
#define KF_BACKENDS_CPU_LOOPS_ATTENTION_LOOPS_H

#include "backends/cpu/loops/isa.h"

enum { KF__ATTENTION_WIDTH = 64 }; /* the largest width */

typedef struct kf__attention_rows {
  /* Adds the scores of more keys to a softmax. `max` and `sum` are those of the keys so far, and
   * are updated; scores become exp(score - max), and factor[q] is what the sums of earlier keys
   * must be multiplied by. */
  void (*add_keys)(void *scores, int64_t keys, int64_t width, void *max, void *sum, void *factor);
  void (*add)(void *scores, int64_t keys, int64_t width, const void *mask);
  void (*scale)(void *rows, int64_t count, int64_t width,
                const void *factor); /* column by column */
  /* scores = exp(scores - log_sum) */
  void (*weights)(void *scores, int64_t keys, int64_t width, const void *log_sum);
  /* grad = weights * (grad - dot) * factor */
  void (*back)(void *grad, const void *weights, int64_t keys, int64_t width, const void *dot,
               double factor);
} kf__attention_rows_t;

typedef struct kf__attention_loops {
  kf__attention_rows_t rows[2]; /* float32, float64 */
} kf__attention_loops_t;
KF_ISA_DECLARE(kf__attention_loops_t, attention);

#endif
