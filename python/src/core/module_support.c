/* Helpers that add types, functions and methods to the extension module. */
#include "core/kfpy.h"

PyObject *kfpy_module;

int kfpy_add_type(PyObject *module, PyType_Spec *spec, PyObject *base, PyTypeObject **slot) {
  KFPY_ASSERT_NO_EXCEPTION();
  KFPY_ASSERT(*slot == NULL);
  PyObject *type = PyType_FromSpecWithBases(spec, base);
  if (type == NULL) return -1;
  const char *dot = strrchr(spec->name, '.');
  const char *name = dot != NULL ? dot + 1 : spec->name;
  if (PyModule_AddObjectRef(module, name, type) < 0) {
    Py_DECREF(type);
    return -1;
  }
  *slot = (PyTypeObject *)type; /* keeps its reference: types live as long as the process */
  return 0;
}

int kfpy_add_functions(PyObject *module, PyMethodDef *functions) {
  return PyModule_AddFunctions(module, functions);
}

/* The descriptor that the type's dictionary holds for a method; new reference. */
static PyObject *method_object(PyTypeObject *type, PyMethodDef *method) {
  if ((method->ml_flags & METH_CLASS) != 0) return PyDescr_NewClassMethod(type, method);
  if ((method->ml_flags & METH_STATIC) == 0) return PyDescr_NewMethod(type, method);
  PyObject *function = PyCFunction_New(method, NULL);
  PyObject *object = function != NULL ? PyStaticMethod_New(function) : NULL;
  Py_XDECREF(function);
  return object;
}

int kfpy_add_methods(PyTypeObject *type, PyMethodDef *methods) {
  for (PyMethodDef *method = methods; method->ml_name != NULL; method++) {
    PyObject *object = method_object(type, method);
    int status =
        object != NULL ? PyObject_SetAttrString((PyObject *)type, method->ml_name, object) : -1;
    Py_XDECREF(object);
    if (status < 0) return -1;
  }
  return 0;
}

PyObject *kfpy_imported(PyObject **slot, const char *module, const char *name) {
  if (KF_LIKELY(*slot != NULL)) return *slot;
  KFPY_ASSERT_GIL();
  KFPY_ASSERT_NO_EXCEPTION();
  PyObject *imported = PyImport_ImportModule(module);
  if (imported == NULL) return NULL;
  PyObject *found = PyObject_GetAttrString(imported, name);
  Py_DECREF(imported);
  if (*slot == NULL)
    *slot = found;
  else
    Py_XDECREF(found); /* another thread got here first: an import releases the GIL */
  return *slot;
}

PyObject *kfpy_attribute(PyObject *object, const char *name) {
  PyObject *interned = PyUnicode_InternFromString(name);
  PyObject *found = interned != NULL ? PyObject_GetAttr(object, interned) : NULL;
  Py_XDECREF(interned);
  return found;
}

PyObject *kfpy_text(const char *text) {
  if (text == NULL) Py_RETURN_NONE;
  return PyUnicode_DecodeUTF8(text, (Py_ssize_t)strlen(text), "replace");
}

PyObject *kfpy_text_take(char *text) {
  KFPY_ASSERT(text != NULL);
  PyObject *object = kfpy_text(text);
  kf_free(text);
  return object;
}
