/* See call_frame.h. */
#include "transforms/functionalize/call_frame.h"

#include "tensor/checked/written_arguments.h"
#include "transforms/functionalize/functional_state.h"
#include "transforms/functionalize/functionalize_plan.h"

/* ---- Tensors of values ---- */

kf_status_t kf__visit_tensors(const kf_value_t *value, kf__tensor_visitor_fn visit, void *context) {
  if (value->tag == KF_TAG_TENSOR)
    return kf__is_defined(value->as.tensor) ? visit(context, value->as.tensor) : KF_OK;
  if (value->tag != KF_TAG_LIST) return KF_OK;
  const kf_list_t *list = (const kf_list_t *)value->as.pointer;
  kf_tensor_span_t tensors = kf_list_tensors(list);
  for (size_t i = 0; i < tensors.size; i++)
    if (kf__is_defined(tensors.data[i])) KF_TRY(visit(context, tensors.data[i]));
  kf_value_span_t values = kf_list_values(list);
  for (size_t i = 0; i < values.size; i++)
    KF_TRY(kf__visit_tensors(&values.data[i], visit, context));
  return KF_OK;
}

static kf_status_t map_item(kf_value_t *item, kf__tensor_map_fn map, void *context) {
  kf_tensor_t *made = NULL;
  if (item->tag != KF_TAG_TENSOR || !kf__is_defined(item->as.tensor)) return KF_OK;
  KF_TRY(map(context, item->as.tensor, &made));
  kf_value_clear(item);
  *item = kf_value_tensor_take(made);
  return KF_OK;
}

static kf_status_t map_list(kf_value_t *value, kf__tensor_map_fn map, void *context) {
  const kf_list_t *list = (const kf_list_t *)value->as.pointer;
  size_t size = kf_list_size(list);
  kf_list_t *made = NULL;
  KF_TRY(kf_list_create(kf_list_kind(list), size, &made));
  kf_status_t status = KF_OK;
  for (size_t i = 0; i < size && status == KF_OK; i++) {
    kf_value_t item = kf_value_none();
    status = kf_list_get(list, i, &item);
    if (status == KF_OK) status = map_item(&item, map, context);
    if (status == KF_OK) status = kf_list_append(made, &item);
    kf_value_clear(&item);
  }
  if (status != KF_OK) {
    kf_object_release(made);
    return status;
  }
  kf_value_clear(value);
  *value = kf_value_object_take(KF_TAG_LIST, made);
  return KF_OK;
}

static kf_status_t note_tensor(void *context, kf_tensor_t *tensor) {
  (void)tensor;
  ++*(size_t *)context;
  return KF_OK;
}

kf_status_t kf__map_tensors(kf_value_t *value, kf__tensor_map_fn map, void *context) {
  if (value->tag == KF_TAG_TENSOR) return map_item(value, map, context);
  size_t tensors = 0;
  KF_TRY(kf__visit_tensors(value, note_tensor, &tensors));
  return tensors > 0 ? map_list(value, map, context) : KF_OK;
}

/* ---- Frames ---- */

typedef struct counting {
  kf__frame_t *frame;
  bool is_written;
} counting_t;

static kf_status_t count_tensor(void *context, kf_tensor_t *tensor) {
  const counting_t *counting = context;
  kf__frame_t *frame = counting->frame;
  frame->tensors++;
  if (kf_tensor_is_functional(tensor)) {
    frame->functional++;
    return KF_OK;
  }
  frame->written_plain |= counting->is_written;
  frame->plain_is_on_xla |= kf_keyset_has_backend(kf_keys_of(tensor), KF_BACKEND_XLA);
  return KF_OK;
}

kf_status_t kf__frame_begin(kf__frame_t *frame, const kf_call_t *call, kf_stack_t *stack) {
  *frame = (kf__frame_t){.op = call->op, .schema = kf__call_schema(call), .stack = stack};
  if (frame->schema == NULL)
    return kf_error_set(KF_ERR_NOT_IMPLEMENTED, "%s cannot be functionalized: it has no schema",
                        kf_op_full_name(call->op));
  size_t count = kf_schema_argument_count(frame->schema);
  if (stack->size < count)
    return kf_error_set(KF_ERR_CONTRACT, "%s: expected %zu arguments, found %zu",
                        kf_op_full_name(call->op), count, stack->size);
  frame->given = frame->first;
  if (count > KF__FRAME_INLINE) frame->given = kf_alloc(count * sizeof(kf_value_t));
  if (frame->given == NULL) return kf__no_memory();
  frame->count = count;
  frame->base = stack->size - count;
  for (size_t i = count; i-- > 0;) frame->given[i] = kf_stack_pop(stack);
  for (size_t i = 0; i < count; i++) {
    const kf_argument_t *argument = kf_schema_argument(frame->schema, i);
    counting_t counting = {frame, kf__plan_writes(call->op, argument)};
    KF_TRY(kf__visit_tensors(&frame->given[i], count_tensor, &counting));
  }
  return KF_OK;
}

void kf__frame_end(kf__frame_t *frame) {
  for (size_t i = 0; i < frame->count; i++) kf_value_clear(&frame->given[i]);
  if (frame->given != frame->first) kf_free(frame->given);
}

kf_status_t kf__frame_push_given(kf__frame_t *frame, size_t index) {
  return kf_stack_push_take(frame->stack, kf_value_copy(frame->given[index]));
}

static kf_status_t value_of(void *context, kf_tensor_t *tensor, kf_tensor_t **out) {
  (void)context;
  if (kf_tensor_is_functional(tensor)) return kf__functional_value(tensor, out);
  kf_tensor_retain(tensor);
  *out = tensor;
  return KF_OK;
}

kf_status_t kf__frame_push_value(kf__frame_t *frame, size_t index) {
  KF_TRY(kf__frame_push_given(frame, index));
  return kf__map_tensors(&frame->stack->values[frame->stack->size - 1], value_of, NULL);
}

kf_status_t kf__frame_push_all(kf__frame_t *frame, bool values) {
  for (size_t i = 0; i < frame->count; i++)
    KF_TRY(values ? kf__frame_push_value(frame, i) : kf__frame_push_given(frame, i));
  return KF_OK;
}

/* ---- Results ---- */

/* The argument whose value is `tensor`; NULL: none. Borrowed. */
static kf_tensor_t *argument_with_value(const kf__frame_t *frame, const kf_tensor_t *tensor) {
  for (size_t i = 0; i < frame->count; i++) {
    kf_tensor_t *t = frame->given[i].tag == KF_TAG_TENSOR ? frame->given[i].as.tensor : NULL;
    if (!kf_tensor_is_functional(t)) continue;
    const kf__functional_t *f = kf__functional_of(t);
    if (f != NULL && f->value == tensor) return t;
  }
  return NULL;
}

static kf_status_t wrap_one(void *context, kf_tensor_t *tensor, kf_tensor_t **out) {
  const kf__frame_t *frame = context;
  kf_tensor_t *given = argument_with_value(frame, tensor);
  if (given == NULL && !kf_tensor_is_functional(tensor)) return kf_functional_wrap(tensor, out);
  *out = given != NULL ? given : tensor;
  kf_tensor_retain(*out);
  return KF_OK;
}

kf_status_t kf__frame_wrap(const kf__frame_t *frame, kf_value_t *result) {
  return kf__map_tensors(result, wrap_one, (void *)(uintptr_t)frame);
}
