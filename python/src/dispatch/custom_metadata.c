/* Queries about geometry, device and layout that a class may answer itself (Note [Custom metadata]
 * in kfpy.h), made through an attribute or by calling the operator by name.
 *
 * These operators bypass modes, and classes that do not answer such queries: reading a tensor's
 * metadata is not a computation that a mode should record. */
#include "dispatch/python_kernels.h"

/* ---- Calling a class ---- */

/* Raises PyTorch's TypeError for a class that returned NotImplemented. */
static void nobody_answered(const kf_op_t *op, PyObject *type) {
  KFPY_ASSERT_NO_EXCEPTION();
  PyObject *name = PyUnicode_FromString(kf_op_name(op));
  PyObject *dotted = name != NULL ? PyObject_CallMethod(name, "replace", "ss", "::", ".") : NULL;
  if (dotted != NULL)
    PyErr_Format(PyExc_TypeError,
                 "Multiple dispatch failed for 'torch.ops.%U'; all __torch_dispatch__ handlers "
                 "returned NotImplemented:\n\n  - tensor subclass %R\n\nFor more information, try "
                 "re-running with TORCH_LOGS=not_implemented",
                 dotted, type);
  Py_XDECREF(name);
  Py_XDECREF(dotted);
}

/* Calls the class's __torch_dispatch__ for the operator. `argument` may be NULL. */
static PyObject *ask(const kf_op_t *op, PyObject *self, PyObject *argument) {
  PyObject *type = (PyObject *)Py_TYPE(self), *result = NULL;
  PyObject *function = kfpy_op_object(op);
  PyObject *args = argument != NULL ? PyTuple_Pack(2, self, argument) : PyTuple_Pack(1, self);
  PyObject *types = PyTuple_Pack(1, type), *kwargs = PyDict_New();
  if (function != NULL && args != NULL && types != NULL && kwargs != NULL)
    result = PyObject_CallMethod(type, "__torch_dispatch__", "OOOO", function, types, args, kwargs);
  if (result == Py_NotImplemented) {
    Py_CLEAR(result);
    nobody_answered(op, type);
  }
  Py_XDECREF(function);
  Py_XDECREF(args);
  Py_XDECREF(types);
  Py_XDECREF(kwargs);
  KFPY_ASSERT_RESULT(result);
  return result;
}

PyObject *kfpy_custom_metadata(PyObject *self, const char *what, PyObject *argument) {
  char name[64];
  const char *dot = strchr(what, '.');
  (void)snprintf(name, sizeof name, "%.*s::%s", dot != NULL ? (int)(dot - what) : 4,
                 dot != NULL ? what : "aten", dot != NULL ? dot + 1 : what);
  kf_op_t *op;
  if (KFPY_FAILED(kf_op_find_schema(name, argument != NULL ? "memory_format" : "", &op)))
    return NULL;
  PyObject *result = ask(op, self, argument);
  kf_op_release(op);
  return result;
}

/* ---- The operators ---- */

/* The context of a kernel. */
typedef struct {
  const char *op, *overload;
  unsigned about; /* KFPY_CUSTOM_*: called if the class answers any of these */
} question_t;

enum { SIZES = KFPY_CUSTOM_SIZES, STRIDES = KFPY_CUSTOM_SIZES | KFPY_CUSTOM_STRIDES };
static const question_t questions[] = {
    {"aten::size", "", SIZES},
    {"aten::sym_size", "", SIZES},
    {"aten::dim", "", SIZES},
    {"aten::numel", "", SIZES},
    {"aten::storage_offset", "", SIZES},
    {"aten::stride", "", STRIDES},
    {"aten::sym_stride", "", STRIDES},
    {"aten::is_contiguous", "", STRIDES},
    {"aten::is_contiguous", "memory_format", STRIDES},
    {"aten::is_strides_like_format", "", STRIDES},
    {"aten::is_non_overlapping_and_dense", "", STRIDES},
    {"prim::device", "", KFPY_CUSTOM_DEVICE},
    {"prim::layout", "", KFPY_CUSTOM_LAYOUT},
};

/* Returns the answer of the tensor's class; NULL without an exception if it gives none, or None. */
static PyObject *answer_of_class(const kf_call_t *call, const kf_schema_t *schema,
                                 const kf_value_t *values) {
  const question_t *question = kf_call_context(call);
  PyObject *self = kfpy_value_object(&values[0], NULL, true), *argument = NULL, *answer = NULL;
  if (self == NULL) return NULL;
  if (kfpy_is_tensor(self) && (((kfpy_tensor_t *)self)->custom & question->about) != 0) {
    if (kf_schema_argument_count(schema) > 1)
      argument = kfpy_value_object(&values[1], kf_schema_argument(schema, 1)->real_type, true);
    if (!PyErr_Occurred()) answer = ask(call->op, self, argument);
    if (answer == Py_None) Py_CLEAR(answer);
  }
  Py_XDECREF(argument);
  Py_DECREF(self);
  return answer;
}

/* The kernel for the key Python. If there is no answer, the call continues below that key, without
 * the GIL if the caller had released it. */
static kf_status_t run(const kf_call_t *call, kf_stack_t *stack) {
  PyGILState_STATE gil = PyGILState_Ensure();
  KFPY_ASSERT_NO_EXCEPTION();
  const kf_schema_t *schema = kf_op_schema(call->op);
  KFPY_ASSERT(schema != NULL); /* built-in operators keep their definition */
  size_t count = kf_schema_argument_count(schema);
  KFPY_ASSERT(count > 0);
  KFPY_ASSERT(stack->size >= count);
  PyObject *answer = answer_of_class(call, schema, stack->values + stack->size - count);
  kf_status_t status = KF_OK;
  if (answer != NULL) {
    kf_stack_drop(stack, count);
    if (kfpy_push_results(call->op, schema, answer, "__torch_dispatch__", stack) < 0)
      status = kfpy_carry();
    Py_DECREF(answer);
  } else if (PyErr_Occurred()) {
    status = kfpy_carry();
  }
  kf_schema_release(schema);
  kfpy_leave(gil);
  if (answer != NULL || status != KF_OK) return status;
  return kf_op_redispatch_boxed(call->op, kf_keyset_remove(call->keyset, KF_KEY_Python), stack);
}

int kfpy_init_metadata(void) {
  for (size_t i = 0; i < sizeof questions / sizeof *questions; i++) {
    /* The context is only read; the struct has no const for it. */
    kf_kernel_desc_t kernel = kf_kernel_boxed(run, (void *)(uintptr_t)&questions[i], KFPY_HERE);
    kf_registration_t *handle; /* kept for the life of the process */
    if (KFPY_FAILED(kf_register_impl(questions[i].op, questions[i].overload, KF_KEY_Python, &kernel,
                                     &handle)))
      return -1;
  }
  return 0;
}
