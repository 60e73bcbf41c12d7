/* The element types of kernels that work on one element at a time: how each is read, what it is
 * computed in, and how it is written back.
 *
 * KF__EACH_REAL(X, …) is X(DTYPE, tag, memory type, type to compute in, load, store, …) for every
 * type that has an order (bool included); KF__EACH_TYPE adds the complex ones. Integers are
 * computed in unsigned words where they may wrap around: see KF__WRAP_ADD and the others. */
#ifndef KF_BACKENDS_CPU_CORE_ELEMENT_ACCESS_H
#define KF_BACKENDS_CPU_CORE_ELEMENT_ACCESS_H

#include <complex.h>

#include "base/half.h"
#include "tensor/tensor_internal.h"

#define KF__SAME(x) (x)
#define KF__TO_BOOL(x) ((uint8_t)((x) != 0))

#define KF__EACH_INT(X, ...)                                        \
  X(UINT8, u8, uint8_t, uint8_t, KF__SAME, (uint8_t), __VA_ARGS__)  \
  X(INT8, i8, int8_t, int8_t, KF__SAME, (int8_t), __VA_ARGS__)      \
  X(INT16, i16, int16_t, int16_t, KF__SAME, (int16_t), __VA_ARGS__) \
  X(INT32, i32, int32_t, int32_t, KF__SAME, (int32_t), __VA_ARGS__) \
  X(INT64, i64, int64_t, int64_t, KF__SAME, (int64_t), __VA_ARGS__)
#define KF__EACH_UINT(X, ...)                                           \
  X(UINT16, u16, uint16_t, uint16_t, KF__SAME, (uint16_t), __VA_ARGS__) \
  X(UINT32, u32, uint32_t, uint32_t, KF__SAME, (uint32_t), __VA_ARGS__) \
  X(UINT64, u64, uint64_t, uint64_t, KF__SAME, (uint64_t), __VA_ARGS__)
#define KF__EACH_FLOAT(X, ...)                                                     \
  X(FLOAT16, f16, uint16_t, float, kf__f16_to_f32, kf__f32_to_f16, __VA_ARGS__)    \
  X(BFLOAT16, b16, uint16_t, float, kf__bf16_to_f32, kf__f32_to_bf16, __VA_ARGS__) \
  X(FLOAT32, f32, float, float, KF__SAME, (float), __VA_ARGS__)                    \
  X(FLOAT64, f64, double, double, KF__SAME, (double), __VA_ARGS__)
#define KF__EACH_COMPLEX(X, ...)                                                     \
  X(COMPLEX64, c64, float _Complex, float _Complex, KF__SAME, KF__SAME, __VA_ARGS__) \
  X(COMPLEX128, c128, double _Complex, double _Complex, KF__SAME, KF__SAME, __VA_ARGS__)
#define KF__EACH_BOOL(X, ...) X(BOOL, b8, uint8_t, uint8_t, KF__SAME, KF__TO_BOOL, __VA_ARGS__)

#define KF__EACH_REAL(X, ...)   \
  KF__EACH_BOOL(X, __VA_ARGS__) \
  KF__EACH_INT(X, __VA_ARGS__)  \
  KF__EACH_FLOAT(X, __VA_ARGS__)
#define KF__EACH_TYPE(X, ...)   \
  KF__EACH_REAL(X, __VA_ARGS__) \
  KF__EACH_COMPLEX(X, __VA_ARGS__)

/* '"what" not implemented for 'Half'', PyTorch's wording, which test suites look for. */
static inline kf_status_t kf__not_for_dtype(const char *what, kf_dtype_t dtype) {
  return kf_error_set(KF_ERR_NOT_IMPLEMENTED, "\"%s\" not implemented for '%s'", what,
                      kf_dtype_class_name(dtype));
}

#endif
