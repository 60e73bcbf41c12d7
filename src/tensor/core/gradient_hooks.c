/* The table of gradient_hooks.h as it is without autograd: no tensor requires a gradient, no call
 * is recorded, and there is no history to detach. */
#include "tensor/core/gradient_hooks.h"

static bool never(const kf_tensor_t *tensor) {
  (void)tensor;
  return false;
}
static kf_status_t nothing_to_do(kf_tensor_t *tensor) {
  (void)tensor;
  return KF_OK;
}

kf__gradient_hooks_t kf__gradient_hooks = {never, never, nothing_to_do};
