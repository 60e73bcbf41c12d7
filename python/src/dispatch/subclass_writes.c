/* Note [Writes and views of subclasses]
 * Operators count writes and track views in their lowest kernel, which a tensor of a class with a
 * __torch_dispatch__ never reaches: what the class does to the tensors it wraps says nothing about
 * the wrapper. A mode calls the operator with autograd excluded, or not at all. So before calling a
 * class or a mode, the operator runs through a library kernel that does both according to the
 * schema, and that redispatches to the key Python. */
#include "autograd/autograd_objects.h"
#include "dispatch/python_kernels.h"

static bool is_named(const kf_op_t *op, const char *name) {
  return strcmp(kf_op_full_name(op), name) == 0;
}

static kf_tensor_t *tensor_in(const kf_value_t *value) {
  KFPY_ASSERT(value->tag == KF_TAG_TENSOR);
  return (kf_tensor_t *)(void *)value->as.object;
}

/* The arguments or results that alias without being written: their number, and the index of the
 * first. */
typedef struct {
  size_t count, first;
} aliases_t;

static void look(const kf_argument_t *argument, size_t at, aliases_t *views, bool *writes) {
  if (argument->alias == NULL) return;
  if (argument->alias->is_write)
    *writes = true;
  else if (views->count++ == 0)
    views->first = at;
}

bool kfpy_has_aliases(const kf_schema_t *schema) {
  if (kf_schema_is_mutable(schema)) return true;
  for (size_t i = 0; i < kf_schema_return_count(schema); i++)
    if (kf_schema_return(schema, i)->alias != NULL) return true;
  return false;
}

/* Whether views of the tensor and writes to it are noted: in inference mode, those of tensors that
 * were made outside of it. */
static bool is_noted(const kf_value_t *value) {
  if (!kf_inference_mode_is_enabled()) return true;
  return value->tag == KF_TAG_TENSOR && value->as.object != NULL &&
         kf_keyset_has(kf_tensor_keys(tensor_in(value)), KF_KEY_ADInplaceOrView);
}

bool kfpy_tracks(const kf_op_t *op, const kf_schema_t *schema, const kf_stack_t *stack) {
  aliases_t inputs = {0, 0}, outputs = {0, 0};
  bool writes = false, ignored = false;
  const size_t count = kf_schema_argument_count(schema);
  if (count == 0 || !is_noted(stack->values + stack->size - count)) return false;
  for (size_t i = 0; i < kf_schema_argument_count(schema); i++)
    look(kf_schema_argument(schema, i), i, &inputs, &writes);
  for (size_t i = 0; i < kf_schema_return_count(schema); i++)
    look(kf_schema_return(schema, i), i, &outputs, &ignored);
  if (inputs.count == 0 && outputs.count == 0) return writes;
  /* The result is a view of the first argument; autograd tracks no other kind of view, and leaves
   * composites to the operators that they call: some return their argument itself. */
  if (inputs.count != 1 || outputs.count != 1 || inputs.first != 0 || outputs.first != 0 ||
      kf_op_has_kernel_for_key(op, KF_KEY_CompositeImplicitAutograd))
    return false;
  return !kf_local_is_excluded(KF_KEY_ADInplaceOrView) && !is_named(op, "aten::detach") &&
         !is_named(op, "aten::lift_fresh") && !is_named(op, "aten::view.dtype");
}

static bool is_read_alias(const kf_argument_t *argument) {
  return argument->alias != NULL && !argument->alias->is_write;
}

kf_tensor_t *kfpy_viewed(const kf_schema_t *schema, const kf_stack_t *stack) {
  size_t count = kf_schema_argument_count(schema);
  if (count == 0 || kf_schema_return_count(schema) != 1 ||
      !is_read_alias(kf_schema_argument(schema, 0)) || !is_read_alias(kf_schema_return(schema, 0)))
    return NULL;
  KFPY_ASSERT(stack->size >= count);
  const kf_value_t *first = stack->values + stack->size - count;
  kf_tensor_t *tensor = first->tag == KF_TAG_TENSOR ? tensor_in(first) : NULL;
  if (tensor == NULL || !kf_keyset_has(kf_tensor_keys(tensor), KF_KEY_Python)) return NULL;
  kf_tensor_retain(tensor);
  return tensor;
}

static kf_status_t share(kf_tensor_t *view, kf_tensor_t *base) {
  if (view == NULL || view == base || view == kf_tensor_undefined()) return KF_OK;
  return kf_keyset_has(kf_tensor_keys(view), KF_KEY_Python) ? kf_tensor_share_version(view, base)
                                                            : KF_OK;
}

kf_status_t kfpy_share_version(const kf_stack_t *stack, kf_tensor_t *base) {
  KFPY_ASSERT(stack->size > 0);
  const kf_value_t *result = stack->values + stack->size - 1;
  if (result->tag == KF_TAG_TENSOR) return share(tensor_in(result), base);
  return KF_OK;
}

/* The kernels of the catalogue that record calls return what they write, so the caller gets its
 * argument, whatever Python code returns for it. Below these kernels it gets what the code returns,
 * and always for operators of programs: what is above them is not known. */
static bool returns_arguments(const kf_op_t *op) {
  return strncmp(kf_op_full_name(op), "aten::", 6) == 0 &&
         !kf_local_is_excluded(KF_KEY_ADInplaceOrView);
}

/* Appends the written tensors; false: too many, or others than tensors. */
static bool note_written(const kf_schema_t *schema, const kf_value_t *values,
                         kfpy_written_t *written) {
  for (size_t i = 0; i < kf_schema_argument_count(schema); i++) {
    const kf_alias_t *alias = kf_schema_argument(schema, i)->alias;
    if (alias == NULL || !alias->is_write) continue;
    if (written->count == KFPY_MOST_WRITTEN || values[i].tag != KF_TAG_TENSOR) return false;
    written->tensors[written->count++] = tensor_in(&values[i]);
  }
  return true;
}

void kfpy_note_written(const kf_op_t *op, const kf_schema_t *schema, const kf_stack_t *stack,
                       kfpy_written_t *written) {
  const size_t returns = kf_schema_return_count(schema);
  const kf_value_t *values = stack->values + stack->size - kf_schema_argument_count(schema);
  written->count = 0;
  bool simple = kf_schema_is_mutable(schema) && returns_arguments(op) &&
                note_written(schema, values, written) && written->count == returns;
  for (size_t i = 0; simple && i < returns; i++) {
    const kf_alias_t *alias = kf_schema_return(schema, i)->alias;
    simple = alias != NULL && alias->is_write;
  }
  if (!simple) written->count = 0;
  for (size_t i = 0; i < written->count; i++) kf_tensor_retain(written->tensors[i]);
}

void kfpy_return_written(kfpy_written_t *written, kf_stack_t *stack, bool succeeded) {
  for (size_t i = 0; i < written->count; i++) {
    kf_value_t argument = kf_value_tensor_take(written->tensors[i]);
    if (succeeded) {
      kf_value_t *result = &stack->values[stack->size - written->count + i];
      kf_value_t dropped = *result;
      *result = argument;
      argument = dropped;
    }
    kf_value_clear(&argument);
  }
}

/* Set by kfpy_track for the Python kernel that it is about to reach. */
static __thread bool is_tracking;
KFPY_THREAD_PART(is_tracking, is_tracking, NULL)

bool kfpy_is_tracking(void) {
  bool was = is_tracking;
  is_tracking = false; /* it applies to the next operator only */
  return was;
}

kf_status_t kfpy_track(const kf_call_t *call, kf_keyset_t above, kf_stack_t *stack) {
  kf_call_t again = *call;
  again.keyset = kf_keyset_make(call->keyset.backends, /* the keys above have already run */
                                call->keyset.functionality & ~above.functionality);
  is_tracking = true;
  kf_status_t status = kf_autograd_inplace_or_view(&again, stack);
  is_tracking = false;
  return status;
}
