/* Element types as C types, with short names that loops are made by: KF__TYPES(X) gives
 * X(short name, C type, dtype). The half types come last: memory has them, no loop computes in
 * them. Booleans are bytes here, because what a foreign program put there may be no bool of C. */
#ifndef KF_BACKENDS_CPU_LOOPS_CPU_TYPES_H
#define KF_BACKENDS_CPU_LOOPS_CPU_TYPES_H

#include <keyfall/types.h>

typedef struct kf__c64 {
  float re, im;
} kf__c64_t;
typedef struct kf__c128 {
  double re, im;
} kf__c128_t;

#define KF__TYPES_INTEGER(X) \
  X(u8, uint8_t, UINT8)      \
  X(i8, int8_t, INT8)        \
  X(i16, int16_t, INT16)     \
  X(i32, int32_t, INT32)     \
  X(i64, int64_t, INT64)
#define KF__TYPES_UNSIGNED(X) \
  X(u16, uint16_t, UINT16)    \
  X(u32, uint32_t, UINT32)    \
  X(u64, uint64_t, UINT64)
#define KF__TYPES_REAL(X) \
  X(f32, float, FLOAT32)  \
  X(f64, double, FLOAT64)
#define KF__TYPES_COMPLEX(X)   \
  X(c64, kf__c64_t, COMPLEX64) \
  X(c128, kf__c128_t, COMPLEX128)
#define KF__TYPES_COMPUTED(X) \
  X(b, uint8_t, BOOL)         \
  KF__TYPES_INTEGER(X) KF__TYPES_REAL(X) KF__TYPES_COMPLEX(X) KF__TYPES_UNSIGNED(X)
#define KF__TYPES(X)        \
  KF__TYPES_COMPUTED(X)     \
  X(f16, uint16_t, FLOAT16) \
  X(bf16, uint16_t, BFLOAT16)

#define KF__TYPE_NUMBER(name, type, dtype) KF__T_##name,
enum { KF__TYPES(KF__TYPE_NUMBER) KF__T_COUNT, KF__T_COMPUTED = KF__T_f16 };

/* dtype → KF__T_…, for the types that tensors can hold. */
extern const uint8_t kf__type_index[KF_DTYPE_COUNT];

#endif
