/* Kernels and fallbacks written in Python: boxed kernels that hold a callable.
 *
 * Note [Arguments for Python]
 * Python code gets the arguments as a caller would write them, following PyTorch's protocol:
 * keyword-only arguments by name, unless they have their default value; the others by position,
 * without trailing defaults. Wrapped numbers become numbers again, undefined tensors become None.
 */
#include "dispatch/python_kernels.h"
#include "core/function_arguments.h"

/* The context of a kernel; allocated with kf_alloc. */
typedef struct python_kernel {
  PyObject *callable; /* owned */
  bool with_keyset;
  bool with_op;
} python_kernel_t;

/* ---- Arguments ---- */

static bool has_default(const kf_argument_t *argument, const kf_value_t *value) {
  return argument->default_value != NULL && kf_value_equal(value, argument->default_value);
}

/* The arguments are the topmost values of the stack. */
static const kf_value_t *first_argument(const kf_schema_t *schema, const kf_stack_t *stack) {
  KFPY_ASSERT(stack->size >= kf_schema_argument_count(schema));
  return stack->values + stack->size - kf_schema_argument_count(schema);
}

/* The number of positional arguments without trailing defaults. */
static size_t positional_count(const kf_schema_t *schema, const kf_value_t *values) {
  size_t count = 0;
  for (size_t i = 0; i < kf_schema_argument_count(schema); i++) {
    const kf_argument_t *argument = kf_schema_argument(schema, i);
    if (argument->is_kwarg_only) break;
    if (!has_default(argument, &values[i])) count = i + 1;
  }
  return count;
}

/* Stores a new dict in *out_kwargs, or leaves it NULL if there are no keyword arguments. */
static int keyword_arguments(const kf_schema_t *schema, const kf_value_t *values,
                             PyObject **out_kwargs) {
  int status = 0;
  for (size_t i = 0; status == 0 && i < kf_schema_argument_count(schema); i++) {
    const kf_argument_t *argument = kf_schema_argument(schema, i);
    if (!argument->is_kwarg_only || has_default(argument, &values[i])) continue;
    if (*out_kwargs == NULL && (*out_kwargs = PyDict_New()) == NULL) return -1;
    PyObject *object = kfpy_value_object(&values[i], argument->real_type, true);
    if (object == NULL) return -1;
    status = PyDict_SetItemString(*out_kwargs, argument->name, object);
    Py_DECREF(object);
  }
  return status;
}

/* Returns a new tuple of the positional arguments, after `offset` empty elements for the caller to
 * fill. */
static PyObject *positional_arguments(const kf_schema_t *schema, const kf_value_t *values,
                                      Py_ssize_t offset) {
  size_t count = positional_count(schema, values);
  PyObject *args = PyTuple_New((Py_ssize_t)count + offset);
  for (size_t i = 0; args != NULL && i < count; i++) {
    PyObject *object =
        kfpy_value_object(&values[i], kf_schema_argument(schema, i)->real_type, true);
    if (object == NULL)
      Py_CLEAR(args);
    else
      PyTuple_SET_ITEM(args, (Py_ssize_t)i + offset, object);
  }
  return args;
}

/* New references; *out_kwargs is NULL if there are no keyword arguments. */
static int make_arguments(const kf_schema_t *schema, const kf_stack_t *stack, Py_ssize_t offset,
                          PyObject **out_args, PyObject **out_kwargs) {
  const kf_value_t *values = first_argument(schema, stack);
  *out_kwargs = NULL;
  *out_args = positional_arguments(schema, values, offset);
  if (*out_args == NULL) return -1;
  if (keyword_arguments(schema, values, out_kwargs) == 0) return 0;
  Py_CLEAR(*out_args);
  Py_CLEAR(*out_kwargs);
  return -1;
}

int kfpy_arguments(const kf_schema_t *schema, const kf_stack_t *stack, PyObject **out_args,
                   PyObject **out_kwargs) {
  if (make_arguments(schema, stack, 0, out_args, out_kwargs) < 0) return -1;
  if (*out_kwargs != NULL || (*out_kwargs = PyDict_New()) != NULL) return 0;
  Py_CLEAR(*out_args);
  return -1;
}

/* ---- Results ---- */

static int push_one(const kf_schema_t *schema, size_t index, PyObject *object, kf_stack_t *stack) {
  kf_value_t value;
  if (kfpy_result_to_value(object, kf_schema_return(schema, index)->real_type, &value) != 1)
    return -1;
  return KFPY_FAILED(kf_stack_push_take(stack, value)) ? -1 : 0;
}

static int push_several(const kf_op_t *op, const kf_schema_t *schema, PyObject *result,
                        const char *who, kf_stack_t *stack) {
  size_t count = kf_schema_return_count(schema), base = stack->size;
  if (!PySequence_Check(result) || PyUnicode_Check(result)) {
    PyErr_Format(PyExc_TypeError, "Object of type '%s' is not an instance of 'sequence'",
                 Py_TYPE(result)->tp_name);
    return -1;
  }
  PyObject *items = kfpy_tuple(result);
  if (items == NULL) return -1;
  int done = 0;
  if ((size_t)PyTuple_GET_SIZE(items) != count) {
    PyErr_Format(PyExc_RuntimeError, "Expected %s for %s to return %zu values but it returned %zd",
                 who, kf_op_full_name(op), count, PyTuple_GET_SIZE(items));
    done = -1;
  }
  for (size_t i = 0; done == 0 && i < count; i++)
    done = push_one(schema, i, PyTuple_GET_ITEM(items, (Py_ssize_t)i), stack);
  Py_DECREF(items);
  if (done < 0) kf_stack_drop(stack, stack->size - base);
  KFPY_ASSERT_STATUS(done);
  KFPY_ASSERT(stack->size == base + (done == 0 ? count : 0));
  return done;
}

int kfpy_push_results(const kf_op_t *op, const kf_schema_t *schema, PyObject *result,
                      const char *who, kf_stack_t *stack) {
  KFPY_ASSERT_NO_EXCEPTION();
  size_t count = kf_schema_return_count(schema);
  if (count == 1) return push_one(schema, 0, result, stack);
  if (count > 1) return push_several(op, schema, result, who, stack);
  if (result == Py_None) return 0;
  PyErr_Format(PyExc_RuntimeError,
               "Expected %s for %s to return None but it returned something else instead.", who,
               kf_op_full_name(op));
  return -1;
}

/* ---- The kernel ---- */

/* Calls the kernel's function with the arguments on the stack; new reference. */
static PyObject *call_python(const kf_call_t *call, const python_kernel_t *kernel,
                             const kf_schema_t *schema, const kf_stack_t *stack) {
  PyObject *args, *kwargs, *result = NULL;
  Py_ssize_t offset = (kernel->with_keyset ? 1 : 0) + (kernel->with_op ? 1 : 0), next = 0;
  if (make_arguments(schema, stack, offset, &args, &kwargs) < 0) return NULL;
  PyObject *keyset = kernel->with_keyset ? kfpy_keyset_object(call->keyset) : NULL;
  PyObject *op = kernel->with_op ? kfpy_op_object(call->op) : NULL;
  bool complete = (keyset != NULL || !kernel->with_keyset) && (op != NULL || !kernel->with_op);
  if (keyset != NULL) PyTuple_SET_ITEM(args, next++, keyset);
  if (op != NULL) PyTuple_SET_ITEM(args, next++, op);
  KFPY_ASSERT(!complete || next == offset);
  if (complete) {
    PyObject *callable = Py_NewRef(kernel->callable); /* it may deregister itself */
    result = PyObject_Call(callable, args, kwargs);
    Py_DECREF(callable);
  }
  Py_DECREF(args);
  Py_XDECREF(kwargs);
  return result;
}

/* Note [Kernels for gradients]
 * An autograd kernel whose function has the attribute `_only_for_grad` is called only if there is
 * something to record. Otherwise the call continues below autograd without entering Python. */
static kf_status_t pass_below_autograd(const kf_call_t *call, kf_stack_t *stack) {
  kf_guard_t guard;
  kf_guard_below_autograd(&guard);
  kf_keyset_t below = kf_keyset_named(KF_KEYSET_AFTER_AUTOGRAD);
  kf_status_t status = kf_op_redispatch_boxed(call->op, kf_keyset_and(call->keyset, below), stack);
  kf_guard_leave(&guard);
  return status;
}

static bool is_for_grad(PyObject *callable) {
  PyObject *mark = PyObject_GetAttrString(callable, "_only_for_grad");
  bool marked = mark == Py_True;
  if (mark == NULL) PyErr_Clear();
  Py_XDECREF(mark);
  return marked;
}

/* Replaces the arguments on the stack by the results. The caller holds the GIL. */
static kf_status_t run_function(const kf_call_t *call, const python_kernel_t *kernel,
                                kf_stack_t *stack) {
  KFPY_ASSERT_NO_EXCEPTION();
  kf_status_t status = KF_OK;
  const kf_schema_t *schema = kf_op_schema(call->op);
  if (schema == NULL) return kfpy_no_definition(call->op);
  PyObject *result = call_python(call, kernel, schema, stack);
  kf_stack_drop(stack, kf_schema_argument_count(schema));
  if (result == NULL ||
      kfpy_push_results(call->op, schema, result, "PythonKernelHolder", stack) < 0)
    status = kfpy_carry();
  Py_XDECREF(result);
  kf_schema_release(schema);
  return status;
}

/* The boxed kernel. */
static kf_status_t run(const kf_call_t *call, kf_stack_t *stack) {
  PyGILState_STATE gil = PyGILState_Ensure();
  kf_status_t status = run_function(call, kf_call_context(call), stack);
  kfpy_leave(gil);
  return status;
}

/* The boxed kernel of the catalogue's operators of kind python. */
static kf_status_t run_of_catalogue(const kf_call_t *call, kf_stack_t *stack) {
  PyGILState_STATE gil = PyGILState_Ensure();
  PyObject *function = kfpy_package_function(call->op, kf_call_context(call));
  const python_kernel_t kernel = {function, false, false};
  kf_status_t status = function != NULL ? run_function(call, &kernel, stack) : kfpy_carry();
  Py_XDECREF(function);
  kfpy_leave(gil);
  return status;
}

void kfpy_install_package_kernels(void) { kf_set_python_kernel(run_of_catalogue); }

/* The boxed kernel of a function with `_only_for_grad`. Needs no GIL. */
static kf_status_t run_for_grad(const kf_call_t *call, kf_stack_t *stack) {
  const kf_schema_t *schema = kf_op_schema(call->op);
  bool asked = schema == NULL || kf_autograd_records(stack, kf_schema_argument_count(schema));
  if (schema != NULL) kf_schema_release(schema);
  return asked ? run(call, stack) : pass_below_autograd(call, stack);
}

/* The kernel is deregistered and no call uses it any more. Called on any thread, with or without
 * the GIL. */
static void release(void *context) {
  python_kernel_t *kernel = context;
  kfpy_release_held(kernel->callable);
  kf_free(kernel);
}

int kfpy_python_kernel(PyObject *callable, bool with_keyset, bool with_op, kf_kernel_desc_t *out) {
  if (!PyCallable_Check(callable)) {
    PyErr_Format(PyExc_TypeError, "a kernel must be callable, not %s", Py_TYPE(callable)->tp_name);
    return -1;
  }
  python_kernel_t *kernel = kf_alloc(sizeof *kernel);
  if (kernel == NULL) {
    PyErr_NoMemory();
    return -1;
  }
  *kernel = (python_kernel_t){Py_NewRef(callable), with_keyset, with_op};
  *out = kf_kernel_boxed(is_for_grad(callable) ? run_for_grad : run, kernel, NULL);
  out->release = release;
  kfpy_keep_gil_for(run, run_for_grad);
  return 0;
}
