/* The cells of recurrent layers and their derivatives, for float32 and float64: what happens to the
 * numbers of a step between two matrix products. All arrays have `rows` rows of `width` numbers,
 * packed; those of gates have several parts of `width` numbers side by side in each row. See
 * Note [Recurrent layers] in recurrent/recurrent.h. */
#ifndef KF_BACKENDS_CPU_LOOPS_RECURRENT_LOOPS_H
#define KF_BACKENDS_CPU_LOOPS_RECURRENT_LOOPS_H

#include "backends/cpu/loops/isa.h"

/* A step forwards. `gates` hold the sums of products. `state` is written, and `out` is a second
 * copy of it. What backward needs replaces the sums: gates after their activation. */
typedef struct kf__recurrent_forward {
  int64_t rows, width;
  void *gates;     /* LSTM: input, forget, cell, output; GRU: reset, update, new, own; else one */
  const void *own; /* GRU: the projected state, of three parts */
  void *cell;      /* LSTM: the cell state, replaced by the next one */
  void *kept_cell; /* LSTM: gets the cell state from before; NULL: backward is not wanted */
  void *state;
  void *out;
} kf__recurrent_forward_t;

/* A step backwards. `grad` is the gradient of the state after the step, to which that of the output
 * is added; it becomes the part of the earlier state's gradient that is not a product. */
typedef struct kf__recurrent_backward {
  int64_t rows, width;
  const void *gates;    /* as forwards left them; for layers without gates the output */
  const void *cell;     /* LSTM: kept_cell */
  const void *state;    /* GRU: the state before the step */
  const void *grad_out; /* rows of the gradient of the output, grad_row numbers apart */
  int64_t grad_row;
  void *grad;
  void *grad_cell; /* LSTM: the same for the cell state */
  void *grads;     /* of the sums of products. GRU: new, reset, update, new of the state */
} kf__recurrent_backward_t;

typedef void (*kf__recurrent_forward_fn)(const kf__recurrent_forward_t *step);
typedef void (*kf__recurrent_backward_fn)(const kf__recurrent_backward_t *step);

enum { KF__RECURRENT_MODES = 4 };
/* Indexed by kf__recurrent_mode_t. */
typedef struct kf__recurrent_cells {
  kf__recurrent_forward_fn forward[KF__RECURRENT_MODES];
  kf__recurrent_backward_fn backward[KF__RECURRENT_MODES];
} kf__recurrent_cells_t;

typedef struct kf__recurrent_loops {
  kf__recurrent_cells_t cells[2]; /* float32, float64 */
} kf__recurrent_loops_t;
KF_ISA_DECLARE(kf__recurrent_loops_t, recurrent);

#endif
