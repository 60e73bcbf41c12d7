/* Names of element types in source text, and conversions between them. */
#ifndef KF_CODEGEN_C_TYPES_H
#define KF_CODEGEN_C_TYPES_H

#include <keyfall/types.h>

#include "base/base_internal.h"

/* The name of each type in source text, "f32"; NULL: not supported. */
extern const char *const kf__c_types[KF_DTYPE_COUNT];
/* Writes `value`, which has the held type of `from`, converted: through `through` where that is a
 * type. */
void kf__source_convert(kf_text_t *text, kf_dtype_t from, kf_dtype_t through, kf_dtype_t to,
                        const char *value);

#endif
