/* The boxed form of the catalogue's autograd kernels. */
#include "autograd/records/boxed_recording.h"

#include "autograd/graph/node.h"
#include "dispatch/operators/kernel.h"

static bool value_wants_grad(const kf_value_t *value) {
  if (value->tag == KF_TAG_TENSOR)
    return kf__wants_grad((const kf_tensor_t *)(const void *)value->as.object) != 0;
  if (value->tag != KF_TAG_LIST) return false;
  const kf_list_t *list = (const kf_list_t *)(const void *)value->as.object;
  if (kf__list_wants_grad(kf_list_tensors(list)) != 0) return true;
  const kf_value_span_t values = kf_list_values(list);
  for (size_t i = 0; i < values.size; i++)
    if (value_wants_grad(&values.data[i])) return true;
  return false;
}

static bool arguments_want_grad(const kf_stack_t *stack, size_t count) {
  if (stack->size < count) return true; /* unboxing reports it */
  for (size_t i = stack->size - count; i < stack->size; i++)
    if (value_wants_grad(&stack->values[i])) return true;
  return false;
}

/* Whether the next kernel has a typed form: then the call is unboxed in any case, and the typed form
 * of this kernel reads the arguments faster than arguments_want_grad. */
static bool is_typed_below(const kf_call_t *call) {
  const kf_kernel_t *const *words = (const kf_kernel_t *const *)(const void *)call->op;
  const kf_kernel_t *next = KF_LOAD_TABLE(&words[kf_redispatch_word(kf__below_autograd(call))]);
  return KF_LOAD(&next->layout.typed) != NULL;
}

kf_status_t kf__record_boxed(const kf_call_t *call, kf_stack_t *stack) {
  const kf_signature_t *signature = kf__kernel_signature(call->kernel);
  if (KF_LIKELY(is_typed_below(call)) ||
      (arguments_want_grad(stack, signature->arg_count) && kf__grad_mode()))
    return kf__signature_adaptor(signature)(call, stack);
  return kf_op_redispatch_boxed(call->op, kf__below_autograd(call), stack);
}
