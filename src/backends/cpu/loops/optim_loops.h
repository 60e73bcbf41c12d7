/* The loops of optimizer steps: one pass over packed parameters, gradients and state of float32 or
 * float64. The caller computes everything that is the same for all elements. */
#ifndef KF_BACKENDS_CPU_LOOPS_OPTIM_LOOPS_H
#define KF_BACKENDS_CPU_LOOPS_OPTIM_LOOPS_H

#include <stdbool.h>

#include "backends/cpu/loops/isa.h"

enum { KF__OPTIM_OPERANDS = 5 };

typedef struct kf__optim_step {
  double lr, weight_decay, grad_scale;
  double momentum, dampening;                /* stochastic gradient descent */
  double beta1, beta2, eps, step_size, root; /* Adam: lr / (1 - β1^t), √(1 - β2^t) */
  bool maximize, nesterov, first;
  bool decoupled; /* AdamW: decay is taken from the parameter, not added to the gradient */
} kf__optim_step_t;

/* data[0] is the parameter, data[1] the gradient, the others the state of the step in the order of
 * the operator: momentum; or first moment, second moment, and for adam_max the largest second
 * moment. */
typedef void (*kf__optim_fn)(void *const *data, int64_t n, const kf__optim_step_t *step);

typedef struct kf__optim_set {
  kf__optim_fn unscale; /* divides the gradient by grad_scale */
  kf__optim_fn sgd, sgd_momentum;
  kf__optim_fn adam, adam_max;
} kf__optim_set_t;

typedef struct kf__optim_loops {
  kf__optim_set_t of[2]; /* float32, float64 */
} kf__optim_loops_t;
KF_ISA_DECLARE(kf__optim_loops_t, optim);

#endif
