/* The element types of kernels that work on one element at a time: how each is loaded, the type it
 * is computed in, and how it is stored.
 *
 * KF__EACH_REAL(X, …) expands to X(DTYPE, tag, memory type, compute type, load, store, …) for every
 * type that has an order (bool included); KF__EACH_TYPE adds the complex types. For example
 *     #define LOOP(DTYPE, tag, T, C, LOAD, STORE, unused) static void run_##tag(…) {…}
 *     KF__EACH_FLOAT(LOOP, )
 * defines run_f16, run_bf16, run_f32 and run_f64.
 *
 * Where integers may wrap around, kernels compute in an unsigned type: signed overflow is
 * undefined.
 */
#ifndef KF_BACKENDS_CPU_CORE_ELEMENT_ACCESS_H
#define KF_BACKENDS_CPU_CORE_ELEMENT_ACCESS_H

#include <complex.h>

#include "backends/cpu/loops/cpu_types.h"
#include "base/half.h"
#include "tensor/tensor_internal.h"

#define KF__SAME(x) (x)
#define KF__TO_BOOL(x) ((uint8_t)((x) != 0))

#define KF__AS_ELEMENT(NAME, tag, c_type, X, ...) \
  X(NAME, tag, c_type, c_type, KF__SAME, (c_type), __VA_ARGS__)
#define KF__AS_HALF(NAME, tag, c_type, X, ...) \
  X(NAME, tag, c_type, float, kf__##tag##_to_f32, kf__f32_to_##tag, __VA_ARGS__)
#define KF__AS_COMPLEX(NAME, tag, c_type, X, ...) \
  X(NAME, tag, c_type, c_type, KF__SAME, KF__SAME, __VA_ARGS__)
#define KF__AS_HALF_COMPLEX(NAME, tag, c_type, X, ...) \
  X(NAME, tag, c_type, float _Complex, kf__##tag##_to_c64, kf__c64_to_##tag, __VA_ARGS__)
#define KF__AS_BOOL(NAME, tag, c_type, X, ...) \
  X(NAME, tag, c_type, c_type, KF__SAME, KF__TO_BOOL, __VA_ARGS__)

#define KF__EACH_BOOL(X, ...) KF__CHOOSE(BOOL, KF__AS_BOOL, X, __VA_ARGS__)
#define KF__EACH_INT(X, ...) KF__CHOOSE(INT, KF__AS_ELEMENT, X, __VA_ARGS__)
#define KF__EACH_UINT(X, ...) KF__CHOOSE(UINT, KF__AS_ELEMENT, X, __VA_ARGS__)
#define KF__EACH_COMPLEX(X, ...)                                \
  KF__CHOOSE(HALF_COMPLEX, KF__AS_HALF_COMPLEX, X, __VA_ARGS__) \
  KF__CHOOSE(COMPLEX, KF__AS_COMPLEX, X, __VA_ARGS__)
#define KF__EACH_FLOAT(X, ...)                  \
  KF__CHOOSE(HALF, KF__AS_HALF, X, __VA_ARGS__) \
  KF__CHOOSE(REAL, KF__AS_ELEMENT, X, __VA_ARGS__)

#define KF__EACH_REAL(X, ...)   \
  KF__EACH_BOOL(X, __VA_ARGS__) \
  KF__EACH_INT(X, __VA_ARGS__)  \
  KF__EACH_FLOAT(X, __VA_ARGS__)
#define KF__EACH_TYPE(X, ...)   \
  KF__EACH_REAL(X, __VA_ARGS__) \
  KF__EACH_COMPLEX(X, __VA_ARGS__)

/* An element of complex32 is two halves, the real part first in memory. */
static inline float _Complex kf__c32_to_c64(uint32_t element) {
  uint16_t halves[2];
  float _Complex wide;
  memcpy(halves, &element, sizeof halves);
  const float parts[2] = {kf__f16_to_f32(halves[0]), kf__f16_to_f32(halves[1])};
  memcpy(&wide, parts, sizeof wide);
  return wide;
}

static inline uint32_t kf__c64_to_c32(float _Complex wide) {
  const uint16_t halves[2] = {kf__f32_to_f16(crealf(wide)), kf__f32_to_f16(cimagf(wide))};
  uint32_t element;
  memcpy(&element, halves, sizeof element);
  return element;
}

/* A real floating type that loops compute with: float16, bfloat16, float32 or float64. The 8-bit
 * floats have no loops. */
static inline bool kf__has_real_loops(kf_dtype_t dtype) {
  return kf_dtype_is_floating(dtype) && kf__type_index[dtype] != KF__T_LOOPLESS;
}

/* complex64 or complex128: complex32 has no loops. */
static inline bool kf__has_complex_loops(kf_dtype_t dtype) {
  return kf_dtype_is_complex(dtype) && kf__type_index[dtype] != KF__T_LOOPLESS;
}

/* The signed type of the same size for uint16, uint32 and uint64, any other type itself: sums and
 * products of both have the same bits. */
static inline kf_dtype_t kf__signed_bits(kf_dtype_t dtype) {
  switch ((int)dtype) {
    case KF_DTYPE_UINT16: return KF_DTYPE_INT16;
    case KF_DTYPE_UINT32: return KF_DTYPE_INT32;
    case KF_DTYPE_UINT64: return KF_DTYPE_INT64;
    default: return dtype;
  }
}

static inline kf_status_t kf__refuse_float8(const char *what, kf_dtype_t dtype) {
  const bool refused = kf__type_index[dtype] == KF__T_LOOPLESS && dtype != KF_DTYPE_COMPLEX32;
  return refused ? kf__not_for_dtype(what, dtype) : KF_OK;
}

/* For kernels that support every type except the 8-bit floats and complex32. */
static inline kf_status_t kf__refuse_loopless(const char *what, kf_dtype_t dtype) {
  return kf__type_index[dtype] == KF__T_LOOPLESS ? kf__not_for_dtype(what, dtype) : KF_OK;
}

#endif
