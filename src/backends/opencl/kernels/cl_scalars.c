/* Numbers as arguments of kernels. */
#include "kernels/cl_scalars.h"

#include <math.h>
#include <string.h>

double kfcl_scalar_float(kf_scalar_t scalar) {
  switch (scalar.tag) {
    case KF_TAG_FLOAT: return scalar.as.f;
    case KF_TAG_BOOL: return scalar.as.b ? 1 : 0;
    case KF_TAG_COMPLEX: return scalar.as.c.re;
    case KF_TAG_UINT: return (double)(uint64_t)scalar.as.i;
    default: return (double)scalar.as.i;
  }
}

int64_t kfcl_scalar_int(kf_scalar_t scalar) {
  bool exact = scalar.tag == KF_TAG_INT || scalar.tag == KF_TAG_UINT;
  return exact ? scalar.as.i : (int64_t)kfcl_scalar_float(scalar);
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

static float from_float16(uint16_t bits) {
  const int exponent = bits >> 10 & 31, fraction = bits & 1023;
  float value = exponent == 0    ? ldexpf((float)fraction, -24)
                : exponent == 31 ? (fraction == 0 ? INFINITY : NAN)
                                 : ldexpf((float)(fraction + 1024), exponent - 25);
  return bits >> 15 ? -value : value;
}

static float from_bfloat16(uint16_t bits) {
  const uint32_t wide = (uint32_t)bits << 16;
  float value;
  memcpy(&value, &wide, sizeof value);
  return value;
}

void kfcl_launch_number(kfcl_launch_t *launch, const kf_number_t *number, kf_dtype_t type) {
  uint16_t bits;
  memcpy(&bits, number->bytes, sizeof bits);
  if (type == KF_DTYPE_FLOAT16)
    kfcl_launch_real(launch, (double)from_float16(bits), KF_DTYPE_FLOAT32);
  else if (type == KF_DTYPE_BFLOAT16)
    kfcl_launch_real(launch, (double)from_bfloat16(bits), KF_DTYPE_FLOAT32);
  else
    kfcl_launch_value(launch, number->bytes, kf_dtype_size(type));
}
