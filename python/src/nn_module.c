/* The hot paths of nn.Module: calls without hooks, and attribute lookup in its dictionaries of
 * parameters, buffers and children. Everything else is in keyfall/nn/modules/module.py, whose class
 * Module derives from the type here.
 *
 * A module keeps its state in its __dict__, as in PyTorch, because programs read and replace those
 * dictionaries; the C object has no members. */
#include "core/kfpy.h"

static PyTypeObject *base_type;
static PyObject *call_with_hooks; /* function of _module_hooks.py for calls with hooks; owned */
static PyObject *hooks_of_all;    /* dict of the hooks on all modules; owned */

enum { CONTAINERS = 3, HOOKS = 4 };
static PyObject *containers[CONTAINERS]; /* names of the dictionaries to search, in order */
static PyObject *hooks[HOOKS];           /* names of the dictionaries that a plain call has empty */
static PyObject *name_forward;

/* ---- Attributes ---- */

/* Finds a parameter, buffer or child; new reference, or NULL without an exception if there is none.
 */
static PyObject *find_member(PyObject *dict, PyObject *name) {
  KFPY_ASSERT(PyDict_Check(dict));
  for (int i = 0; i < CONTAINERS; i++) {
    PyObject *members = PyDict_GetItemWithError(dict, containers[i]);
    if (members == NULL && PyErr_Occurred()) return NULL;
    if (members == NULL || !PyDict_Check(members)) continue;
    Py_INCREF(members); /* comparing names may run Python code that replaces it */
    PyObject *found = PyDict_GetItemWithError(members, name);
    Py_XINCREF(found);
    Py_DECREF(members);
    if (found != NULL || PyErr_Occurred()) return found;
  }
  return NULL;
}

/* __getattr__: Python calls it for names that are not plain attributes. */
static PyObject *get_attribute(PyObject *self, PyObject *name) {
  PyObject *dict = PyObject_GenericGetDict(self, NULL);
  if (dict == NULL) return NULL;
  PyObject *found = find_member(dict, name);
  Py_DECREF(dict);
  if (found == NULL && !PyErr_Occurred())
    PyErr_Format(PyExc_AttributeError, "'%.200s' object has no attribute '%S'",
                 Py_TYPE(self)->tp_name, name);
  return found;
}

#if PY_VERSION_HEX < 0x030c0000
/* Note [Attributes before Python 3.12]
 * Before 3.12, for every name that is not a plain attribute, Python creates an AttributeError with
 * its text before it calls __getattr__, and then drops it: ten times the cost of finding a
 * parameter. So module classes without their own __getattr__ or __getattribute__ get this function
 * as tp_getattro when they are created. If one is assigned later, Python itself restores its own
 * function. */
static PyObject *get_fast(PyObject *self, PyObject *name) {
  PyObject *found = _PyObject_GenericGetAttrWithDict(self, name, NULL, 1);
  return found != NULL || PyErr_Occurred() ? found : get_attribute(self, name);
}

/* Returns 1 if the type inherits the attribute of `owner`, 0 if it has another, -1: raised. */
static int has_our(PyTypeObject *type, const char *name, PyTypeObject *owner) {
  PyObject *own = PyObject_GetAttrString((PyObject *)type, name);
  PyObject *ours = own != NULL ? PyObject_GetAttrString((PyObject *)owner, name) : NULL;
  int same = ours != NULL ? own == ours : -1;
  Py_XDECREF(own);
  Py_XDECREF(ours);
  return same;
}

static int use_fast_lookup(PyTypeObject *type) {
  int same = has_our(type, "__getattr__", base_type);
  if (same > 0) same = has_our(type, "__getattribute__", &PyBaseObject_Type);
  if (same > 0) type->tp_getattro = get_fast;
  return same < 0 ? -1 : 0;
}
#else
static int use_fast_lookup(PyTypeObject *type) {
  (void)type;
  return 0;
}
#endif

/* __init_subclass__(**kwargs) */
static PyObject *init_subclass(PyObject *type, PyObject *args, PyObject *kwargs) {
  PyObject *super = PyObject_CallFunctionObjArgs((PyObject *)&PySuper_Type, base_type, type, NULL);
  PyObject *next = super != NULL ? PyObject_GetAttrString(super, "__init_subclass__") : NULL;
  PyObject *result = next != NULL ? PyObject_Call(next, args, kwargs) : NULL;
  Py_XDECREF(super);
  Py_XDECREF(next);
  if (result != NULL && use_fast_lookup((PyTypeObject *)type) < 0) Py_CLEAR(result);
  return result;
}

/* ---- Calls ---- */

/* 1: there are no hooks. 0: there are hooks, or the module was never initialized, which call_hooked
 * reports. -1: raised. */
static int is_plain(PyObject *self) {
  if (hooks_of_all == NULL || PyDict_GET_SIZE(hooks_of_all) != 0) return 0;
  PyObject *dict = PyObject_GenericGetDict(self, NULL);
  if (dict == NULL) return -1;
  int plain = 1;
  for (int i = 0; i < HOOKS && plain == 1; i++) {
    PyObject *found = PyDict_GetItemWithError(dict, hooks[i]);
    if (found == NULL && PyErr_Occurred())
      plain = -1;
    else
      plain = found != NULL && PyDict_Check(found) && PyDict_GET_SIZE(found) == 0;
  }
  Py_DECREF(dict);
  return plain;
}

/* Makes a call with hooks, in Python. */
static PyObject *call_hooked(PyObject *self, PyObject *args, PyObject *kwargs) {
  if (call_with_hooks == NULL) {
    PyErr_SetString(PyExc_RuntimeError, "keyfall.nn is not imported");
    return NULL;
  }
  PyObject *empty = kwargs == NULL ? PyDict_New() : Py_NewRef(kwargs);
  if (empty == NULL) return NULL;
  PyObject *arguments[] = {self, args, empty};
  PyObject *result = PyObject_Vectorcall(call_with_hooks, arguments, 3, NULL);
  Py_DECREF(empty);
  return result;
}

/* tp_call. */
static PyObject *call(PyObject *self, PyObject *args, PyObject *kwargs) {
  KFPY_ASSERT_NO_EXCEPTION();
  int plain = is_plain(self);
  if (plain < 0) return NULL;
  if (plain == 0) return call_hooked(self, args, kwargs);
  PyObject *forward = PyObject_GetAttr(self, name_forward);
  if (forward == NULL) return NULL;
  PyObject *result = PyObject_Call(forward, args, kwargs);
  Py_DECREF(forward);
  KFPY_ASSERT_RESULT(result);
  return result;
}

/* ---- The type ---- */

static PyMethodDef methods[] = {
    {"__getattr__", get_attribute, METH_O,
     "Returns a parameter, buffer or child; called for names that are not plain attributes."},
    {"__init_subclass__", (PyCFunction)(uintptr_t)init_subclass,
     METH_CLASS | METH_VARARGS | METH_KEYWORDS, "Called when a module class is created."},
    {NULL, NULL, 0, NULL}};

static PyType_Slot slots[] = {
    {Py_tp_call, (void *)(uintptr_t)call},
    {Py_tp_methods, methods},
    {Py_tp_doc, "Base class of nn.Module: its calls and attribute lookup."},
    {0, NULL}};

static PyType_Spec spec = {.name = "keyfall._C.ModuleBase",
                           .basicsize = sizeof(PyObject),
                           .flags = Py_TPFLAGS_DEFAULT | Py_TPFLAGS_BASETYPE,
                           .slots = slots};

/* ---- Registration of keyfall.nn's objects, on import ---- */

static PyObject *set_module_hooks(PyObject *module, PyObject *args) {
  (void)module;
  PyObject *of_all = NULL;
  PyObject *function = NULL;
  if (!PyArg_ParseTuple(args, "O!O:_set_module_hooks", &PyDict_Type, &of_all, &function))
    return NULL;
  Py_XSETREF(hooks_of_all, Py_NewRef(of_all));
  Py_XSETREF(call_with_hooks, Py_NewRef(function));
  Py_RETURN_NONE;
}

static PyObject *set_parameter_type(PyObject *module, PyObject *type) {
  (void)module;
  if (!PyType_Check(type) || !PyType_IsSubtype((PyTypeObject *)type, kfpy_tensor_type)) {
    PyErr_Format(PyExc_TypeError, "expected a class of tensors, found %R", type);
    return NULL;
  }
  Py_XSETREF(kfpy_parameter_type, (PyTypeObject *)Py_NewRef(type));
  Py_RETURN_NONE;
}

/* Restores the lookup of a class and its subclasses after Module.__getattr__ was replaced for a
 * while: Note [Attributes before Python 3.12]. */
static int restore_lookup(PyObject *type) {
  if (use_fast_lookup((PyTypeObject *)type) < 0) return -1;
  PyObject *children = PyObject_CallMethod(type, "__subclasses__", NULL);
  if (children == NULL) return -1;
  int rc = 0;
  for (Py_ssize_t i = 0; rc == 0 && i < PyList_GET_SIZE(children); i++)
    rc = restore_lookup(PyList_GET_ITEM(children, i));
  Py_DECREF(children);
  return rc;
}

static PyObject *use_fast_lookup_of(PyObject *module, PyObject *type) {
  (void)module;
  if (!PyType_Check(type) || !PyType_IsSubtype((PyTypeObject *)type, base_type)) {
    PyErr_Format(PyExc_TypeError, "expected a class of modules, found %R", type);
    return NULL;
  }
  if (restore_lookup(type) < 0) return NULL;
  Py_RETURN_NONE;
}

static PyMethodDef functions[] = {
    {"_use_fast_lookup", use_fast_lookup_of, METH_O,
     "Restores the attribute lookup of a class of modules and its subclasses, after __getattr__ "
     "was "
     "replaced."},
    {"_set_module_hooks", set_module_hooks, METH_VARARGS,
     "Registers the dictionary of hooks on all modules, and the function for calls with hooks."},
    {"_set_parameter_type", set_parameter_type, METH_O,
     "Registers the class Parameter, treated like Tensor wherever the class does not matter."},
    {NULL, NULL, 0, NULL}};

static int intern(PyObject **slot, const char *text) {
  *slot = PyUnicode_InternFromString(text);
  return *slot != NULL ? 0 : -1;
}

int kfpy_init_nn(PyObject *module) {
  static const char *const container_names[CONTAINERS] = {"_parameters", "_buffers", "_modules"};
  static const char *const hook_names[HOOKS] = {"_forward_hooks", "_forward_pre_hooks",
                                                "_backward_hooks", "_backward_pre_hooks"};
  for (int i = 0; i < CONTAINERS; i++)
    if (intern(&containers[i], container_names[i]) < 0) return -1;
  for (int i = 0; i < HOOKS; i++)
    if (intern(&hooks[i], hook_names[i]) < 0) return -1;
  if (intern(&name_forward, "forward") < 0 || kfpy_add_type(module, &spec, NULL, &base_type) < 0)
    return -1;
  return kfpy_add_functions(module, functions);
}
