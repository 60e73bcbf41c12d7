/* See Note [Counting writes]. */
#include "dispatch/registry/write_counting.h"

#include "dispatch/registry/dispatcher.h"

static kf_boxed_fn counter;

/* True for kernels that compute: for a backend, or for all of them. Kernels for other keys
 * redispatch. */
static bool may_write(const kf_kernel_t *kernel) {
  if (kernel->counts_writes || (kernel->kind != KF_KERNEL_TYPED && kernel->kind != KF_KERNEL_BOXED))
    return false;
  switch (kernel->key) {
    case KF_KEY_CompositeImplicitAutograd:
    case KF_KEY_CompositeImplicitAutogradNestedTensor:
    case KF_KEY_CompositeExplicitAutograd:
    case KF_KEY_CompositeExplicitAutogradNonFunctional: return true;
    default: break;
  }
  kf_key_parts_t parts = kf__key_parts(kernel->key);
  if (parts.key_class == KF_CLASS_BLOCK) return parts.family != KF_FAMILY_AUTOGRAD;
  return kf_key_in_alias(kernel->key, KF_KEY_CompositeExplicitAutograd);
}

void kf__count_writes_of(const kf_op_t *op, kf_kernel_t *kernel) {
  KF__ASSERT_LOCKED();
  KF_ASSERT(kernel->boxed != NULL);
  const kf_definition_t *definition = op->definition;
  bool count = counter != NULL && definition != NULL && kf_schema_is_mutable(definition->schema) &&
               may_write(kernel);
  kf_typed_fn typed = count ? NULL : kernel->typed;
  kf_boxed_fn boxed = count ? counter : kernel->boxed;
  /* A running call may see either value of each. */
  __atomic_store_n(&kernel->layout.typed, typed, __ATOMIC_RELAXED);
  __atomic_store_n(&kernel->layout.boxed, boxed, __ATOMIC_RELAXED);
}

void kf__count_writes(kf_op_t *op) {
  for (kf_kernel_t *k = op->kernels; k != NULL; k = k->next) kf__count_writes_of(op, k);
}

void kf__set_write_counter(kf_boxed_fn fn) {
  kf__dispatcher_lock();
  counter = fn;
  for (kf_op_t *op = kf__op_first(); op != NULL; op = op->next) kf__count_writes(op);
  kf__dispatcher_unlock();
}

kf_status_t kf__run_uncounted(const kf_call_t *call, kf_stack_t *stack) {
  KF_ASSERT(call->kernel->boxed != counter); /* else it would call itself */
  return call->kernel->boxed(call, stack);
}
