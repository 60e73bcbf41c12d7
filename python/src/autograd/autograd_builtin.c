/* PyTorch's built-in graph functions: UndefinedGrad, which blocks the gradient, and DelayedError,
 * which fails when a gradient arrives (PyTorch uses it for outputs that must not be
 * differentiated).
 */
#include "autograd/autograd_objects.h"

/* Detaches the tensors and makes the results outputs of a node of this function. Returns one
 * tensor, or a tuple of several. Steals the function's context, even on failure. */
static PyObject *record(const kf_function_t *function, PyObject *const *args, Py_ssize_t count) {
  kf_tensor_t **inputs = PyMem_Calloc(2 * (size_t)count + 1, sizeof *inputs);
  kf_tensor_t **outputs = inputs + count;
  kf_node_t *node = NULL;
  PyObject *result = NULL;
  kf_status_t status = KF_OK;
  KFPY_ASSERT_NO_EXCEPTION();
  if (inputs == NULL) status = kf_error_set(KF_ERR_NO_MEMORY, "not enough memory");
  for (Py_ssize_t i = 0; status == KF_OK && i < count; i++) {
    inputs[i] = kfpy_is_tensor(args[i]) ? kfpy_tensor_of(args[i]) : NULL;
    if (inputs[i] != NULL) status = kf_tensor_detach(inputs[i], &outputs[i]);
  }
  kf_tensor_span_t span = {inputs, (size_t)count};
  if (status == KF_OK) status = kf_function_node(function, span, false, &node);
  if (node == NULL && function->release != NULL) function->release(function->context);
  if (status == KF_OK && inputs != NULL)
    status = kf_function_finish(node, span, outputs, (size_t)count, NULL);
  if (!KFPY_FAILED(status)) result = kfpy_grad_tuple(outputs, (size_t)count);
  for (Py_ssize_t i = 0; inputs != NULL && i < count; i++) kf_tensor_release(outputs[i]);
  PyMem_Free(inputs);
  kf_node_release(node);
  if (result == NULL || count != 1) return result;
  PyObject *single = Py_NewRef(PyTuple_GET_ITEM(result, 0));
  Py_DECREF(result);
  return single;
}

/* UndefinedGrad's backward: leaves all gradients undefined. Runs without the GIL. */
static kf_status_t give_nothing(void *context, kf_node_t *node, kf_tensor_t *const *grads,
                                size_t grad_count, kf_tensor_t **out_grads, size_t out_count) {
  (void)context, (void)node, (void)grads, (void)grad_count, (void)out_grads, (void)out_count;
  return KF_OK;
}

/* DelayedError's backward; the context is the message. Runs without the GIL. */
static kf_status_t fail(void *context, kf_node_t *node, kf_tensor_t *const *grads,
                        size_t grad_count, kf_tensor_t **out_grads, size_t out_count) {
  (void)node, (void)grads, (void)grad_count, (void)out_grads, (void)out_count;
  return kf_error_set(KF_ERR_RUNTIME, "%s", (const char *)context);
}

/* ---- The types ---- */

typedef struct {
  PyObject_HEAD char *message; /* DelayedError only; kf_alloc */
} builtin_t;

static char *copied(const char *text) {
  char *copy = kf_alloc(strlen(text) + 1);
  if (copy != NULL) (void)strcpy(copy, text);
  return copy;
}

static void deallocate(PyObject *object) {
  PyTypeObject *type = Py_TYPE(object);
  kf_free(((builtin_t *)object)->message);
  type->tp_free(object);
  Py_DECREF(type);
}

/* DelayedError(message, count): the message is str or bytes; the count is ignored. */
static PyObject *new_error(PyTypeObject *type, PyObject *args, PyObject *keywords) {
  const char *message;
  int count = 1;
  if (keywords != NULL && PyDict_GET_SIZE(keywords) > 0) {
    PyErr_SetString(PyExc_TypeError, "DelayedError(message, number of inputs)");
    return NULL;
  }
  if (!PyArg_ParseTuple(args, "s|i:DelayedError", &message, &count)) {
    PyErr_Clear();
    if (!PyArg_ParseTuple(args, "y|i:DelayedError", &message, &count)) return NULL;
  }
  builtin_t *self = (builtin_t *)(void *)type->tp_alloc(type, 0);
  if (self == NULL) return NULL;
  self->message = copied(message);
  if (self->message != NULL) return (PyObject *)self;
  Py_DECREF(self);
  return PyErr_NoMemory();
}

static PyObject *call_error(PyObject *object, PyObject *args, PyObject *keywords) {
  (void)keywords;
  KFPY_ASSERT(((builtin_t *)object)->message != NULL);
  char *message = copied(((builtin_t *)object)->message);
  if (message == NULL) return PyErr_NoMemory();
  kf_function_t function = {sizeof function, 0, "Error", fail, NULL, kf_free, message};
  return record(&function, &PyTuple_GET_ITEM(args, 0), PyTuple_GET_SIZE(args));
}

static PyObject *call_undefined(PyObject *object, PyObject *args, PyObject *keywords) {
  (void)object, (void)keywords;
  kf_function_t function = {
      sizeof function, 0, "UndefinedGradBackward", give_nothing, NULL, NULL, NULL};
  return record(&function, &PyTuple_GET_ITEM(args, 0), PyTuple_GET_SIZE(args));
}

static PyType_Slot undefined_slots[] = {
    {Py_tp_new, (void *)(uintptr_t)PyType_GenericNew},
    {Py_tp_dealloc, (void *)(uintptr_t)deallocate},
    {Py_tp_call, (void *)(uintptr_t)call_undefined},
    {Py_tp_doc, (void *)(uintptr_t) "The identity function with an undefined gradient."},
    {0, NULL}};
static PyType_Spec undefined_spec = {"keyfall._C._functions.UndefinedGrad", sizeof(builtin_t), 0,
                                     Py_TPFLAGS_DEFAULT, undefined_slots};
static PyType_Slot error_slots[] = {
    {Py_tp_new, (void *)(uintptr_t)new_error},
    {Py_tp_dealloc, (void *)(uintptr_t)deallocate},
    {Py_tp_call, (void *)(uintptr_t)call_error},
    {Py_tp_doc, (void *)(uintptr_t) "DelayedError(message, count, /)\n--\n\nThe identity function. "
                                    "Raises an error with the message when a gradient arrives."},
    {0, NULL}};
static PyType_Spec error_spec = {"keyfall._C._functions.DelayedError", sizeof(builtin_t), 0,
                                 Py_TPFLAGS_DEFAULT, error_slots};

static PyMethodDef module_functions[] = {
    {"__getattr__", kfpy_node_class, METH_O, "Returns the class of nodes with this name."},
    {NULL, NULL, 0, NULL}};

int kfpy_init_builtin_functions(PyObject *module) {
  static PyTypeObject *undefined, *error;
  PyObject *functions = PyModule_New("keyfall._C._functions");
  if (functions == NULL) return -1;
  int status = -1;
  if (PyModule_AddObjectRef(module, "_functions", functions) == 0 &&
      kfpy_add_functions(functions, module_functions) == 0 &&
      kfpy_add_type(functions, &undefined_spec, NULL, &undefined) == 0 &&
      kfpy_add_type(functions, &error_spec, NULL, &error) == 0)
    status = 0;
  Py_DECREF(functions);
  return status;
}
