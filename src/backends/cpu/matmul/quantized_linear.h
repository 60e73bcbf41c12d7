/* Registration of the operators of quantized_linear.c. */
#ifndef KF_BACKENDS_CPU_MATMUL_QUANTIZED_LINEAR_H
#define KF_BACKENDS_CPU_MATMUL_QUANTIZED_LINEAR_H

#include <keyfall/library.h>

#include "tensor/tensor_internal.h"

/* Creates the library with the operators and their CPU kernels; the caller owns *out_library. */
KF_MUST_USE kf_status_t kf__cpu_register_quantized(kf_library_t **out_library);

#endif
