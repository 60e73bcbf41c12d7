/* Trials: the kernels of meta know shapes and types of results, but not for which types the eager
 * device has loops. So the first call of an operator with certain types runs its kernel on small
 * tensors of zeros, which a call that the kernel refuses for its types leaves with that error,
 * before anything is recorded. All other errors of a trial mean nothing: the real arguments have
 * other values and sizes. Operators of programs are not tried, because their kernels may do
 * anything, nor are those that draw random numbers. */
#include "lazy/recording/dtype_trial.h"

#include "base/base_internal.h"
#include "lazy/model/eager_device.h"
#include "tensor/core/geometry.h"

enum { STACK_INLINE = 16, SMALL = 256 };

/* A tensor without elements may have no loop to run: its trial says nothing about other sizes. */
static bool is_empty(const kf_value_t *value) {
  if (value->tag == KF_TAG_TENSOR)
    return kf__is_defined(value->as.tensor) && value->as.tensor->numel == 0;
  if (!kf__is_tensor_list(value)) return false;
  kf_tensor_span_t tensors = kf_list_tensors((const kf_list_t *)value->as.pointer);
  for (size_t i = 0; i < tensors.size; i++)
    if (kf__is_defined(tensors.data[i]) && tensors.data[i]->numel == 0) return true;
  return false;
}

/* With the sizes of the model if that is small, or one element. */
static kf_status_t small_tensor(kf_tensor_t *model, kf_tensor_t **out_tensor) {
  int64_t ones[KF__MAX_DIMS];
  if (!kf__is_defined(model) || (model->flags & KF__WRAPPED_NUMBER) != 0) {
    if (model != NULL) kf_tensor_retain(model);
    *out_tensor = model;
    return KF_OK;
  }
  for (uint32_t i = 0; i < model->ndim; i++) ones[i] = 1;
  const kf_int_span_t sizes =
      model->numel <= SMALL ? kf__sizes(model) : (kf_int_span_t){ones, model->ndim};
  KF_TRY(kf__tensor_new(kf__dtype(model), kf_device_make(KF_DEVICE_CPU, -1), sizes, NULL,
                        out_tensor));
  memset((*out_tensor)->storage->data, 0, (*out_tensor)->storage->size);
  return KF_OK;
}

static kf_status_t small_list(const kf_list_t *models, kf_value_t *out_value) {
  kf_tensor_span_t tensors = kf_list_tensors(models);
  kf_list_t *list;
  KF_TRY(kf_list_create(KF_LIST_TENSORS, tensors.size, &list));
  kf_status_t status = KF_OK;
  for (size_t i = 0; i < tensors.size && status == KF_OK; i++) {
    kf_tensor_t *made = NULL;
    status = small_tensor(tensors.data[i], &made);
    if (status != KF_OK) break;
    kf_value_t item = kf_value_tensor_take(made);
    status = kf_list_append(list, &item);
    kf_value_clear(&item);
  }
  if (status == KF_OK)
    *out_value = kf_value_object_take(KF_TAG_LIST, list);
  else
    kf_object_release(list);
  return status;
}

static kf_status_t push(kf_stack_t *stack, const kf_value_t *arg) {
  kf_value_t *to = &stack->values[stack->size];
  if (arg->tag == KF_TAG_TENSOR) {
    kf_tensor_t *made = NULL;
    KF_TRY(small_tensor(arg->as.tensor, &made));
    *to = kf_value_tensor_take(made);
  } else if (kf__is_tensor_list(arg)) {
    KF_TRY(small_list((const kf_list_t *)arg->as.pointer, to));
  } else if (arg->tag == KF_TAG_DEVICE) {
    *to = kf_value_device(kf_device_make(KF_DEVICE_CPU, -1));
  } else {
    *to = kf_value_copy(*arg);
  }
  stack->size++;
  return KF_OK;
}

static kf_status_t run(const kf__lazy_op_t *op, const kf_value_t *args, kf_stack_t *stack) {
  KF_TRY(kf_stack_reserve(stack, op->arg_count));
  for (uint32_t i = 0; i < op->arg_count; i++) KF_TRY(push(stack, &args[i]));
  kf_guard_t keys, inference;
  kf_guard_inference_mode(&inference, false);
  kf_guard_force(&keys, kf_keyset_named(KF_KEYSET_DEFAULT_INCLUDED),
                 kf_keyset_named(KF_KEYSET_DEFAULT_EXCLUDED));
  kf__quiet++;
  kf_status_t status = kf_op_redispatch_boxed(op->op, kf_keyset_of(KF_KEY_CPU), stack);
  kf__quiet--;
  kf_guard_leave(&keys);
  kf_guard_leave(&inference);
  return status;
}

kf_status_t kf__lazy_try_types(kf__lazy_op_t *op, const kf_value_t *args, uint64_t key) {
  if (kf__lazy_eager_device().type != KF_DEVICE_CPU) return KF_OK;
  bool is_proof = true;
  for (uint32_t i = 0; i < op->arg_count; i++)
    is_proof &= kf_schema_argument(op->schema, i)->is_out || !is_empty(&args[i]);
  kf_value_t buffer[STACK_INLINE];
  kf_stack_t stack;
  kf_stack_init(&stack, buffer, STACK_INLINE);
  kf_status_t status = run(op, args, &stack);
  kf_stack_destroy(&stack);
  if (status == KF_ERR_NOT_IMPLEMENTED) return status;
  if (status != KF_OK) kf_error_clear();
  if (status == KF_ERR_NO_MEMORY || !is_proof) return KF_OK;
  const uint32_t at = __atomic_fetch_add(&op->tried_next, 1, __ATOMIC_RELAXED) % KF__LAZY_TRIED;
  __atomic_store_n(&op->tried[at], key, __ATOMIC_RELAXED);
  return KF_OK;
}
