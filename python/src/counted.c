/* See Note [Counted objects] in counted.h. */
#include "counted.h"

static PyObject *table; /* address of the object: address of its handle */

static kfpy_counted_t *self_of(PyObject *object) { return (kfpy_counted_t *)object; }

PyMemberDef kfpy_counted_members[] = {
    {"__weaklistoffset__", T_PYSSIZET, offsetof(kfpy_counted_t, weakrefs), READONLY, NULL},
    {NULL, 0, 0, 0, NULL}};

/* Borrowed; NULL without an exception when there is none. */
static PyObject *find(void *object) {
  PyObject *key = table != NULL ? PyLong_FromVoidPtr(object) : NULL;
  PyObject *found = key != NULL ? PyDict_GetItemWithError(table, key) : NULL;
  Py_XDECREF(key);
  return found != NULL ? PyLong_AsVoidPtr(found) : NULL;
}

static int enter(void *object, PyObject *handle) {
  if (table == NULL && (table = PyDict_New()) == NULL) return -1;
  PyObject *key = PyLong_FromVoidPtr(object);
  PyObject *value = PyLong_FromVoidPtr(handle);
  int status = key != NULL && value != NULL ? PyDict_SetItem(table, key, value) : -1;
  Py_XDECREF(key);
  Py_XDECREF(value);
  return status;
}

static void leave(kfpy_counted_t *self) {
  if (find(self->object) == (PyObject *)self) {
    PyObject *key = PyLong_FromVoidPtr(self->object);
    if (key == NULL || PyDict_DelItem(table, key) < 0) PyErr_Clear();
    Py_XDECREF(key);
  }
}

PyObject *kfpy_counted(PyTypeObject *type, void *object) {
  if (object == NULL) Py_RETURN_NONE;
  PyObject *found = find(object);
  if (found != NULL) return Py_NewRef(found);
  if (PyErr_Occurred()) return NULL;
  kf_object_retain(object);
  return kfpy_counted_take(type, object);
}

PyObject *kfpy_counted_take(PyTypeObject *type, void *object) {
  kfpy_counted_t *self = self_of(type->tp_alloc(type, 0));
  if (self == NULL) {
    kf_object_release(object);
    return NULL;
  }
  self->object = object;
  if (enter(object, (PyObject *)self) == 0) return (PyObject *)self;
  Py_DECREF(self);
  return NULL;
}

void kfpy_counted_dealloc(PyObject *object) {
  kfpy_counted_t *self = self_of(object);
  PyTypeObject *type = Py_TYPE(object);
  PyObject *error_type, *error, *traceback; /* a destructor leaves exceptions alone */
  PyErr_Fetch(&error_type, &error, &traceback);
  if (self->object != NULL) leave(self);
  if (self->weakrefs != NULL) PyObject_ClearWeakRefs(object);
  kf_object_release(self->object);
  PyErr_Restore(error_type, error, traceback);
  type->tp_free(object);
  Py_DECREF(type);
}

PyObject *kfpy_counted_address(PyObject *self, void *unused) {
  (void)unused;
  return PyLong_FromVoidPtr(self_of(self)->object);
}
