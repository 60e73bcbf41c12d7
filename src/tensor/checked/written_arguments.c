/* Bumps the versions of written arguments by the schema, for kernels that do not do it themselves.
 */
#include "tensor/checked/written_arguments.h"

#include <keyfall/call.h>

#include "dispatch/registry/kernel_guards.h"

const kf_schema_t *kf__call_schema(const kf_call_t *call) {
  return KF_LOAD_TABLE(&((const kf_op_layout_t *)(const void *)call->op)->schema);
}

static kf_status_t reserve_one(kf__written_t *w) {
  KF_ASSERT(w->count <= w->capacity);
  if (w->count < w->capacity) return KF_OK;
  size_t capacity = w->capacity * 2;
  kf__written_one_t *block = w->ones == w->few ? NULL : w->ones;
  block = kf_realloc(block, capacity * sizeof *block);
  if (block == NULL) return kf__no_memory();
  if (w->ones == w->few) memcpy(block, w->few, w->count * sizeof *block);
  w->ones = block;
  w->capacity = capacity;
  return KF_OK;
}

/* Kernels of programs may write to an address that they got for reading: a host copy that the
 * fallback keeps would be stale. */
static void forget_host_copy(const kf_tensor_t *t) { kf__storage_drop_copy(t->storage); }

static kf_status_t note(kf__written_t *w, kf_tensor_t *t, bool refuse) {
  if (!kf__has_memory(t)) return KF_OK;
  forget_host_copy(t);
  if ((t->flags & KF__INFERENCE) != 0) return refuse ? kf__check_version(t) : KF_OK;
  KF_TRY(reserve_one(w));
  kf_tensor_retain(t);
  w->ones[w->count++] = (kf__written_one_t){t, __atomic_load_n(t->version, __ATOMIC_RELAXED)};
  return KF_OK;
}

kf_status_t kf__written_begin(kf__written_t *w, const kf_schema_t *schema,
                              const kf_value_t *arguments, bool refuse) {
  w->count = 0;
  w->capacity = KF__WRITTEN_INLINE;
  w->ones = w->few;
  for (size_t i = 0; i < kf_schema_argument_count(schema); i++) {
    if (!kf__is_written(kf_schema_argument(schema, i))) continue;
    if (arguments[i].tag == KF_TAG_TENSOR) {
      KF_TRY(note(w, (kf_tensor_t *)(void *)arguments[i].as.object, refuse));
    } else if (arguments[i].tag == KF_TAG_LIST) {
      kf_tensor_span_t list = kf_list_tensors((const kf_list_t *)(void *)arguments[i].as.object);
      for (size_t k = 0; k < list.size; k++) KF_TRY(note(w, list.data[k], refuse));
    }
  }
  return KF_OK;
}

void kf__written_end(kf__written_t *w) {
  while (w->count > 0) {
    kf__written_one_t one = w->ones[--w->count];
    KF_ASSERT((one.tensor->flags & KF__INFERENCE) == 0); /* those are not stored */
    if (__atomic_load_n(one.tensor->version, __ATOMIC_RELAXED) == one.version)
      kf__bump_version(one.tensor);
    forget_host_copy(one.tensor);
    kf_tensor_release(one.tensor);
  }
  if (w->ones != w->few) kf_free(w->ones);
  w->ones = w->few;
}

kf_status_t kf__count_and_run(const kf_call_t *call, kf_stack_t *stack) {
  const kf_schema_t *schema = kf__call_schema(call);
  size_t count = schema != NULL ? kf_schema_argument_count(schema) : 0;
  if (schema == NULL || stack->size < count) return kf__run_unguarded(call, stack);
  kf__written_t written;
  KF_ASSERT(count > 0); /* only operators with a written argument come here */
  const kf_value_t *arguments = stack->values + (stack->size - count);
  kf_status_t status = kf__written_begin(&written, schema, arguments, false);
  if (status == KF_OK) status = kf__run_unguarded(call, stack);
  kf__written_end(&written);
  return status;
}
