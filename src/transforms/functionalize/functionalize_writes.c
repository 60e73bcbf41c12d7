/* Operators that write. The operator is replaced by its functional sibling, whose results become
 * the values of the written tensors; without a sibling, it runs on copies of what it writes to. */
#include <keyfall/ops.h>
#include <string.h>

#include "compat/texts.h"
#include "dispatch/keys/key_internal.h"
#include "tensor/checked/written_arguments.h"
#include "transforms/functionalize/functional_state.h"
#include "transforms/functionalize/functionalize_below.h"
#include "transforms/functionalize/functionalize_kernels.h"
#include "transforms/functionalize/functionalize_scope.h"

/* ---- Errors of the eager operator ---- */

static kf_status_t to_meta(void *context, kf_tensor_t *tensor, kf_tensor_t **out) {
  (void)context;
  kf_device_t meta = kf_device_make(KF_DEVICE_META, -1);
  KF_TRY(kf__tensor_new(kf__dtype(tensor), meta, kf__sizes(tensor), tensor->strides, out));
  kf_tensor_set_wrapped_number(*out, kf__is_wrapped(tensor));
  return KF_OK;
}

static bool has_storage_argument(const kf__frame_t *frame) {
  for (size_t i = 0; i < frame->count; i++)
    if (frame->given[i].tag == KF_TAG_STORAGE) return true;
  return false;
}

/* Errors that the eager operator would have, as opposed to those of the meta device: no kernel, or
 * an operator that needs the numbers. */
static bool is_about_arguments(kf_status_t status) {
  if (status != KF_ERR_RUNTIME && status != KF_ERR_INDEX && status != KF_ERR_VALUE &&
      status != KF_ERR_TYPE)
    return false;
  const char *message = kf_error_message();
  return strstr(message, "meta") == NULL && strstr(message, "CPU") == NULL;
}

/* Runs the operator on meta tensors of the same sizes and strides. A functional sibling would
 * accept a result of another shape; the eager operator refuses it. */
static kf_status_t check_on_meta(const kf__frame_t *frame) {
  kf_value_t buffer[KF__FRAME_INLINE];
  kf_stack_t stack;
  kf_guard_t guard;
  if (has_storage_argument(frame)) return KF_OK;
  kf_stack_init(&stack, buffer, KF__FRAME_INLINE);
  kf_status_t status = KF_OK;
  for (size_t i = 0; i < frame->count && status == KF_OK; i++) {
    status = kf_stack_push_take(&stack, kf_value_copy(frame->given[i]));
    if (status == KF_OK) status = kf__map_tensors(&stack.values[i], to_meta, NULL);
  }
  if (status == KF_OK) {
    kf_keyset_t excluded = kf_keyset_make(0, ~(KF_RANK_BIT(Dense) | KF_RANK_BIT(BackendSelect)));
    kf_guard_exclude(&guard, excluded);
    status = kf_op_call_boxed(frame->op, &stack);
    kf_guard_leave(&guard);
    if (status != KF_OK && status != KF_ERR_NO_MEMORY && !is_about_arguments(status)) {
      kf_error_clear();
      status = KF_OK;
    }
  }
  kf_stack_destroy(&stack);
  return status;
}

static kf_status_t check_sizes(const kf__frame_t *frame, const kf_tensor_t *t,
                               const kf_tensor_t *value) {
  char found[KF__SHAPE_TEXT], expected[KF__SHAPE_TEXT];
  if (kf__same_sizes(t, value)) return KF_OK;
  return kf_error_set(KF_ERR_RUNTIME,
                      KF__COMPATIBLE(KF__TORCH_FUNCTIONAL_RESULT,
                                     "%s: a tensor of shape %s cannot take a result of shape %s"),
                      kf_op_full_name(frame->op), kf__shape_text(kf__sizes(t), expected),
                      kf__shape_text(kf__sizes(value), found));
}

/* ---- Storing ---- */

static kf_status_t store_one(const kf__frame_t *frame, bool may_resize, kf_tensor_t *t,
                             kf_tensor_t *value) {
  if (!may_resize) KF_TRY(check_sizes(frame, t, value));
  KF_TRY(kf__functional_write(t, value));
  return kf_functional_propagate_xla_data(t, value);
}

/* Stores a result, or each of a list. */
static kf_status_t store(const kf__frame_t *frame, bool may_resize, const kf_value_t *to,
                         const kf_value_t *value) {
  if (to->tag == KF_TAG_TENSOR && kf__is_defined(to->as.tensor))
    return store_one(frame, may_resize, to->as.tensor, value->as.tensor);
  if (to->tag != KF_TAG_LIST) return KF_OK;
  kf_tensor_span_t tensors = kf_list_tensors((const kf_list_t *)to->as.pointer);
  kf_tensor_span_t values = kf_list_tensors((const kf_list_t *)value->as.pointer);
  for (size_t i = 0; i < tensors.size && i < values.size; i++)
    if (kf__is_defined(tensors.data[i]))
      KF_TRY(store_one(frame, may_resize, tensors.data[i], values.data[i]));
  return KF_OK;
}

/* The written argument that a return stands for. */
static kf_status_t push_written_return(kf__frame_t *frame, const kf_argument_t *result) {
  for (size_t i = 0; i < frame->count; i++)
    if (kf_alias_equal(kf_schema_argument(frame->schema, i)->alias, result->alias))
      return kf__frame_push_given(frame, i);
  return kf_error_set(KF_ERR_CONTRACT, "%s: a return has an alias annotation that no argument has",
                      kf_op_full_name(frame->op));
}

/* `fresh`: the results that are not written arguments, in order; their references are taken. */
static kf_status_t push_returns(kf__frame_t *frame, kf_value_t *fresh) {
  for (size_t i = 0; i < kf_schema_return_count(frame->schema); i++) {
    const kf_argument_t *result = kf_schema_return(frame->schema, i);
    if (kf__is_written(result)) {
      KF_TRY(push_written_return(frame, result));
      continue;
    }
    KF_TRY(kf__frame_wrap(frame, fresh));
    KF_TRY(kf_stack_push_take(frame->stack, *fresh));
    *fresh++ = kf_value_none();
  }
  return KF_OK;
}

/* ---- With a functional sibling ---- */

static const kf_tensor_t *first_written(const kf__frame_t *frame) {
  for (size_t i = 0; i < frame->count; i++)
    if (frame->given[i].tag == KF_TAG_TENSOR &&
        kf__is_written(kf_schema_argument(frame->schema, i)))
      return frame->given[i].as.tensor;
  return NULL;
}

static kf_status_t push_option(kf__frame_t *frame, const kf_argument_t *argument, int from) {
  const kf_tensor_t *written = first_written(frame);
  kf_value_t value = kf_value_none();
  if (from == KF__FROM_DTYPE && written != NULL) value = kf_value_dtype(kf__dtype(written));
  if (from == KF__FROM_DEVICE && written != NULL) value = kf_value_device(written->device);
  if (from == KF__FROM_DEFAULT) value = kf_value_copy(*argument->default_value);
  return kf_stack_push_take(frame->stack, value);
}

static kf_status_t push_for_sibling(kf__frame_t *frame, const kf__plan_t *plan,
                                    const kf_schema_t *sibling) {
  for (size_t i = 0; i < kf_schema_argument_count(sibling); i++)
    KF_TRY(plan->from[i] >= 0 ? kf__frame_push_value(frame, (size_t)plan->from[i])
                              : push_option(frame, kf_schema_argument(sibling, i), plan->from[i]));
  return KF_OK;
}

/* The results of the sibling are fresh ones first, then one for each written argument. */
static kf_status_t store_results(kf__frame_t *frame, const kf__plan_t *plan, kf_value_t *results,
                                 size_t count) {
  size_t written = 0;
  for (size_t i = 0; i < frame->count; i++)
    written += kf__is_written(kf_schema_argument(frame->schema, i));
  if (written > count)
    return kf_error_set(KF_ERR_CONTRACT, "%s: expected %zu results, found %zu",
                        kf_op_full_name(plan->functional), written, count);
  size_t next = count - written;
  for (size_t i = 0; i < frame->count; i++) {
    const kf_argument_t *argument = kf_schema_argument(frame->schema, i);
    if (kf__is_written(argument))
      KF_TRY(store(frame, argument->is_out, &frame->given[i], &results[next++]));
  }
  return push_returns(frame, results);
}

/* Moves what a call left on the stack to `results`. */
static size_t take_results(kf__frame_t *frame, kf_value_t *results, size_t capacity) {
  size_t count = frame->stack->size - frame->base;
  if (count > capacity) count = capacity;
  for (size_t i = count; i-- > 0;) results[i] = kf_stack_pop(frame->stack);
  return count;
}

enum { MAX_RESULTS = 16 };

static kf_status_t run_sibling(kf__frame_t *frame, const kf__plan_t *plan) {
  kf_value_t results[MAX_RESULTS];
  KF_TRY(check_on_meta(frame));
  const kf_schema_t *sibling = kf_op_schema(plan->functional);
  if (sibling == NULL)
    return kf_error_set(KF_ERR_NOT_FOUND, "%s was deregistered", kf_op_full_name(plan->functional));
  kf_status_t status = push_for_sibling(frame, plan, sibling);
  kf_schema_release(sibling);
  if (status == KF_OK) status = kf__call_below(plan->functional, frame->stack);
  if (status != KF_OK) return status;
  size_t count = take_results(frame, results, MAX_RESULTS);
  status = store_results(frame, plan, results, count);
  for (size_t i = 0; i < count; i++) kf_value_clear(&results[i]);
  return status;
}

/* ---- Without one ---- */

static kf_status_t copy_value(void *context, kf_tensor_t *tensor, kf_tensor_t **out) {
  (void)context;
  return kf_clone(tensor, (kf_opt_int_t){0}, out);
}

static kf_status_t push_copies(kf__frame_t *frame, kf_value_t *copies) {
  for (size_t i = 0; i < frame->count; i++) {
    KF_TRY(kf__frame_push_value(frame, i));
    if (!kf__plan_writes(frame->op, frame->schema, i)) continue;
    kf_guard_t guard;
    kf_value_t *top = &frame->stack->values[frame->stack->size - 1];
    kf__functionalize_below(&guard);
    kf_status_t status = kf__map_tensors(top, copy_value, NULL);
    kf_guard_leave(&guard);
    if (status != KF_OK) return status;
    copies[i] = kf_value_copy(*top);
  }
  return KF_OK;
}

static kf_status_t store_copies(kf__frame_t *frame, kf_value_t *copies) {
  kf_value_t results[MAX_RESULTS];
  size_t count = take_results(frame, results, MAX_RESULTS), fresh = 0;
  kf_status_t status = KF_OK;
  for (size_t i = 0; i < frame->count && status == KF_OK; i++) {
    const kf_argument_t *argument = kf_schema_argument(frame->schema, i);
    if (kf__plan_writes(frame->op, frame->schema, i))
      status = store(frame, argument->is_out, &frame->given[i], &copies[i]);
  }
  for (size_t i = 0; i < count; i++) { /* written returns are the copies */
    if (kf__is_written(kf_schema_return(frame->schema, i)))
      kf_value_clear(&results[i]);
    else
      results[fresh++] = results[i];
  }
  if (status == KF_OK) status = push_returns(frame, results);
  for (size_t i = 0; i < fresh; i++) kf_value_clear(&results[i]);
  return status;
}

static kf_status_t run_on_copies(kf__frame_t *frame) {
  kf_value_t *copies = kf_alloc(frame->count * sizeof *copies);
  if (copies == NULL) return kf__no_memory();
  for (size_t i = 0; i < frame->count; i++) copies[i] = kf_value_none();
  kf_status_t status = push_copies(frame, copies);
  if (status == KF_OK) status = kf__call_below(frame->op, frame->stack);
  if (status == KF_OK) status = store_copies(frame, copies);
  for (size_t i = 0; i < frame->count; i++) kf_value_clear(&copies[i]);
  kf_free(copies);
  return status;
}

/* ---- Neither: no argument is functional ---- */

/* Returns the written arguments, whatever a class below has returned for them. */
static kf_status_t run_on_plain(kf__frame_t *frame) {
  KF_TRY(kf__run_on_values(frame, false));
  for (size_t i = 0; i < kf_schema_return_count(frame->schema); i++) {
    const kf_argument_t *result = kf_schema_return(frame->schema, i);
    if (!kf__is_written(result)) continue;
    KF_TRY(push_written_return(frame, result));
    kf_value_t written = kf_stack_pop(frame->stack);
    KF_ASSERT(frame->base + i < frame->stack->size);
    kf_value_clear(&frame->stack->values[frame->base + i]);
    frame->stack->values[frame->base + i] = written;
  }
  return KF_OK;
}

/* ---- All ---- */

kf_status_t kf__run_write(kf__frame_t *frame, const kf__plan_t *plan) {
  if (frame->written_plain) {
    if (frame->functional > 0 && !frame->plain_is_on_xla)
      return kf_error_set(
          KF_ERR_INTERNAL,
          KF__COMPATIBLE(
              KF__TORCH_FUNCTIONAL_WRITE,
              "a plain tensor cannot be written with a functional one: wrap all inputs"));
    return run_on_plain(frame);
  }
  return plan->kind == KF__PLAN_WRITE ? run_sibling(frame, plan) : run_on_copies(frame);
}
