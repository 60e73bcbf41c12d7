/* Element types in OpenCL programs. */
#ifndef KFCL_KERNELS_CL_TYPES_H
#define KFCL_KERNELS_CL_TYPES_H

#include <keyfall/tensor.h>

#include "driver/cl_device.h"
#include "driver/cl_text.h"

/* The tag that prelude.cl knows the type by: "f32", "b8"; NULL: programs cannot handle it. */
const char *kfcl_tag(kf_dtype_t dtype);
/* The type that programs compute in: float32 for the halves, otherwise the type itself. */
kf_dtype_t kfcl_compute_type(kf_dtype_t dtype);
/* Why tensors of this type cannot be used on the device; NULL: they can. */
const char *kfcl_refusal(const kfcl_device_t *device, kf_dtype_t dtype);
/* Begins a program: prelude.cl, after the definitions for the device. */
void kfcl_add_prelude(const kfcl_device_t *device, kfcl_text_t *source);
/* Adds `typedef … T;`, K(x), and T_FLOAT where the type is floating. */
void kfcl_add_compute_type(kfcl_text_t *source, kf_dtype_t dtype);

/* Adds conversions that choose at run time between T = `type` and the type with a number:
 *   T kf_load_any(kf_address p, int dtype)
 *   void kf_store_any(kf_address p, int dtype, T value)
 *   T kf_round_any(T value, int dtype)    through a type of less precision; -1: unchanged */
void kfcl_add_any_type(const kfcl_device_t *device, kfcl_text_t *source, kf_dtype_t type);

/* Sources (the .cl files), embedded by the build. */
extern const char kfcl_prelude_cl[], kfcl_rows_cl[], kfcl_elementwise_cl[],
    kfcl_elementwise_shared_cl[], kfcl_reduce_cl[], kfcl_matmul_cl[], kfcl_softmax_cl[],
    kfcl_index_cl[], kfcl_optimizer_cl[], kfcl_convolution_cl[], kfcl_pool_cl[], kfcl_norm_cl[],
    kfcl_random_cl[];

#endif
