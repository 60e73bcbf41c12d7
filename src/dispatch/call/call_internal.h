/* Parts of the call path that other files of the room use. */
#ifndef KF_DISPATCH_CALL_CALL_INTERNAL_H
#define KF_DISPATCH_CALL_CALL_INTERNAL_H

#include "dispatch/operators/operator.h"

/* Keys that one boxed argument contributes, by its schema position. */
kf_keyset_t kf__argument_keys(const kf_schema_t *schema, size_t index, const kf_value_t *value);
/* The word that inline boxed calls read (kf_op_layout_t); for NULL, that of no schema. */
uint64_t kf__boxed_shape(const kf_schema_t *schema);
/* Keys of the topmost arguments of a stack. KF_ERR_VALUE when the stack is too short. The schema
 * must be kept alive by the caller (inside a call, or under the dispatcher's lock). */
KF_MUST_USE kf_status_t kf__stack_keys(const kf_op_t *op, const kf_stack_t *stack,
                                       kf_keyset_t *out_keys);

#endif
