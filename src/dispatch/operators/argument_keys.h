/* Keys of boxed arguments. Inline, because every boxed call computes them. */
#ifndef KF_DISPATCH_OPERATORS_ARGUMENT_KEYS_H
#define KF_DISPATCH_OPERATORS_ARGUMENT_KEYS_H

#include "dispatch/operators/operator.h"

/* The word that inline boxed calls read (boxed_frame of kf_op_layout_t); for NULL, the word of an
 * operator without a schema. */
uint64_t kf__boxed_frame(const kf_schema_t *schema);

/* KF_ERR_VALUE: the stack has fewer values than the operator has arguments. */
KF_MUST_USE kf_status_t kf__stack_too_short(const kf_op_t *op, size_t expected, size_t found);

/* The keys of a tensor, or of all tensors in a list; of other values, none. */
static inline kf_keyset_t kf__value_keys(const kf_value_t *value) {
  if (value->tag == KF_TAG_TENSOR) return kf_keys_of(value->as.object);
  kf_keyset_t keys = kf_keyset_empty();
  if (value->tag != KF_TAG_LIST) return keys;
  const kf_list_t *list = (const kf_list_t *)(const void *)value->as.object;
  kf_tensor_span_t tensors = kf_list_tensors(list);
  for (size_t i = 0; i < tensors.size; i++) keys = kf_keyset_or(keys, kf_keys_of(tensors.data[i]));
  kf_value_span_t values = kf_list_values(list);
  for (size_t i = 0; i < values.size; i++)
    if (values.data[i].tag == KF_TAG_TENSOR)
      keys = kf_keyset_or(keys, kf_keys_of(values.data[i].as.object));
  return keys;
}

/* Keys that one boxed argument contributes, by its schema position. */
static inline kf_keyset_t kf__argument_keys(const kf_schema_t *schema, size_t index,
                                            const kf_value_t *value) {
  KF_ASSERT(index < schema->argument_count);
  size_t from_last = schema->argument_count - 1 - index;
  if (from_last >= KF__SCHEMA_MAX_POSITIONS || (schema->tensor_positions >> from_last & 1) == 0)
    return kf_keyset_empty();
  return kf__value_keys(value);
}

/* Keys of the topmost arguments of a stack. KF_ERR_VALUE when the stack is too short. The schema
 * must be kept alive by the caller (inside a call, or under the dispatcher's lock). */
KF_MUST_USE static inline kf_status_t kf__stack_keys(const kf_op_t *op, const kf_stack_t *stack,
                                                     kf_keyset_t *out_keys) {
  const kf_schema_t *schema = KF_LOAD_TABLE(&op->layout.schema);
  *out_keys = kf_keyset_empty();
  if (schema == NULL) return KF_OK;
  if (stack->size < schema->argument_count)
    return kf__stack_too_short(op, schema->argument_count, stack->size);
  for (size_t i = 0; i < schema->argument_count; i++)
    *out_keys = kf_keyset_or(
        *out_keys,
        kf__argument_keys(schema, i, &stack->values[stack->size - schema->argument_count + i]));
  return KF_OK;
}

#endif
