/* The written arguments of a call and their versions before it, so that afterwards those that
 * nobody bumped can be: Note [Counting writes] in dispatch/registry/write_counting.h. */
#ifndef KF_TENSOR_CHECKED_WRITTEN_ARGUMENTS_H
#define KF_TENSOR_CHECKED_WRITTEN_ARGUMENTS_H

#include <keyfall/op.h>

#include "tensor/tensor_internal.h"

typedef struct kf__written_one {
  kf_tensor_t *tensor; /* owned */
  uint32_t version;
} kf__written_one_t;

enum { KF__WRITTEN_INLINE = 8 };
typedef struct kf__written {
  size_t count, capacity;
  kf__written_one_t *ones; /* `few`, or a block */
  kf__written_one_t few[KF__WRITTEN_INLINE];
} kf__written_t;

/* The argument may be written to, or the elements of the list may. */
static inline bool kf__is_written(const kf_argument_t *argument) {
  for (const kf_alias_t *alias = argument->alias; alias != NULL; alias = alias->contained)
    if (alias->is_write) return true;
  return false;
}
/* Is this a tensor of ours, with a storage? Dispatchers are used with other objects, too. */
static inline bool kf__has_memory(const kf_tensor_t *t) {
  return t != NULL && t->base.object.type == &kf__tensor_type && t->storage != NULL;
}
/* The schema of a running call, which keeps it alive; NULL: none. */
const kf_schema_t *kf__call_schema(const kf_call_t *call);

/* Notes the written ones among the arguments. Inference tensors have no version; with `refuse`, one
 * outside of inference mode is an error. Always followed by kf__written_end, which also bumps
 * what was written by a kernel that failed. */
KF_MUST_USE kf_status_t kf__written_begin(kf__written_t *written, const kf_schema_t *schema,
                                          const kf_value_t *arguments, bool refuse);
void kf__written_end(kf__written_t *written);

/* The counter: a boxed kernel that stands before those of others. */
KF_MUST_USE kf_status_t kf__count_and_run(const kf_call_t *call, kf_stack_t *stack);

#endif
