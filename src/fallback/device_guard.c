/* See device_guard.h. The arguments are kept until the kernel returns, because a kernel that
 * declines has taken them from the stack. */
#include "fallback/device_guard.h"

#include <keyfall/compute.h>
#include <stdio.h>

#include "dispatch/keys/key_internal.h"
#include "dispatch/operators/kernel.h"
#include "dispatch/registry/kernel_guards.h"
#include "fallback/cpu_fallback.h"
#include "fallback/one_device.h"
#include "tensor/checked/written_arguments.h"
#include "tensor/device/device_table.h"

kf_status_t kf_compute_decline(const char *reason) {
  return kf_error_set(KF_ERR_DECLINED, "%s",
                      reason != NULL && reason[0] != '\0' ? reason : "no reason was given");
}

enum { KEPT_INLINE = 16 };

typedef struct kept {
  size_t base, count; /* of the arguments on the stack */
  kf_value_t *values; /* owned copies of them */
  kf_value_t few[KEPT_INLINE];
} kept_t;

static kf_status_t keep(kept_t *kept, const kf_stack_t *stack, size_t count) {
  kept->base = stack->size - count;
  kept->count = count;
  kept->values = kept->few;
  if (count > KEPT_INLINE) kept->values = kf_alloc(count * sizeof *kept->values);
  if (kept->values == NULL) return kf__no_memory();
  for (size_t i = 0; i < count; i++) kept->values[i] = kf_value_copy(stack->values[kept->base + i]);
  return KF_OK;
}

static void drop(kept_t *kept) {
  for (size_t i = 0; i < kept->count; i++) kf_value_clear(&kept->values[i]);
  if (kept->values != kept->few) kf_free(kept->values);
}

/* Puts the arguments back as they were before the kernel ran. */
static kf_status_t put_back(kept_t *kept, kf_stack_t *stack) {
  KF_ASSERT(stack->size >= kept->base);
  kf_stack_drop(stack, stack->size - kept->base);
  KF_TRY(kf_stack_reserve(stack, kept->count));
  for (size_t i = 0; i < kept->count; i++)
    stack->values[stack->size++] = kf_value_copy(kept->values[i]);
  return KF_OK;
}

/* The reason is copied out of the error, which the fallback may overwrite. */
static kf_status_t fall_back(const kf_call_t *call, kf_stack_t *stack, kept_t *kept) {
  char reason[128];
  (void)snprintf(reason, sizeof reason, "%s", kf_error_message());
  kf_error_clear();
  KF_TRY(put_back(kept, stack));
  return kf__cpu_fallback_because(call, stack, reason);
}

/* Asks the device whether its kernel takes these arguments. Factories have no tensor that names the
 * device: they are not asked about. */
static kf_status_t ask(const kf_call_t *call, const kept_t *kept) {
  const kf_tensor_t *first = NULL;
  for (size_t i = 0; i < kept->count && first == NULL; i++)
    if (kept->values[i].tag == KF_TAG_TENSOR && kf__has_memory(kept->values[i].as.tensor) &&
        kept->values[i].as.tensor->device.type != KF_DEVICE_CPU)
      first = kept->values[i].as.tensor;
  kf__device_entry_t *entry = first != NULL ? kf__device_entry(first->device.type) : NULL;
  if (entry == NULL) return KF_OK;
  const char *reason = NULL;
  bool can = entry->calls.can_run == NULL ||
             entry->calls.can_run(entry->calls.context, first->device, call->op, kept->values,
                                  kept->count, &reason);
  kf__device_entry_release(entry);
  return can ? KF_OK : kf_compute_decline(reason);
}

static kf_status_t run(const kf_call_t *call, kf_stack_t *stack, const kf_schema_t *schema,
                       kept_t *kept) {
  kf__written_t written;
  bool counts = !call->kernel->counts_writes && kf_schema_is_mutable(schema);
  kf_status_t status = KF_OK;
  if (counts) status = kf__written_begin(&written, schema, kept->values, false);
  if (status == KF_OK) status = ask(call, kept);
  if (status == KF_OK) status = kf__run_unguarded(call, stack);
  if (counts) kf__written_end(&written);
  return status == KF_ERR_DECLINED ? fall_back(call, stack, kept) : status;
}

/* Tensors are on one device: the first of them that is not on the CPU tells which. */
static kf_status_t check_lost(const kf_value_t *arguments, size_t count) {
  if (KF_LIKELY(!kf__any_device_is_lost())) return KF_OK;
  for (size_t i = 0; i < count; i++) {
    if (arguments[i].tag != KF_TAG_TENSOR || !kf__has_memory(arguments[i].as.tensor)) continue;
    KF_TRY(kf__device_check_lost(arguments[i].as.tensor->device));
  }
  return KF_OK;
}

kf_status_t kf__guard_device(const kf_call_t *call, kf_stack_t *stack) {
  const kf_schema_t *schema = kf__call_schema(call);
  size_t count = schema != NULL ? kf_schema_argument_count(schema) : 0;
  if (schema == NULL || stack->size < count) return kf__run_unguarded(call, stack);
  const kf_value_t *arguments = stack->values + (stack->size - count);
  KF_TRY(kf__check_one_device(call->op, schema, arguments));
  KF_TRY(check_lost(arguments, count));
  kept_t kept;
  KF_TRY(keep(&kept, stack, count));
  kf_status_t status = run(call, stack, schema, &kept);
  drop(&kept);
  return status;
}
