/* Element types as C types, with short names from which the names of loops are made. The lists come
 * from dtype.def by group: KF__TYPES_COMPUTED(X) expands to X(short name, C type, dtype) for each
 * type that loops compute in. The half types come last: they exist in memory only. Booleans are
 * uint8_t here, because memory from a foreign program may hold bytes that are no valid bool of C.
 */
#ifndef KF_BACKENDS_CPU_LOOPS_CPU_TYPES_H
#define KF_BACKENDS_CPU_LOOPS_CPU_TYPES_H

#include "tensor/dtype_groups.h"

typedef struct kf__c64 {
  float re, im;
} kf__c64_t;
typedef struct kf__c128 {
  double re, im;
} kf__c128_t;

#define KF__AS_TYPE(NAME, tag, c_type, X) X(tag, c_type, NAME)
#define KF__AS_COMPLEX_TYPE(NAME, tag, c_type, X) X(tag, kf__##tag##_t, NAME)
#define KF__TYPES_BOOL(X) KF__CHOOSE(BOOL, KF__AS_TYPE, X)
#define KF__TYPES_INTEGER(X) KF__CHOOSE(INT, KF__AS_TYPE, X)
#define KF__TYPES_UNSIGNED(X) KF__CHOOSE(UINT, KF__AS_TYPE, X)
#define KF__TYPES_REAL(X) KF__CHOOSE(REAL, KF__AS_TYPE, X)
#define KF__TYPES_HALF(X) KF__CHOOSE(HALF, KF__AS_TYPE, X)
#define KF__TYPES_FLOAT8(X) KF__CHOOSE(FLOAT8, KF__AS_TYPE, X)
#define KF__TYPES_HALF_COMPLEX(X) KF__CHOOSE(HALF_COMPLEX, KF__AS_TYPE, X)
#define KF__TYPES_COMPLEX(X) KF__CHOOSE(COMPLEX, KF__AS_COMPLEX_TYPE, X)
#define KF__TYPES_COMPUTED(X) \
  KF__TYPES_BOOL(X)           \
  KF__TYPES_INTEGER(X) KF__TYPES_REAL(X) KF__TYPES_COMPLEX(X) KF__TYPES_UNSIGNED(X)
/* The 8-bit floats and complex32 share one number, KF__T_LOOPLESS, the last of those below
 * KF__T_COMPUTED. Tables of loops have no entry there, so an operator that does not support them
 * finds NULL and fails with KF_ERR_NOT_IMPLEMENTED. Loops of iterators never compute in complex32:
 * Note [Compute types]. The half types have numbers from KF__T_COMPUTED on, beyond those
 * tables.
 */
#define KF__TYPE_NUMBER(name, type, dtype) KF__T_##name,
enum {
  KF__TYPES_COMPUTED(KF__TYPE_NUMBER) KF__T_LOOPLESS,
  KF__T_COMPUTED,
  KF__T_LAST_COMPUTED = KF__T_COMPUTED - 1,
  KF__TYPES_HALF(KF__TYPE_NUMBER) KF__T_COUNT
};

/* dtype → KF__T_…, for all types that tensors can hold. */
extern const uint8_t kf__type_index[KF_DTYPE_COUNT];

#endif
