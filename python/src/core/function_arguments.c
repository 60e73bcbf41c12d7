/* See function_arguments.h. Messages follow the wording that CPython uses for functions written in Python:
 * code written for PyTorch catches TypeError and sometimes reads its text. */
#include "core/function_arguments.h"

static Py_ssize_t count_names(const kfpy_parameters_t *p) {
  Py_ssize_t count = 0;
  while (count < (Py_ssize_t)(sizeof p->names / sizeof *p->names) && p->names[count] != NULL)
    count++;
  return count;
}

/* Stores a keyword's value at the parameter of that name. */
static int take_keyword(const kfpy_parameters_t *p, Py_ssize_t known, PyObject *name,
                        PyObject *value, PyObject **out) {
  for (Py_ssize_t i = 0; i < known; i++) {
    if (PyUnicode_CompareWithASCIIString(name, p->names[i]) != 0) continue;
    if (out[i] != NULL) {
      PyErr_Format(PyExc_TypeError, "%s() got multiple values for argument '%U'", p->function,
                   name);
      return -1;
    }
    out[i] = value;
    return 0;
  }
  PyErr_Format(PyExc_TypeError, "%s() got an unexpected keyword argument '%U'", p->function, name);
  return -1;
}

int kfpy_parse(const kfpy_parameters_t *p, PyObject *const *args, Py_ssize_t count,
               PyObject *keywords, PyObject **out) {
  KFPY_ASSERT_GIL();
  KFPY_ASSERT_NO_EXCEPTION();
  Py_ssize_t known = count_names(p);
  KFPY_ASSERT(p->positional <= known);
  KFPY_ASSERT(p->required <= known);
  KFPY_ASSERT(keywords == NULL || PyTuple_Check(keywords));
  if (count > p->positional) {
    PyErr_Format(PyExc_TypeError, "%s() takes at most %d positional argument%s but %zd were given",
                 p->function, p->positional, p->positional == 1 ? "" : "s", count);
    return -1;
  }
  for (Py_ssize_t i = 0; i < known; i++) out[i] = i < count ? args[i] : NULL;
  Py_ssize_t named = keywords != NULL ? PyTuple_GET_SIZE(keywords) : 0;
  for (Py_ssize_t i = 0; i < named; i++)
    if (take_keyword(p, known, PyTuple_GET_ITEM(keywords, i), args[count + i], out) < 0) return -1;
  for (int i = 0; i < p->required; i++) {
    if (out[i] != NULL) continue;
    PyErr_Format(PyExc_TypeError, "%s() missing required argument '%s'", p->function, p->names[i]);
    return -1;
  }
  return 0;
}

PyObject *kfpy_wrong_argument(const char *function, const char *name, const char *expected,
                              PyObject *found) {
  PyErr_Format(PyExc_TypeError, "%s(): argument '%s' must be %s, not %.200s", function, name,
               expected, Py_TYPE(found)->tp_name);
  return NULL;
}

int kfpy_parse_bool(const char *function, const char *name, PyObject *object, bool *out) {
  if (!PyBool_Check(object)) {
    kfpy_wrong_argument(function, name, "bool", object);
    return -1;
  }
  *out = object == Py_True;
  return 0;
}

int kfpy_parse_int(const char *function, const char *name, PyObject *object, int64_t *out) {
  if (PyBool_Check(object) || !PyIndex_Check(object)) {
    kfpy_wrong_argument(function, name, "int", object);
    return -1;
  }
  PyObject *number = PyNumber_Index(object);
  if (number == NULL) return -1;
  int overflow = 0;
  *out = PyLong_AsLongLongAndOverflow(number, &overflow);
  Py_DECREF(number);
  if (overflow == 0) return *out == -1 && PyErr_Occurred() ? -1 : 0;
  PyErr_Format(PyExc_ValueError, "%s(): argument '%s' does not fit in 64 bits", function, name);
  return -1;
}

PyObject *kfpy_tuple(PyObject *iterable) {
  getiterfunc iterate = Py_TYPE(iterable)->tp_iter;
  if (iterate == PyTuple_Type.tp_iter)
    return PyTuple_GetSlice(iterable, 0, PyTuple_GET_SIZE(iterable));
  if (iterate == PyList_Type.tp_iter) return PyList_AsTuple(iterable);
  PyObject *iterator = PyObject_GetIter(iterable), *list = NULL, *item;
  if (iterator == NULL || (list = PyList_New(0)) == NULL) goto done;
  while ((item = PyIter_Next(iterator)) != NULL) {
    int status = PyList_Append(list, item);
    Py_DECREF(item);
    if (status < 0) break;
  }
  if (PyErr_Occurred()) Py_CLEAR(list);
done:
  Py_XDECREF(iterator);
  PyObject *tuple = list != NULL ? PyList_AsTuple(list) : NULL;
  Py_XDECREF(list);
  return tuple;
}

Py_ssize_t kfpy_sequence_size(PyObject *sequence) {
  return PyList_Check(sequence) || PyTuple_Check(sequence) ? Py_SIZE(sequence)
                                                           : PySequence_Size(sequence);
}

int kfpy_parse_ints(const char *function, const char *name, PyObject *object, int64_t *buffer,
                    kf_int_span_t *out) {
  if (!PyTuple_Check(object) && !PyList_Check(object)) {
    kfpy_wrong_argument(function, name, "tuple of ints", object);
    return -1;
  }
  /* Copy the items: converting one may run Python code that changes the list. */
  PyObject *items = kfpy_tuple(object);
  if (items == NULL) return -1;
  Py_ssize_t count = PyTuple_GET_SIZE(items);
  int status = 0;
  KFPY_ASSERT_NO_EXCEPTION();
  if (count > KFPY_MAX_INTS) {
    PyErr_Format(PyExc_ValueError, "%s(): argument '%s' has %zd numbers, at most %d are possible",
                 function, name, count, KFPY_MAX_INTS);
    status = -1;
  }
  for (Py_ssize_t i = 0; status == 0 && i < count; i++) {
    status = kfpy_parse_int(function, name, PyTuple_GET_ITEM(items, i), &buffer[i]);
    if (status < 0 && PyLong_Check(PyTuple_GET_ITEM(items, i)) &&
        PyErr_ExceptionMatches(PyExc_ValueError))
      PyErr_Format(PyExc_TypeError,
                   "%s(): argument '%s' failed to unpack the object at pos %zd with error "
                   "\"Overflow when unpacking long long\"",
                   function, name, i + 1);
  }
  Py_DECREF(items);
  KFPY_ASSERT_STATUS(status);
  *out = (kf_int_span_t){buffer, status == 0 ? (size_t)count : 0};
  return status;
}

int kfpy_parse_tensor(const char *function, const char *name, PyObject *object,
                      kf_tensor_t **out_borrowed) {
  if (!kfpy_is_tensor(object)) {
    kfpy_wrong_argument(function, name, "Tensor", object);
    return -1;
  }
  *out_borrowed = kfpy_tensor_of(object);
  return 0;
}
