/* cl_copy.h: copies between tensors of one OpenCL device, with conversion, broadcasting and strides.
 */
#ifndef KFCL_KERNELS_CL_COPY_H
#define KFCL_KERNELS_CL_COPY_H

#include <keyfall/compute.h>

/* Declines types that kernels do not have. */
KF_MUST_USE kf_status_t kfcl_copy(kf_tensor_t *src, kf_tensor_t *out);

#endif
