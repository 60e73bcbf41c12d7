/* The functions of autograd that rooms below it call: a table that autograd fills when the library
 * is loaded. A build without autograd keeps the defaults of gradient_hooks.c. The table is written
 * once, before any thread of the program uses it, so readers need no lock. */
#ifndef KF_TENSOR_CORE_GRADIENT_HOOKS_H
#define KF_TENSOR_CORE_GRADIENT_HOOKS_H

#include <keyfall/tensor.h>

typedef struct kf__gradient_hooks {
  bool (*requires_grad)(const kf_tensor_t *tensor);
  bool (*records)(const kf_tensor_t *tensor); /* requires_grad, and recording is on */
  kf_status_t (*detach)(kf_tensor_t *tensor); /* in place */
} kf__gradient_hooks_t;
extern kf__gradient_hooks_t kf__gradient_hooks;

#endif
