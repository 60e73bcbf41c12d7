/* The written arguments of a call and their versions before it. After the call, those whose version
 * the kernel did not bump are bumped: Note [Counting writes] in
 * dispatch/registry/kernel_guards.h. */
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

/* Whether the schema allows writing to the argument, or to elements of a list. */
static inline bool kf__is_written(const kf_argument_t *argument) {
  for (const kf_alias_t *alias = argument->alias; alias != NULL; alias = alias->contained)
    if (alias->is_write) return true;
  return false;
}
/* Whether this is a tensor of this library with a storage: programs can dispatch on other objects,
 * too. */
static inline bool kf__has_memory(const kf_tensor_t *t) {
  if (t == NULL) return false;
  const kf_object_type_t *type = t->base.object.type;
  return (type == &kf__tensor_type || type == &kf__extended_tensor_type) && t->storage != NULL;
}
/* The schema of a running call, borrowed: the call keeps it alive. NULL: the operator has none. */
const kf_schema_t *kf__call_schema(const kf_call_t *call);

/* Stores the written tensors among the arguments, with references. Inference tensors have no
 * version; with `refuse`, one outside inference mode is an error. Call kf__written_end afterwards
 * in any case, also when this or the kernel fails: a failed kernel may have written, too. */
KF_MUST_USE kf_status_t kf__written_begin(kf__written_t *written, const kf_schema_t *schema,
                                          const kf_value_t *arguments, bool refuse);
void kf__written_end(kf__written_t *written);

/* The counter of writes: a boxed kernel that runs the kernels of other libraries. */
KF_MUST_USE kf_status_t kf__count_and_run(const kf_call_t *call, kf_stack_t *stack);

#endif
