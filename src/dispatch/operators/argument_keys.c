/* See argument_keys.h. */
#include "dispatch/operators/argument_keys.h"

#include <keyfall/call.h>

kf_keyset_t kf__boxed_keys(const kf_value_t *value) { return kf__value_keys(value); }

/* See KF_FRAME_ARGUMENTS. A schema without an argument that brings keys counts as unusual, too: its
 * calls are rare enough for the slow path. */
uint64_t kf__boxed_frame(const kf_schema_t *schema) {
  if (schema == NULL || schema->is_vararg || schema->is_varret ||
      schema->argument_count > KF_FRAME_MOST || schema->return_count > KF_FRAME_MOST ||
      schema->tensor_positions == 0)
    return KF_FRAME_UNUSUAL;
  uint64_t positions = schema->tensor_positions;
  KF_ASSERT(positions >> schema->argument_count == 0); /* fewer than 64 arguments: see above */
  return (uint64_t)(__builtin_ctzll(positions) + 1) << KF_FRAME_FIRST_BIT |
         (uint64_t)schema->argument_count | (positions & (positions - 1)) << KF_FRAME_OTHERS_BIT |
         ((uint64_t)schema->return_count - schema->argument_count) << KF_FRAME_RISE_BIT;
}

kf_status_t kf__stack_too_short(const kf_op_t *op, size_t expected, size_t found) {
  return kf_error_set(KF_ERR_VALUE,
                      "%s: expected %zu arguments on the stack, found only %zu values",
                      op->full_name, expected, found);
}
