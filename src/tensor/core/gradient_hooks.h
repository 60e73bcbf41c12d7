/* What rooms below autograd ask of it: a table that autograd sets when the library is loaded. In a
 * build without it nothing requires a gradient, and nothing is recorded. */
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
