/* The fallback of the Functionalize key. See Note [Functionalization] in functionalize.h. */
#include "transforms/functionalize/functionalize_kernels.h"

#include <string.h>

#include "compat/texts.h"
#include "transforms/functionalize/functional_state.h"
#include "transforms/functionalize/functionalize_below.h"
#include "transforms/functionalize/functionalize_scope.h"

static kf_status_t refuse(const kf__frame_t *frame) {
  char text[1024];
  (void)kf_schema_print(frame->schema, text, sizeof text);
  return kf_error_set(
      KF_ERR_RUNTIME,
      KF__COMPATIBLE(KF__TORCH_FUNCTIONALIZED_ALIAS,
                     "the results of %s alias its arguments, which cannot be undone without knowing "
                     "the kernel: return a new tensor, or register a kernel for Functionalize"),
      text);
}

/* Runs a kernel that calls operators, on the arguments as they are. */
static kf_status_t run_composite(kf__frame_t *frame, kf_key_t key) {
  KF_TRY(kf__frame_push_all(frame, false));
  return kf_op_call_boxed_for_key(frame->op, key, frame->stack);
}

/* Autograd above has left the recording to the operators that the kernel calls. */
static bool is_to_be_recorded(const kf__plan_t *plan) {
  return plan->is_through && !kf__functionalize_is_entered() && !kf__grad_mode_off &&
         (kf_local_excluded().functionality & UINT64_C(1) << KF_RANK_AutogradFunctionality) == 0;
}

static kf_status_t run_plan(kf__frame_t *frame, const kf__plan_t *plan) {
  if (frame->functional > 0 && is_to_be_recorded(plan))
    return run_composite(frame, KF_KEY_CompositeExplicitAutograd);
  switch (plan->kind) {
    case KF__PLAN_COMPOSITE: return run_composite(frame, KF_KEY_CompositeImplicitAutograd);
    case KF__PLAN_VIEW: return kf__run_view(frame);
    case KF__PLAN_INPLACE_VIEW: return kf__run_inplace_view(frame, plan);
    case KF__PLAN_WRITE:
    case KF__PLAN_COPIES: return kf__run_write(frame, plan);
    case KF__PLAN_REFUSED: return refuse(frame);
    default: return kf__run_on_values(frame, frame->functional > 0 || frame->tensors == 0);
  }
}

kf_status_t kf__functionalize(const kf_call_t *call, kf_stack_t *stack) {
  kf__frame_t frame;
  kf__plan_t scratch;
  const kf__plan_t *plan = NULL;
  kf_status_t status = kf__frame_begin(&frame, call, stack);
  if (status == KF_OK) status = kf__plan_of(call->op, frame.schema, &scratch, &plan);
  if (status == KF_OK) status = run_plan(&frame, plan);
  if (plan != NULL) kf__plan_done(plan, &scratch);
  kf__frame_end(&frame);
  return status;
}

/* ---- Composites, for devices ---- */

static kf_status_t wrap_argument(void *context, kf_tensor_t *tensor, kf_tensor_t **out) {
  (void)context;
  return kf_functional_wrap(tensor, out);
}

static kf_status_t unwrap_result(void *context, kf_tensor_t *tensor, kf_tensor_t **out) {
  (void)context;
  if (kf_tensor_is_functional(tensor)) return kf__functional_value(tensor, out);
  kf_tensor_retain(tensor);
  *out = tensor;
  return KF_OK;
}

static kf_status_t map_top(kf_stack_t *stack, size_t count, kf__tensor_map_fn map) {
  for (size_t i = stack->size - count; i < stack->size; i++)
    KF_TRY(kf__map_tensors(&stack->values[i], map, NULL));
  return KF_OK;
}

kf_status_t kf_functionalize_composite(const kf_op_t *op, kf_stack_t *stack) {
  kf_key_t key = KF_KEY_Undefined;
  if (kf__is_explicit_composite(op)) key = KF_KEY_CompositeExplicitAutograd;
  if (kf_op_has_kernel_for_key(op, KF_KEY_CompositeImplicitAutograd))
    key = KF_KEY_CompositeImplicitAutograd;
  if (key == KF_KEY_Undefined)
    return kf_error_set(KF_ERR_NOT_IMPLEMENTED, "%s has no composite kernel", kf_op_full_name(op));
  const kf_schema_t *schema = kf_op_schema(op);
  size_t arguments = kf_schema_argument_count(schema), returns = kf_schema_return_count(schema);
  kf_schema_release(schema);
  kf_guard_t guard;
  if (stack->size < arguments)
    return kf_error_set(KF_ERR_VALUE, "%s: expected %zu arguments, found %zu", kf_op_full_name(op),
                        arguments, stack->size);
  KF_TRY(map_top(stack, arguments, wrap_argument));
  kf_guard_set_excluded(&guard, KF_KEY_Functionalize, false);
  kf_status_t status = kf_op_call_boxed_for_key(op, key, stack);
  kf_guard_leave(&guard);
  return status == KF_OK ? map_top(stack, returns, unwrap_result) : status;
}
