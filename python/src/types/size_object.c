/* keyfall.Size: a tuple of ints (or symbolic ints) that prints as torch.Size([2, 3]). Slicing,
 * concatenating and repeating a Size give a Size, as in PyTorch. */
#include "core/function_arguments.h"
#include "types/describing_types.h"

static PyTypeObject *size_type;

bool kfpy_is_size(PyObject *object) { return Py_TYPE(object) == size_type; }

/* A tuple of a derived class, without its items. */
static PyObject *allocate(PyTypeObject *type, Py_ssize_t count) {
  PyObject *self = type->tp_alloc(type, count);
#if PY_VERSION_HEX >= 0x030e0000
  if (self != NULL) ((PyTupleObject *)self)->ob_hash = -1; /* not known yet; 0 would be a hash */
#endif
  return self;
}

PyObject *kfpy_size_object(kf_int_span_t sizes) {
  KFPY_ASSERT(sizes.size == 0 || sizes.data != NULL);
  PyObject *self = allocate(size_type, (Py_ssize_t)sizes.size);
  if (self == NULL) return NULL;
  for (size_t i = 0; i < sizes.size; i++) {
    PyObject *item = PyLong_FromLongLong(sizes.data[i]);
    if (item == NULL) {
      Py_DECREF(self);
      return NULL;
    }
    PyTuple_SET_ITEM(self, (Py_ssize_t)i, item);
  }
  return self;
}

static PyObject *too_large(Py_ssize_t position) {
  return PyErr_Format(PyExc_ValueError, "torch.Size(): item %zd does not fit in 64 bits", position);
}

/* Converts an item that is not an int: keeps symbolic ints, turns objects with __index__ into ints.
 */
static PyObject *converted_item(PyObject *item, Py_ssize_t position) {
  kf_value_t symbolic;
  int found = kfpy_as_symbolic(item, &symbolic);
  if (found < 0) return NULL;
  if (found > 0) {
    kf_value_clear(&symbolic);
    return Py_NewRef(item);
  }
  if (!PyIndex_Check(item))
    return PyErr_Format(PyExc_TypeError,
                        "torch.Size() takes an iterable of 'int' (item %zd is '%.200s')", position,
                        Py_TYPE(item)->tp_name);
  PyObject *number = PyNumber_Index(item);
  if (number == NULL) return NULL;
  int overflow = 0;
  long long value = PyLong_AsLongLongAndOverflow(number, &overflow);
  Py_DECREF(number);
  return overflow == 0 ? PyLong_FromLongLong(value) : too_large(position);
}

/* Returns the item in the form that a Size stores; new reference. */
static PyObject *checked_item(PyObject *item, Py_ssize_t position) {
  if (!PyLong_CheckExact(item)) return converted_item(item, position);
  int overflow = 0;
  (void)PyLong_AsLongLongAndOverflow(item, &overflow);
  return overflow == 0 ? Py_NewRef(item) : too_large(position);
}

/* Makes a Size from the items of a tuple, after checking them. */
static PyObject *from_tuple(PyTypeObject *type, PyObject *items) {
  KFPY_ASSERT(PyTuple_Check(items));
  Py_ssize_t count = PyTuple_GET_SIZE(items);
  PyObject *self = allocate(type, count);
  if (self == NULL) return NULL;
  for (Py_ssize_t i = 0; i < count; i++) {
    PyObject *item = checked_item(PyTuple_GET_ITEM(items, i), i);
    if (item == NULL) {
      Py_DECREF(self);
      return NULL;
    }
    PyTuple_SET_ITEM(self, i, item);
  }
  return self;
}

PyObject *kfpy_size_take(PyObject *items) {
  PyObject *tuple = PySequence_Tuple(items);
  Py_DECREF(items);
  if (tuple == NULL) return NULL;
  PyObject *self = from_tuple(size_type, tuple);
  Py_DECREF(tuple);
  return self;
}

/* Converts the result of one of tuple's own operations to a Size; steals it. Passes NULL and
 * NotImplemented through. */
static PyObject *from_tuple_take(PyObject *items) {
  if (items == NULL) return NULL;
  PyObject *self = PyTuple_Check(items) ? from_tuple(size_type, items) : Py_NewRef(items);
  Py_DECREF(items);
  return self;
}

static PyObject *size_new(PyTypeObject *type, PyObject *args, PyObject *keywords) {
  if (keywords != NULL && PyDict_GET_SIZE(keywords) > 0) {
    PyErr_SetString(PyExc_TypeError, "Size() takes no keyword arguments");
    return NULL;
  }
  PyObject *items = NULL;
  if (!PyArg_ParseTuple(args, "|O:Size", &items)) return NULL;
  PyObject *tuple = items != NULL ? kfpy_tuple(items) : PyTuple_New(0);
  if (tuple == NULL) return NULL;
  PyObject *self = from_tuple(type, tuple);
  Py_DECREF(tuple);
  return self;
}

static PyObject *size_repr(PyObject *self) {
  PyObject *list = PySequence_List(self);
  if (list == NULL) return NULL;
  PyObject *text = PyUnicode_FromFormat("torch.Size(%R)", list);
  Py_DECREF(list);
  return text;
}

/* ---- Operations whose result is a Size ---- */

static PyObject *size_concat(PyObject *a, PyObject *b) {
  if (!PyTuple_Check(a) || !PyTuple_Check(b))
    return PyErr_Format(PyExc_TypeError, "can only concatenate tuple (not %.200s) to torch.Size",
                        Py_TYPE(PyTuple_Check(a) ? b : a)->tp_name);
  return from_tuple_take(PyTuple_Type.tp_as_sequence->sq_concat(a, b));
}

/* nb_add, for tuple + Size: Python tries it before tuple's own sq_concat, whose result would be a
 * tuple. */
static PyObject *size_add(PyObject *a, PyObject *b) {
  if (PyTuple_Check(a) && PyTuple_Check(b)) return size_concat(a, b);
  if (PyObject_TypeCheck(a, size_type)) return size_concat(a, b);
  Py_RETURN_NOTIMPLEMENTED;
}

static PyObject *size_repeat(PyObject *self, Py_ssize_t times) {
  return from_tuple_take(PyTuple_Type.tp_as_sequence->sq_repeat(self, times));
}

static PyObject *size_subscript(PyObject *self, PyObject *key) {
  PyObject *found = PyTuple_Type.tp_as_mapping->mp_subscript(self, key);
  return PySlice_Check(key) ? from_tuple_take(found) : found;
}

/* ---- Methods ---- */

static PyObject *size_numel(PyObject *self, PyObject *unused) {
  (void)unused;
  PyObject *product = PyLong_FromLong(1);
  for (Py_ssize_t i = 0; product != NULL && i < PyTuple_GET_SIZE(self); i++)
    Py_SETREF(product, PyNumber_Multiply(product, PyTuple_GET_ITEM(self, i)));
  return product;
}

static PyObject *size_reduce(PyObject *self, PyObject *unused) {
  (void)unused;
  PyObject *items = PyTuple_GetSlice(self, 0, PyTuple_GET_SIZE(self));
  if (items == NULL) return NULL;
  if (!PyTuple_CheckExact(items)) Py_SETREF(items, PySequence_Tuple(items));
  return items != NULL ? Py_BuildValue("O(N)", Py_TYPE(self), items) : NULL;
}

static PyMethodDef size_methods[] = {
    {"numel", size_numel, METH_NOARGS,
     "numel()\n--\n\nReturns the number of elements of a tensor of this size."},
    {"__reduce__", size_reduce, METH_NOARGS, "Pickles the size as a tuple."},
    {NULL, NULL, 0, NULL}};

static PyType_Slot size_slots[] = {
    {Py_tp_new, (void *)size_new},
    {Py_tp_repr, (void *)size_repr},
    {Py_tp_str, (void *)size_repr},
    {Py_tp_methods, size_methods},
    {Py_nb_add, (void *)size_add},
    {Py_sq_concat, (void *)size_concat},
    {Py_sq_repeat, (void *)size_repeat},
    {Py_mp_subscript, (void *)size_subscript},
    {Py_tp_doc, "Size(iterable=(), /)\n--\n\nThe sizes of a tensor's dimensions, as a tuple."},
    {0, NULL}};

static PyType_Spec size_spec = {"keyfall.Size", 0, 0, Py_TPFLAGS_DEFAULT | Py_TPFLAGS_BASETYPE,
                                size_slots};

int kfpy_init_size(PyObject *module) {
  return kfpy_add_type(module, &size_spec, (PyObject *)&PyTuple_Type, &size_type);
}
