/* Functions that CPython declares but does not promise, and the public way to the same result.
 *
 * KeyfallPython.cmake looks whether Python.h has the name and then defines the macro, so that a
 * version of Python without it costs time, not the package. Other private names are used only for
 * versions of Python that are final: `_Py_IsFinalizing` before 3.13 (entry.c) and
 * `_PyObject_GenericGetAttrWithDict` before 3.12 (nn_module.c). */
#ifndef KFPY_PRIVATE_NAMES_H
#define KFPY_PRIVATE_NAMES_H

#include <Python.h>

/* Returns the attribute of the type or of its bases, borrowed, without calling descriptors; NULL
 * without an exception if there is none. May clear the current exception. */
static inline PyObject *kfpy_type_lookup(PyTypeObject *type, PyObject *name) {
#ifdef KFPY_HAS_TYPE_LOOKUP
  return _PyType_Lookup(type, name); /* remembers what it found */
#else
  PyObject *found = NULL, *order = type->tp_mro;
  for (Py_ssize_t i = 0; found == NULL && order != NULL && i < PyTuple_GET_SIZE(order); i++) {
    PyTypeObject *base = (PyTypeObject *)PyTuple_GET_ITEM(order, i);
#if PY_VERSION_HEX >= 0x030c0000
    PyObject *dict = PyType_GetDict(base);
#else
    PyObject *dict = Py_NewRef(base->tp_dict);
#endif
    found = PyDict_GetItemWithError(dict, name);
    Py_DECREF(dict); /* the type keeps it */
  }
  if (found == NULL) PyErr_Clear();
  return found;
#endif
}

/* Returns the dictionary of an object, borrowed; NULL without an exception if it has none, or none
 * yet. */
static inline PyObject *kfpy_instance_dict(PyObject *object) {
  Py_ssize_t offset = Py_TYPE(object)->tp_dictoffset;
  if (offset > 0) return *(PyObject **)(void *)((char *)object + offset);
  PyObject *dict = PyObject_GenericGetDict(object, NULL); /* where Python itself keeps it */
  if (dict == NULL) PyErr_Clear();
  Py_XDECREF(dict); /* the object keeps it */
  return dict;
}

#endif
