/* See kernel_guards.h. */
#include "dispatch/registry/kernel_guards.h"

#include "dispatch/operators/table.h"
#include "dispatch/registry/operator_list.h"

static kf_boxed_fn guards[KF__GUARD_COUNT];
static uint64_t asked_backends; /* all of whose kernels are guarded */

static bool is_function(const kf_kernel_t *kernel) {
  return kernel->kind == KF_KERNEL_TYPED || kernel->kind == KF_KERNEL_BOXED;
}

/* True for kernels that compute: for a backend, or for all of them. Kernels for other keys
 * redispatch. */
static bool may_write(const kf_kernel_t *kernel) {
  if (kernel->counts_writes) return false;
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

/* True for kernels that Note [Guarded devices] is about. */
static bool needs_device_guard(const kf_kernel_t *kernel) {
  kf_key_parts_t parts = kf__key_parts(kernel->key);
  if (parts.key_class != KF_CLASS_RUNTIME || parts.family != KF_FAMILY_DENSE) return false;
  if ((kf__table_open_backends() >> parts.backend & 1) == 0) return false;
  if ((asked_backends >> parts.backend & 1) != 0) return true;
  if ((kernel->flags & KF__KERNEL_MAY_DECLINE) != 0) return true;
  return !kernel->counts_writes && (kernel->flags & KF_KERNEL_UNGUARDED) == 0;
}

static kf_boxed_fn guard_of(const kf_op_t *op, const kf_kernel_t *kernel) {
  const kf_definition_t *definition = op->definition;
  if (definition == NULL || !is_function(kernel)) return NULL;
  if (guards[KF__GUARD_DEVICES] != NULL && needs_device_guard(kernel))
    return guards[KF__GUARD_DEVICES];
  return may_write(kernel) && kf_schema_is_mutable(definition->schema) ? guards[KF__GUARD_WRITES]
                                                                       : NULL;
}

void kf__guard_kernel(const kf_op_t *op, kf_kernel_t *kernel) {
  KF__ASSERT_LOCKED();
  KF_ASSERT(kernel->boxed != NULL);
  kf_boxed_fn guard = guard_of(op, kernel);
  kf_typed_fn typed = guard != NULL ? NULL : kernel->typed;
  kf_boxed_fn boxed = guard != NULL ? guard : kernel->boxed;
  /* A running call may see either value of each. */
  __atomic_store_n(&kernel->layout.typed, typed, __ATOMIC_RELAXED);
  __atomic_store_n(&kernel->layout.boxed, boxed, __ATOMIC_RELAXED);
}

void kf__guard_kernels(kf_op_t *op) {
  for (kf_kernel_t *k = op->kernels; k != NULL; k = k->next) kf__guard_kernel(op, k);
}

static void guard_all_ops(void) {
  for (kf_op_t *op = kf__op_first(); op != NULL; op = op->next) kf__guard_kernels(op);
}

void kf__guard_backend(kf_backend_t backend, bool always) {
  KF__ASSERT_LOCKED();
  uint64_t bit = UINT64_C(1) << backend;
  asked_backends = always ? asked_backends | bit : asked_backends & ~bit;
  guard_all_ops();
}

void kf__set_guard(kf__guard_t which, kf_boxed_fn guard) {
  KF_ASSERT(which < KF__GUARD_COUNT);
  kf__dispatcher_lock();
  guards[which] = guard;
  /* Devices are guarded in open backends alone: kf__guard_backend comes when one is opened. */
  if (which != KF__GUARD_DEVICES || kf__table_open_backends() != 0) guard_all_ops();
  kf__dispatcher_unlock();
}

kf_status_t kf__run_unguarded(const kf_call_t *call, kf_stack_t *stack) {
  for (int i = 0; i < KF__GUARD_COUNT; i++)
    KF_ASSERT(call->kernel->boxed != guards[i]); /* else it would call itself */
  return call->kernel->boxed(call, stack);
}
