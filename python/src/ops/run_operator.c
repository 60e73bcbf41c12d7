/* Runs an operator whose arguments are on a stack.
 *
 * Note [When the GIL is released]
 * Releasing the GIL while an operator runs pays off if the work takes longer than handing over the
 * lock, which takes a few hundred nanoseconds. Built-in operators on few elements in CPU memory
 * keep it, as do operators of users whose kernel is written in Python; all others run without it.
 *
 * The caller holds the GIL and no exception is set, both on entry and on return, whatever the
 * status: kernels written in Python carry their exceptions (Note [Carried exceptions]). */
#include "core/kfpy.h"

/* A call on lazy tensors is recorded, and releases the GIL itself if it has to run something. */
bool kfpy_few_elsewhere(const kf_tensor_t *tensor) {
  return kf_tensor_device(tensor).type == KF_DEVICE_LAZY || !kf_tensor_is_defined(tensor);
}

static bool list_is_small(const kf_list_t *list) {
  if (kf_list_size(list) > 16) return false;
  if (kf_list_kind(list) == KF_LIST_TENSORS) {
    kf_tensor_span_t tensors = kf_list_tensors(list);
    for (size_t i = 0; i < tensors.size; i++)
      if (tensors.data[i] != NULL && !kfpy_few(tensors.data[i])) return false;
    return true;
  }
  if (kf_list_kind(list) != KF_LIST_INTS) return kf_list_kind(list) != KF_LIST_VALUES;
  /* These may be the sizes of a tensor that the operator will create and fill. */
  kf_int_span_t ints = kf_list_ints(list);
  int64_t product = 1;
  for (size_t i = 0; i < ints.size; i++)
    if (ints.data[i] > KFPY_FEW_ELEMENTS ||
        (product *= ints.data[i] > 0 ? ints.data[i] : 1) > KFPY_FEW_ELEMENTS)
      return false;
  return true;
}

/* Whether the arguments suggest so little work that the call should keep the GIL. */
static bool keeps_gil(const kf_stack_t *stack) {
  for (size_t i = 0; i < stack->size; i++) {
    const kf_value_t *value = &stack->values[i];
    if (value->tag == KF_TAG_TENSOR) {
      if (!kfpy_few((const kf_tensor_t *)(const void *)value->as.object)) return false;
    } else if (value->tag == KF_TAG_LIST) {
      if (!list_is_small((const kf_list_t *)(const void *)value->as.object)) return false;
    } else if (value->tag == KF_TAG_INT && value->as.i > KFPY_FEW_ELEMENTS &&
               value->as.i < INT64_MAX) {
      return false; /* arange(1000000000) */
    }
  }
  return true;
}

static bool is_built_in(const kf_op_t *op) { return strncmp(kf_op_name(op), "aten::", 6) == 0; }

kf_status_t kfpy_call_built_in(const kf_op_t *op, kf_stack_t *stack) {
  KFPY_ASSERT_GIL();
  KFPY_ASSERT_NO_EXCEPTION();
  KFPY_ASSERT(is_built_in(op));
  if (KF_LIKELY(keeps_gil(stack))) return kf_op_call_boxed(op, stack);
  PyThreadState *state = PyEval_SaveThread();
  kf_status_t status = kf_op_call_boxed(op, stack);
  PyEval_RestoreThread(state);
  KFPY_ASSERT_GIL();
  return status;
}

static kf_boxed_fn python_kernel, passed_kernel; /* NULL: none was registered yet */

void kfpy_keep_gil_for(kf_boxed_fn kernel, kf_boxed_fn through) {
  python_kernel = kernel;
  passed_kernel = through;
}

static bool runs_python(const kf_op_t *op, const kf_stack_t *stack) {
  return python_kernel != NULL && kf_op_reaches(op, stack, python_kernel, passed_kernel);
}

kf_status_t kfpy_call(const kf_op_t *op, kf_stack_t *stack) {
  if (is_built_in(op)) return kfpy_call_built_in(op, stack);
  KFPY_ASSERT_GIL();
  KFPY_ASSERT_NO_EXCEPTION();
  if (runs_python(op, stack)) return kf_op_call_boxed(op, stack);
  PyThreadState *state = PyEval_SaveThread();
  kf_status_t status = kf_op_call_boxed(op, stack);
  PyEval_RestoreThread(state);
  KFPY_ASSERT_GIL();
  return status;
}

kf_status_t kfpy_redispatch(const kf_op_t *op, kf_keyset_t set, kf_stack_t *stack) {
  KFPY_ASSERT_GIL();
  KFPY_ASSERT_NO_EXCEPTION();
  if (is_built_in(op) && keeps_gil(stack)) return kf_op_redispatch_boxed(op, set, stack);
  PyThreadState *state = PyEval_SaveThread();
  kf_status_t status = kf_op_redispatch_boxed(op, set, stack);
  PyEval_RestoreThread(state);
  return status;
}
