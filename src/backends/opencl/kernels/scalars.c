/* Numbers as arguments of kernels. */
#include "kernels/scalars.h"

double kfcl_scalar_float(kf_scalar_t scalar) {
  switch (scalar.tag) {
    case KF_TAG_FLOAT: return scalar.as.f;
    case KF_TAG_BOOL: return scalar.as.b ? 1 : 0;
    case KF_TAG_COMPLEX: return scalar.as.c.re;
    default: return (double)scalar.as.i;
  }
}

int64_t kfcl_scalar_int(kf_scalar_t scalar) {
  return scalar.tag == KF_TAG_INT ? scalar.as.i : (int64_t)kfcl_scalar_float(scalar);
}

void kfcl_launch_real(kfcl_launch_t *launch, double value, kf_dtype_t type) {
  const cl_float narrow = (cl_float)value;
  if (type == KF_DTYPE_FLOAT64)
    kfcl_launch_value(launch, &value, sizeof value);
  else
    kfcl_launch_value(launch, &narrow, sizeof narrow);
}

void kfcl_launch_long(kfcl_launch_t *launch, int64_t value) {
  const cl_long wide = value;
  kfcl_launch_value(launch, &wide, sizeof wide);
}

void kfcl_launch_scalar(kfcl_launch_t *launch, kf_scalar_t scalar, kf_dtype_t type) {
  if (kf_dtype_is_floating(type))
    kfcl_launch_real(launch, kfcl_scalar_float(scalar), type);
  else
    kfcl_launch_long(launch, kfcl_scalar_int(scalar));
}
