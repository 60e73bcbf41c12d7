/* __torch_function__: classes and modes that override whole functions, above the dispatcher. They
 * are called in PyTorch's order: the innermost mode, then the arguments' classes, subclasses before
 * their bases. */
#include "core/torch_function.h"
#include "core/function_arguments.h"
#include "core/private_names.h"

__thread int kfpy_function_modes; /* the length of `modes`: read on every call */
__thread int kfpy_function_state; /* KFPY_FUNCTION_*: see kfpy.h */

static __thread PyObject *modes; /* list, private to this file; the last one is called first */
static PyObject *protocol;       /* "__torch_function__" */
static PyObject *dispatch;       /* "__torch_dispatch__" */
static PyObject *disabled;       /* _disabled_torch_function_impl */

KFPY_THREAD_PART(function_modes, kfpy_function_modes, NULL)
KFPY_THREAD_PART(function_state, kfpy_function_state, NULL)
KFPY_THREAD_PART(modes, modes, NULL)

/* ---- Which arguments override ---- */

/* The class's __torch_function__, borrowed, without calling descriptors. */
static PyObject *lookup(PyTypeObject *type) { return kfpy_type_lookup(type, protocol); }

/* A class with a __torch_dispatch__ that inherits Tensor's own __torch_function__ does not override
 * functions: Tensor's would only change the class of their results. */
static bool answers_calls_only(PyTypeObject *type, PyObject *found) {
  return found == lookup(kfpy_tensor_type) &&
         kfpy_type_lookup(type, dispatch) != kfpy_type_lookup(kfpy_tensor_type, dispatch);
}

bool kfpy_overrides_function(PyTypeObject *type) {
  if (type == kfpy_tensor_type || kfpy_function_state != KFPY_FUNCTION_ENABLED) return false;
  PyObject *found = lookup(type);
  return found != NULL && found != disabled && !answers_calls_only(type, found);
}

/* The types of most arguments, which never override: checked before any lookup. */
static bool is_plain(PyTypeObject *type) {
  return type == kfpy_tensor_type || type == &PyLong_Type || type == &PyFloat_Type ||
         type == &PyBool_Type || type == &PyUnicode_Type || type == &PyTuple_Type ||
         type == &PyList_Type || type == &PyDict_Type || type == Py_TYPE(Py_None) ||
         type == Py_TYPE(Py_Ellipsis) || type == &PySlice_Type;
}

static bool overrides(PyObject *object) {
  PyTypeObject *type = Py_TYPE(object);
  return !is_plain(type) && kfpy_overrides_function(type);
}

int kfpy_add_overriding(PyObject *list, PyObject *object) {
  KFPY_ASSERT(PyList_CheckExact(list));
  Py_ssize_t position = PyList_GET_SIZE(list);
  for (Py_ssize_t i = 0; i < PyList_GET_SIZE(list); i++) {
    PyTypeObject *other = Py_TYPE(PyList_GET_ITEM(list, i));
    if (other == Py_TYPE(object)) return 0;
    if (position == PyList_GET_SIZE(list) && PyType_IsSubtype(Py_TYPE(object), other)) position = i;
  }
  return PyList_Insert(list, position, object);
}

/* Adds the argument, or the elements of a list or tuple. Looks one level deep, like PyTorch. */
static int collect_one(PyObject *list, PyObject *object) {
  if (overrides(object)) return kfpy_add_overriding(list, object);
  if (!PyList_Check(object) && !PyTuple_Check(object)) return 0;
  for (Py_ssize_t i = 0; i < PySequence_Fast_GET_SIZE(object); i++) {
    PyObject *item = PySequence_Fast_GET_ITEM(object, i);
    if (overrides(item) && kfpy_add_overriding(list, item) < 0) return -1;
  }
  return 0;
}

/* Whether collect_one would add anything. */
static bool one_overrides(PyObject *object) {
  if (overrides(object)) return true;
  if (!PyList_Check(object) && !PyTuple_Check(object)) return false;
  for (Py_ssize_t i = 0; i < PySequence_Fast_GET_SIZE(object); i++)
    if (overrides(PySequence_Fast_GET_ITEM(object, i))) return true;
  return false;
}

bool kfpy_function_is_overridden(PyObject *const *args, Py_ssize_t count, PyObject *names) {
  if (kfpy_function_state == KFPY_FUNCTION_OFF) return false;
  if (kfpy_function_modes > 0) return true;
  Py_ssize_t all = count + (names != NULL ? PyTuple_GET_SIZE(names) : 0);
  for (Py_ssize_t i = 0; i < all; i++)
    if (!is_plain(Py_TYPE(args[i])) || PyList_CheckExact(args[i]) || PyTuple_CheckExact(args[i]))
      if (one_overrides(args[i])) return true;
  return false;
}

/* ---- Calling modes and classes ---- */

/* Whether the counter that every call reads matches the list. */
static KFPY_CHECKER bool modes_are_counted(void) {
  return kfpy_function_modes == (modes != NULL ? (int)PyList_GET_SIZE(modes) : 0);
}

static bool is_bound_to(PyObject *method, PyObject *object) {
  return PyMethod_Check(method) && PyMethod_GET_SELF(method) == object;
}

/* The mode's method. A method of its class would not know which mode it is. */
static PyObject *method_of_mode(PyObject *mode) {
  PyObject *method = PyObject_GetAttr(mode, protocol);
  if (method != NULL && is_bound_to(method, (PyObject *)Py_TYPE(mode))) {
    Py_CLEAR(method);
    PyErr_SetString(PyExc_RuntimeError,
                    "Defining your mode's `__torch_function__` as a classmethod is not supported, "
                    "please make it a plain method");
  }
  return method;
}

/* Calls the method of an argument's class. A plain method, of the argument itself, gets a warning.
 */
static PyObject *ask_class(PyObject *argument, PyObject *function, PyObject *types, PyObject *args,
                           PyObject *kwargs) {
  static bool has_warned;
  PyObject *method = PyObject_GetAttr(argument, protocol), *result = NULL;
  if (method == NULL) return NULL;
  bool warns = is_bound_to(method, argument) && (!has_warned || kf_warns_always());
  has_warned |= warns;
  if (!warns ||
      PyErr_WarnEx(PyExc_UserWarning,
                   "Defining your `__torch_function__` as a plain method is deprecated and "
                   "will be an error in future, please define it as a classmethod.",
                   1) == 0)
    result = PyObject_CallFunctionObjArgs(method, function, types, args, kwargs, NULL);
  Py_DECREF(method);
  return result;
}

/* Calls the innermost mode with the mode itself popped off the stack, so that functions it calls go
 * to the next one. The mode is pushed back even if it raises. */
static PyObject *ask_mode(PyObject *function, PyObject *types, PyObject *args, PyObject *kwargs) {
  KFPY_ASSERT(kfpy_function_modes > 0);
  KFPY_ASSERT(modes_are_counted());
  Py_ssize_t last = PyList_GET_SIZE(modes) - 1;
  PyObject *mode = Py_NewRef(PyList_GET_ITEM(modes, last)), *method = method_of_mode(mode);
  if (method == NULL || PyList_SetSlice(modes, last, last + 1, NULL) < 0) {
    Py_XDECREF(method);
    Py_DECREF(mode);
    return NULL;
  }
  kfpy_function_modes--;
  PyObject *result = PyObject_CallFunctionObjArgs(method, function, types, args, kwargs, NULL);
  Py_DECREF(method);
  PyObject *type, *value, *traceback;
  PyErr_Fetch(&type, &value, &traceback);
  if (PyList_Append(modes, mode) < 0) { /* loses the mode and its result or exception */
    Py_CLEAR(result);
    Py_XDECREF(type);
    Py_XDECREF(value);
    Py_XDECREF(traceback);
  } else {
    kfpy_function_modes++;
    PyErr_Restore(type, value, traceback);
  }
  Py_DECREF(mode);
  KFPY_ASSERT_RESULT(result);
  return result;
}

/* Calls the mode, then the classes of `overriding` (a list of arguments) in order. */
static PyObject *ask(PyObject *function, PyObject *overriding, PyObject *args, PyObject *kwargs) {
  Py_ssize_t count = PyList_GET_SIZE(overriding);
  PyObject *types = PyTuple_New(count);
  if (types == NULL) return NULL;
  for (Py_ssize_t i = 0; i < count; i++)
    PyTuple_SET_ITEM(types, i, Py_NewRef((PyObject *)Py_TYPE(PyList_GET_ITEM(overriding, i))));
  PyObject *result = Py_NewRef(Py_NotImplemented);
  if (kfpy_function_modes > 0) Py_SETREF(result, ask_mode(function, types, args, kwargs));
  for (Py_ssize_t i = 0; result == Py_NotImplemented && i < count; i++)
    Py_SETREF(result, ask_class(PyList_GET_ITEM(overriding, i), function, types, args, kwargs));
  if (result == Py_NotImplemented) {
    Py_CLEAR(result);
    PyErr_Format(PyExc_TypeError,
                 "no implementation found for %R on types that implement __torch_function__: %R",
                 function, types);
  }
  Py_DECREF(types);
  return result;
}

PyObject *kfpy_torch_function_call(PyObject *function, PyObject *self, PyObject *const *args,
                                   Py_ssize_t count, PyObject *names) {
  KFPY_ASSERT_GIL();
  KFPY_ASSERT_NO_EXCEPTION();
  Py_ssize_t extra = self != NULL ? 1 : 0, keywords = names != NULL ? PyTuple_GET_SIZE(names) : 0;
  PyObject *overriding = PyList_New(0), *kwargs = PyDict_New();
  PyObject *tuple = PyTuple_New(count + extra), *result = NULL;
  if (overriding == NULL || kwargs == NULL || tuple == NULL) goto end;
  if (self != NULL) PyTuple_SET_ITEM(tuple, 0, Py_NewRef(self));
  for (Py_ssize_t i = 0; i < count; i++) PyTuple_SET_ITEM(tuple, i + extra, Py_NewRef(args[i]));
  for (Py_ssize_t i = 0; i < count + extra; i++)
    if (collect_one(overriding, PyTuple_GET_ITEM(tuple, i)) < 0) goto end;
  for (Py_ssize_t i = 0; i < keywords; i++) {
    if (PyDict_SetItem(kwargs, PyTuple_GET_ITEM(names, i), args[count + i]) < 0) goto end;
    if (collect_one(overriding, args[count + i]) < 0) goto end;
  }
  result = ask(function, overriding, tuple, kwargs);
end:
  Py_XDECREF(overriding);
  Py_XDECREF(kwargs);
  Py_XDECREF(tuple);
  KFPY_ASSERT_RESULT(result);
  return result;
}

/* ---- Functions of the module ---- */

/* _disabled_torch_function_impl: a class assigns it to __torch_function__ to opt out. */
static PyObject *disabled_call(PyObject *module, PyObject *const *args, Py_ssize_t count) {
  (void)module;
  if (count < 2 || count > 4) {
    PyErr_SetString(PyExc_TypeError,
                    "_disabled_torch_function_impl(func, types, args=(), kwargs=None)");
    return NULL;
  }
  int state = kfpy_function_state;
  if (state == KFPY_FUNCTION_ENABLED) kfpy_function_state = KFPY_FUNCTION_SUBCLASSES_OFF;
  PyObject *positional = count > 2 ? kfpy_tuple(args[2]) : PyTuple_New(0);
  PyObject *keywords = count > 3 && args[3] != Py_None ? args[3] : NULL;
  PyObject *result = NULL;
  if (positional != NULL && keywords != NULL && !PyDict_Check(keywords))
    PyErr_SetString(PyExc_TypeError, "kwargs must be a dict");
  else if (positional != NULL)
    result = PyObject_Call(args[0], positional, keywords);
  Py_XDECREF(positional);
  kfpy_function_state = state;
  return result;
}

static PyObject *has_function(PyObject *module, PyObject *sequence) {
  (void)module;
  if (Py_TYPE(sequence)->tp_iter == NULL && !PySequence_Check(sequence)) {
    PyErr_SetString(PyExc_TypeError, "expected a sequence");
    return NULL;
  }
  PyObject *tuple = kfpy_tuple(sequence);
  if (tuple == NULL) return NULL;
  bool found =
      kfpy_function_is_overridden(&PyTuple_GET_ITEM(tuple, 0), PyTuple_GET_SIZE(tuple), NULL);
  Py_DECREF(tuple);
  return PyBool_FromLong(found);
}

static PyObject *has_function_unary(PyObject *module, PyObject *object) {
  (void)module;
  return PyBool_FromLong(kfpy_function_is_overridden(&object, 1, NULL));
}

static PyObject *has_function_variadic(PyObject *module, PyObject *const *args, Py_ssize_t count) {
  (void)module;
  return PyBool_FromLong(kfpy_function_is_overridden(args, count, NULL));
}

static PyObject *push_mode(PyObject *module, PyObject *mode) {
  (void)module;
  if (modes == NULL && (modes = PyList_New(0)) == NULL) return NULL;
  if (PyList_Append(modes, mode) < 0) return NULL;
  kfpy_function_modes++;
  Py_RETURN_NONE;
}

static PyObject *pop_mode(PyObject *module, PyObject *nothing) {
  (void)module, (void)nothing;
  if (kfpy_function_modes == 0) {
    PyErr_SetString(PyExc_RuntimeError, "trying to pop from empty mode stack");
    return NULL;
  }
  KFPY_ASSERT(modes_are_counted());
  Py_ssize_t last = PyList_GET_SIZE(modes) - 1;
  PyObject *mode = Py_NewRef(PyList_GET_ITEM(modes, last));
  if (PyList_SetSlice(modes, last, last + 1, NULL) < 0) Py_CLEAR(mode);
  if (mode != NULL) kfpy_function_modes--;
  return mode;
}

static PyObject *mode_at(PyObject *module, PyObject *index) {
  (void)module;
  Py_ssize_t i = PyNumber_AsSsize_t(index, PyExc_IndexError);
  if (i == -1 && PyErr_Occurred()) return NULL;
  if (i < 0 || i >= kfpy_function_modes) {
    PyErr_SetString(PyExc_RuntimeError, "Tried to get stack at idx that's too big");
    return NULL;
  }
  KFPY_ASSERT(modes_are_counted());
  return Py_NewRef(PyList_GET_ITEM(modes, i));
}

static PyObject *mode_count(PyObject *module, PyObject *nothing) {
  (void)module, (void)nothing;
  return PyLong_FromLong(kfpy_function_modes);
}

static PyObject *is_enabled(PyObject *module, PyObject *nothing) {
  (void)module, (void)nothing;
  return PyBool_FromLong(kfpy_function_state == KFPY_FUNCTION_ENABLED);
}

static PyObject *is_off(PyObject *module, PyObject *nothing) {
  (void)module, (void)nothing;
  return PyBool_FromLong(kfpy_function_state == KFPY_FUNCTION_OFF);
}

static PyObject *set_state(PyObject *module, PyObject *state) {
  (void)module;
  long value = PyLong_AsLong(state);
  if (value == -1 && PyErr_Occurred()) return NULL;
  if (value < KFPY_FUNCTION_ENABLED || value > KFPY_FUNCTION_OFF) {
    PyErr_SetString(PyExc_ValueError, "the state of __torch_function__ is 0, 1 or 2");
    return NULL;
  }
  int old = kfpy_function_state;
  kfpy_function_state = (int)value;
  return PyLong_FromLong(old);
}

#define FAST(function) (PyCFunction)(void (*)(void))(function), METH_FASTCALL

static PyMethodDef functions[] = {
    {"_disabled_torch_function_impl", FAST(disabled_call),
     "(func, types, args=(), kwargs=None): calls func with class overrides disabled."},
    {"_has_torch_function", has_function, METH_O,
     "Returns whether any element of the sequence overrides functions."},
    {"_has_torch_function_unary", has_function_unary, METH_O,
     "Returns whether the object overrides functions."},
    {"_has_torch_function_variadic", FAST(has_function_variadic),
     "Returns whether any argument overrides functions."},
    {"_push_on_torch_function_stack", push_mode, METH_O, "Pushes a function mode."},
    {"_pop_torch_function_stack", pop_mode, METH_NOARGS,
     "Pops the topmost function mode and returns it."},
    {"_get_function_stack_at", mode_at, METH_O,
     "Returns the mode at this index of the stack; 0 is the outermost."},
    {"_len_torch_function_stack", mode_count, METH_NOARGS,
     "Returns the number of active function modes."},
    {"_is_torch_function_enabled", is_enabled, METH_NOARGS,
     "Returns whether classes can override functions."},
    {"_is_torch_function_all_disabled", is_off, METH_NOARGS,
     "Returns whether overrides by classes and by modes are both disabled."},
    {"_set_torch_function_state", set_state, METH_O,
     "Sets the state: 0 enables overrides, 1 disables those of classes, 2 those of modes too. "
     "Returns the old state."},
    {NULL, NULL, 0, NULL}};

int kfpy_init_torch_function(PyObject *module) {
  protocol = PyUnicode_InternFromString("__torch_function__");
  dispatch = PyUnicode_InternFromString("__torch_dispatch__");
  if (protocol == NULL || dispatch == NULL || kfpy_add_functions(module, functions) < 0) return -1;
  disabled = PyObject_GetAttrString(module, "_disabled_torch_function_impl");
  return disabled != NULL ? 0 : -1;
}

/* ---- Attributes and methods ---- */

PyObject *kfpy_ask_method(PyObject *self, const char *name, PyObject *const *args, Py_ssize_t count,
                          PyObject *keywords) {
  PyObject *method = PyObject_GetAttrString((PyObject *)kfpy_tensor_type, name);
  if (method == NULL) return NULL;
  PyObject *result = kfpy_torch_function_call(method, self, args, count, keywords);
  Py_DECREF(method);
  return result;
}

PyObject *kfpy_ask_attribute(PyObject *self, const char *name, const char *part, PyObject *value) {
  PyObject *descriptor = PyObject_GetAttrString((PyObject *)kfpy_tensor_type, name);
  PyObject *function = descriptor != NULL ? PyObject_GetAttrString(descriptor, part) : NULL;
  Py_XDECREF(descriptor);
  if (function == NULL) return NULL;
  PyObject *result = kfpy_torch_function_call(function, self, &value, value != NULL ? 1 : 0, NULL);
  Py_DECREF(function);
  return result;
}
