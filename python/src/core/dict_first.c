/* Note [Looking in the instance first]
 * `keyfall.ops.aten.add.Tensor` finds its members in the dictionaries of its objects, but Python
 * searches the class before, and cannot specialise lookups in objects that also have __getattr__.
 * The classes given to _look_in_dict_first() get a lookup that begins with the dictionary of the
 * instance; names that are not there are looked up as before. An entry with the name of a data
 * descriptor would hide the descriptor: the classes keep no such entries.
 *
 * If __getattr__ or __getattribute__ of such a class is assigned later, Python restores its own
 * function. Derived classes do not inherit the lookup. */
#include "core/kfpy.h"
#include "core/private_names.h"

enum { MOST_CLASSES = 8 };
static struct {
  PyTypeObject *type; /* owned, for ever */
  getattrofunc usual;
} classes[MOST_CLASSES];
static size_t class_count;

static PyObject *look_as_usual(PyObject *self, PyObject *name) {
  for (size_t i = 0; i < class_count; i++)
    if (PyType_IsSubtype(Py_TYPE(self), classes[i].type)) return classes[i].usual(self, name);
  return PyObject_GenericGetAttr(self, name);
}

static PyObject *look_in_dict_first(PyObject *self, PyObject *name) {
  PyObject *dict = kfpy_instance_dict(self);
  PyObject *found = dict != NULL ? PyDict_GetItemWithError(dict, name) : NULL;
  if (found != NULL) return Py_NewRef(found);
  return PyErr_Occurred() ? NULL : look_as_usual(self, name);
}

static PyObject *use(PyObject *module, PyObject *argument) {
  (void)module;
  PyTypeObject *type = (PyTypeObject *)argument;
  if (!PyType_Check(argument) || !PyType_HasFeature(type, Py_TPFLAGS_HEAPTYPE) ||
      type->tp_dictoffset <= 0) {
    PyErr_SetString(PyExc_TypeError,
                    "_look_in_dict_first: expected a class whose instances have a dictionary");
    return NULL;
  }
  if (class_count == MOST_CLASSES) {
    PyErr_SetString(PyExc_RuntimeError, "_look_in_dict_first: there are too many such classes");
    return NULL;
  }
  if (type->tp_getattro != look_in_dict_first) {
    classes[class_count].type = (PyTypeObject *)Py_NewRef(argument);
    classes[class_count++].usual = type->tp_getattro;
    type->tp_getattro = look_in_dict_first;
  }
  Py_RETURN_NONE;
}

static PyMethodDef methods[] = {{"_look_in_dict_first", use, METH_O, NULL}, {NULL, NULL, 0, NULL}};

int kfpy_init_dict_first(PyObject *module) { return PyModule_AddFunctions(module, methods); }
