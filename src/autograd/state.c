/* Which tensors want gradients, and whether a thread records. */
#include <keyfall/autograd.h>

#include "tensor/tensor_internal.h"

static __thread bool grad_mode_off;

bool kf_grad_mode(void) { return !grad_mode_off; }
void kf_set_grad_mode(bool on) { grad_mode_off = !on; }

bool kf_tensor_requires_grad(const kf_tensor_t *tensor) {
  return kf__is_defined(tensor) && (tensor->flags & KF__REQUIRES_GRAD) != 0;
}

kf_status_t kf_tensor_set_requires_grad(kf_tensor_t *tensor, bool on) {
  if (!kf__is_defined(tensor))
    return kf_error_set(KF_ERR_RUNTIME, "requires_grad: the tensor is undefined");
  if (on && !kf_dtype_is_floating(kf__dtype(tensor)) && !kf_dtype_is_complex(kf__dtype(tensor)))
    return kf_error_set(KF_ERR_RUNTIME,
                        "only Tensors of floating point dtype can require gradients");
  tensor->flags = (uint16_t)(on ? tensor->flags | KF__REQUIRES_GRAD
                                : tensor->flags & ~(unsigned)KF__REQUIRES_GRAD);
  return KF_OK;
}
