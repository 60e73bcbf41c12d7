/* The key PythonDispatcher (enable_python_dispatcher): while a thread includes it, each call asks
 * the operator's Python object which kernel to run for its highest key (`_get_dispatch`, cached in
 * `_dispatch_cache`). The answer is a callable, or a key whose kernel runs as it would in C. */
#include "dispatch/python_kernels.h"

/* Returns the operator's callable or key for a key; new reference. */
static PyObject *handler_for(PyObject *op, kf_key_t key) {
  PyObject *key_object = kfpy_key_object(key);
  PyObject *cache = key_object != NULL ? PyObject_GetAttrString(op, "_dispatch_cache") : NULL;
  PyObject *handler = NULL;
  if (cache != NULL && PyDict_Check(cache))
    handler = Py_XNewRef(PyDict_GetItemWithError(cache, key_object));
  if (cache != NULL && handler == NULL && !PyErr_Occurred())
    handler = PyObject_CallMethod(op, "_get_dispatch", "O", key_object);
  Py_XDECREF(cache);
  Py_XDECREF(key_object);
  return handler;
}

/* Calls a Python callable with the arguments on the stack and pushes its results. */
static kf_status_t run_callable(const kf_call_t *call, PyObject *handler, kf_stack_t *stack) {
  const kf_schema_t *schema = kf_op_schema(call->op);
  PyObject *args, *kwargs, *result = NULL;
  if (schema == NULL) return kfpy_no_definition(call->op);
  KFPY_ASSERT(stack->size >= kf_schema_argument_count(schema));
  if (kfpy_arguments(schema, stack, &args, &kwargs) == 0) {
    result = PyObject_Call(handler, args, kwargs);
    Py_DECREF(args);
    Py_DECREF(kwargs);
  }
  kf_stack_drop(stack, kf_schema_argument_count(schema));
  bool done = result != NULL &&
              kfpy_push_results(call->op, schema, result, "Python dispatcher", stack) == 0;
  Py_XDECREF(result);
  kf_schema_release(schema);
  return done ? KF_OK : kfpy_carry();
}

/* Runs the table's kernel for the key; for an alias key, the kernel registered for it. */
static kf_status_t run_key(const kf_call_t *call, kf_key_t key, kf_keyset_t set,
                           kf_stack_t *stack) {
  if (key == kf_keyset_highest_key(set)) return kf_op_redispatch_boxed(call->op, set, stack);
  return kf_op_call_boxed_for_key(call->op, key, stack);
}

static kf_status_t run(const kf_call_t *call, kf_stack_t *stack) {
  kf_keyset_t set = kf_keyset_remove(call->keyset, KF_KEY_PythonDispatcher);
  PyGILState_STATE gil = PyGILState_Ensure();
  kf_status_t status;
  kf_key_t key;
  KFPY_ASSERT_NO_EXCEPTION();
  PyObject *op = kfpy_op_object(call->op);
  PyObject *handler = op != NULL ? handler_for(op, kf_keyset_highest_key(set)) : NULL;
  if (handler == NULL)
    status = kfpy_carry();
  else if (PyCallable_Check(handler))
    status = run_callable(call, handler, stack);
  else if (kfpy_as_key(handler, &key) < 0)
    status = kfpy_carry();
  else
    status = run_key(call, key, set, stack);
  Py_XDECREF(handler);
  Py_XDECREF(op);
  kfpy_leave(gil);
  return status;
}

int kfpy_init_python_dispatcher(void) {
  kf_kernel_desc_t kernel = kf_kernel_boxed(run, NULL, KFPY_HERE);
  kf_registration_t *handle; /* kept for the life of the process */
  return KFPY_FAILED(kf_register_fallback(KF_KEY_PythonDispatcher, &kernel, &handle)) ? -1 : 0;
}
