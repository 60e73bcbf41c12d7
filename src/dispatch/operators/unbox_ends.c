/* The last steps of adaptors: arguments leave the stack, and either every return is pushed or none
 * (but see Note [Passing on]). */
#include <string.h>

#include "dispatch/operators/kernel.h"
#include "dispatch/operators/unbox.h"

void kf__unbox_failed(const kf_call_t *call, kf_stack_t *stack, size_t size) {
  const kf_signature_t *signature = kf__kernel_signature(call->kernel);
  if (signature == NULL || !signature->passes_on || stack->size != size || size == 0) return;
  /* A tensor always fits, so the kernel has run; other values went through kf__unbox_any. */
  if (stack->values[size - 1].tag == KF_TAG_TENSOR) kf_stack_drop(stack, 1);
}

kf_status_t kf__unbox_end(kf_stack_t *stack, size_t count, kf_status_t status) {
  if (count != 0) (void)kf__drop_arguments(stack, count);
  return status;
}

kf_status_t kf__unbox_end_value(kf_stack_t *stack, size_t count, kf_status_t status,
                                kf_value_t value) {
  kf_value_t *values = kf__drop_arguments(stack, count);
  if (KF_UNLIKELY(status != KF_OK)) return status;
  KF_ASSERT(stack->size < stack->capacity); /* adaptors without arguments have reserved a slot */
  values[0] = value;
  stack->size++;
  return KF_OK;
}

kf_status_t kf__unbox_end_tensors(const kf_call_t *call, kf_stack_t *stack, size_t count,
                                  kf_status_t status, kf_tensor_t *const *tensors,
                                  size_t tensor_count) {
  kf_value_t *values = kf__drop_arguments(stack, count);
  if (KF_UNLIKELY(status != KF_OK)) return status;
  KF_ASSERT(stack->size + tensor_count <= stack->capacity);
  for (size_t i = 0; i < tensor_count; i++) {
    if (KF_LIKELY(tensors[i] != NULL))
      values[i] = kf_value_object_take(KF_TAG_TENSOR, tensors[i]);
    else
      values[i] =
          kf__tensor_return(kf__signature_returns(kf__kernel_signature(call->kernel)) + i, NULL);
  }
  stack->size += tensor_count;
  return KF_OK;
}

kf_status_t kf__unbox_end_without(const kf_call_t *call, kf_stack_t *stack, size_t count,
                                  kf_status_t status, kf_tensor_t *tensor) {
  return kf__unbox_end_tensors(call, stack, count, status, &tensor, 1);
}

kf_status_t kf__unbox_end_unreplaced(const kf_call_t *call, kf_stack_t *stack, kf_status_t status,
                                     kf_tensor_t *argument) {
  kf_value_t *top = stack->values + (stack->size - 1);
  kf_tensor_t *returned = top->as.tensor;
  top->as.tensor = argument;
  return kf__unbox_end_without(call, stack, 1, status, returned);
}

kf_status_t kf__unbox_end_list(const kf_call_t *call, kf_stack_t *stack, size_t count,
                               kf_status_t status, kf_list_t *list) {
  kf_value_t value = kf_value_none();
  kf_cell_t cell;
  cell.pointer = list;
  if (status == KF_OK)
    status = kf__pack_output(kf__kernel_signature(call->kernel), 0, &cell, &value);
  return kf__unbox_end_value(stack, count, status, value);
}

/* Several returns, all of them written arguments; one argument may be returned twice. Not inlined
 * into kf__unbox_end_written, whose common case should not use so much stack. */
static __attribute__((noinline)) kf_status_t end_with_several(const kf_signature_t *signature,
                                                              kf_stack_t *stack, size_t count) {
  const kf_param_t *returns = kf__signature_returns(signature);
  kf_value_t *values = stack->values + (stack->size - count);
  kf_value_t kept[KF_SIGNATURE_MAX_WORDS];
  KF_ASSERT(signature->return_count <= KF_SIGNATURE_MAX_WORDS);
  for (size_t i = 0; i < signature->return_count; i++) {
    KF_ASSERT(returns[i].kind == KF_PARAM_WRITTEN);
    KF_ASSERT(returns[i].detail < count);
    kept[i] = kf_value_copy(values[returns[i].detail]);
  }
  values = kf__drop_arguments(stack, count);
  memcpy(values, kept, signature->return_count * sizeof *kept);
  stack->size += signature->return_count;
  return KF_OK;
}

kf_status_t kf__unbox_end_written(const kf_call_t *call, kf_stack_t *stack, size_t count,
                                  kf_status_t status) {
  if (KF_UNLIKELY(status != KF_OK)) return kf__unbox_end(stack, count, status);
  const kf_signature_t *signature = kf__kernel_signature(call->kernel);
  if (KF_UNLIKELY(signature->return_count != 1)) return end_with_several(signature, stack, count);
  KF_ASSERT(kf__signature_returns(signature)->kind == KF_PARAM_WRITTEN);
  KF_ASSERT(kf__signature_returns(signature)->detail < count);
  kf_value_t *returned =
      stack->values + (stack->size - count) + kf__signature_returns(signature)->detail;
  kf_value_t kept = *returned;
  *returned = kf_value_none();
  return kf__unbox_end_value(stack, count, KF_OK, kept);
}
