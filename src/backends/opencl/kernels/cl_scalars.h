/* cl_scalars.h: numbers as arguments of kernels. */
#ifndef KFCL_KERNELS_CL_SCALARS_H
#define KFCL_KERNELS_CL_SCALARS_H

#include <keyfall/compute.h>

#include "driver/cl_launch.h"

double kfcl_scalar_float(kf_scalar_t scalar);
int64_t kfcl_scalar_int(kf_scalar_t scalar);
/* Passes the number as `float` or `double` where `type` is that, otherwise as `long`. */
void kfcl_launch_scalar(kfcl_launch_t *launch, kf_scalar_t scalar, kf_dtype_t type);
/* Passes a number as `float`, or as `double` where `type` is float64. */
void kfcl_launch_real(kfcl_launch_t *launch, double value, kf_dtype_t type);
/* Passes a number of an iterator, which has the type `type`, as a value of a program (V_TAG). */
void kfcl_launch_number(kfcl_launch_t *launch, const kf_number_t *number, kf_dtype_t type);
void kfcl_launch_long(kfcl_launch_t *launch, int64_t value);
KF_INLINE kf_scalar_t kfcl_real(double value) {
  return (kf_scalar_t){.tag = KF_TAG_FLOAT, .as.f = value};
}

#endif
