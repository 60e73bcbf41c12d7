/* autograd.h: the state of automatic differentiation that tensors and threads carry. */
#ifndef KEYFALL_AUTOGRAD_H
#define KEYFALL_AUTOGRAD_H

#include <keyfall/tensor.h>

#ifdef __cplusplus
extern "C" {
#endif

/* Whether operations on this thread are recorded. On when a thread starts. */
KF_API bool kf_grad_mode(void);
KF_API void kf_set_grad_mode(bool on);

/* Whether somebody wants the gradient of this tensor. False for the undefined tensor. */
KF_API bool kf_tensor_requires_grad(const kf_tensor_t *tensor);
/* KF_ERR_RUNTIME for a type that has no derivatives: floating and complex types only. */
KF_API KF_MUST_USE kf_status_t kf_tensor_set_requires_grad(kf_tensor_t *tensor, bool on);

#ifdef __cplusplus
}
#endif
#endif
