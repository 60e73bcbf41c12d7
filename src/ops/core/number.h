/* Numbers (Scalar arguments) as elements of a type, and queries about them. None of these functions
 * allocates; all are thread-safe. */
#ifndef KF_OPS_CORE_NUMBER_H
#define KF_OPS_CORE_NUMBER_H

#include "base/half.h"
#include "tensor/tensor_internal.h"

/* Writes the number as one element of `dtype`, as a conversion of tensors would: integers wrap
 * around, a complex number loses its imaginary part. `element` is a buffer of 16 bytes. */
void kf__number_store(kf_scalar_t number, kf_dtype_t dtype, void *element);
/* Same, but a number that the type cannot hold is KF_ERR_RUNTIME: "value cannot be converted to
 * type int8_t without overflow". Rules call it to check parameters that compute will convert. */
KF_MUST_USE kf_status_t kf__number_store_checked(kf_scalar_t number, kf_dtype_t dtype,
                                                 void *element);
/* Same for a tensor of one element, where PyTorch lets narrow floating types round what they cannot
 * hold: where(mask, x, -1e9) is -inf in float16. */
KF_MUST_USE kf_status_t kf__number_store_single(kf_scalar_t number, kf_dtype_t dtype,
                                                void *element);
/* Reads one element as a number. */
kf_scalar_t kf__number_load(kf_dtype_t dtype, const void *element);

double kf__number_real(kf_scalar_t number);
double kf__number_imag(kf_scalar_t number);
/* Saturates; NaN is 0. */
int64_t kf__number_int(kf_scalar_t number);
/* Equal to the integer, whatever kind it has. */
bool kf__number_is(kf_scalar_t number, int64_t value);

static inline kf_scalar_t kf__number_of_int(int64_t value) {
  kf_scalar_t number;
  number.tag = KF_TAG_INT;
  number.as.i = value;
  return number;
}
static inline kf_scalar_t kf__number_of_float(double value) {
  kf_scalar_t number;
  number.tag = KF_TAG_FLOAT;
  number.as.f = value;
  return number;
}

/* Rounds one step of a computation in `dtype` that is done in double. The double result is exact
 * enough that rounding it a second time gives what the narrow type would. */
static inline double kf__round_to(kf_dtype_t dtype, double x) {
  switch ((int)dtype) {
    case KF_DTYPE_FLOAT16: return (double)kf__f16_to_f32(kf__f32_to_f16((float)x));
    case KF_DTYPE_BFLOAT16: return (double)kf__bf16_to_f32(kf__f32_to_bf16((float)x));
    case KF_DTYPE_FLOAT32: return (double)(float)x;
    default: return x;
  }
}

/* Conversions that C leaves undefined for some values: NaN gives 0, values out of range saturate.
 */
int64_t kf__double_to_i64(double value);
uint64_t kf__double_to_u64(double value);

#endif
