/* Converts between Python's numbers and the library's. NumPy's scalars use the same protocols
 * (__index__, __float__, __complex__), so nothing here depends on NumPy.
 *
 * The converters return 1 (done), 0 (not a number of that kind, no exception) or -1 (raised):
 * overload resolution tries them on arguments of any type. */
#include "core/kfpy.h"

/* Converts a Python int. Overflow is an error even if another overload might take the object; a
 * number that is no int gets another class of error for it: kfpy_as_scalar. */
static int from_long(PyObject *number, int64_t *out) {
  int overflow = 0;
  long long value = PyLong_AsLongLongAndOverflow(number, &overflow);
  if (KF_UNLIKELY(overflow != 0)) {
    PyErr_SetString(PyExc_ValueError, "Overflow when unpacking long long");
    return -1;
  }
  if (value == -1 && PyErr_Occurred()) return -1;
  *out = value;
  return 1;
}

int kfpy_as_int(PyObject *object, int64_t *out) {
  if (KF_LIKELY(PyLong_Check(object))) return from_long(object, out);
  if (PyFloat_Check(object) || kfpy_is_tensor(object) || !PyIndex_Check(object)) return 0;
  PyObject *number = PyNumber_Index(object);
  if (number == NULL) {
    if (!PyErr_ExceptionMatches(PyExc_TypeError)) return -1;
    PyErr_Clear();
    return 0;
  }
  int done = from_long(number, out);
  Py_DECREF(number);
  return done;
}

/* Whether an object from another package behaves like a number: NumPy's float32 and complex64 are
 * not subclasses of Python's types, but convert to them. Arrays and strings are not numbers. */
static bool has_slot(PyObject *object, bool complex_too) {
  static PyObject *name;
  if (kfpy_is_tensor(object) || PyUnicode_Check(object) || PySequence_Check(object)) return false;
  PyNumberMethods *number = Py_TYPE(object)->tp_as_number;
  if (!complex_too) return number != NULL && number->nb_float != NULL;
  if (name == NULL) name = PyUnicode_InternFromString("__complex__");
  PyObject *found = name != NULL ? PyObject_GetAttr((PyObject *)Py_TYPE(object), name) : NULL;
  if (found == NULL) PyErr_Clear();
  Py_XDECREF(found);
  return found != NULL;
}

int kfpy_as_float(PyObject *object, double *out) {
  if (KF_LIKELY(PyFloat_Check(object))) {
    *out = PyFloat_AS_DOUBLE(object);
    return 1;
  }
  if (!PyLong_Check(object) && !PyIndex_Check(object) && !has_slot(object, false)) return 0;
  if (kfpy_is_tensor(object)) return 0;
  double value = PyFloat_AsDouble(object);
  if (value == -1 && PyErr_Occurred()) {
    if (!PyErr_ExceptionMatches(PyExc_TypeError)) return -1;
    PyErr_Clear();
    return 0;
  }
  *out = value;
  return 1;
}

static int as_complex(PyObject *object, kf_scalar_t *out) {
  Py_complex value = PyComplex_AsCComplex(object);
  if (value.real == -1 && PyErr_Occurred()) {
    if (!PyErr_ExceptionMatches(PyExc_TypeError)) return -1;
    PyErr_Clear();
    return 0;
  }
  KFPY_ASSERT_NO_EXCEPTION();
  out->tag = KF_TAG_COMPLEX;
  out->as.c = (kf_complex_t){value.real, value.imag};
  return 1;
}

/* NumPy's bool is neither a Python bool nor, in recent versions, an object with __index__. */
static bool is_foreign_bool(PyObject *object) {
  const char *name = Py_TYPE(object)->tp_name;
  return strcmp(name, "numpy.bool") == 0 || strcmp(name, "numpy.bool_") == 0;
}

int kfpy_as_bool(PyObject *object, bool *out) {
  if (PyBool_Check(object)) {
    *out = object == Py_True;
    return 1;
  }
  if (!is_foreign_bool(object)) return 0;
  int truth = PyObject_IsTrue(object);
  *out = truth > 0;
  return truth < 0 ? -1 : 1;
}

/* Converts a Python int that int64 cannot hold, which is the exception that is set. */
static int as_unsigned(PyObject *object, kf_scalar_t *out) {
  PyErr_Clear();
  uint64_t value = PyLong_AsUnsignedLongLong(object);
  if (PyErr_Occurred()) {
    PyErr_SetString(PyExc_OverflowError, "int too big to convert");
    return -1;
  }
  out->tag = KF_TAG_UINT;
  out->as.i = (int64_t)value;
  return 1;
}

/* Bools before ints: a Python bool is an int. Complex before float: complex has no __float__. */
int kfpy_as_scalar(PyObject *object, kf_scalar_t *out) {
  KFPY_ASSERT_GIL();
  KFPY_ASSERT_NO_EXCEPTION();
  int done;
  if (PyFloat_Check(object)) {
    out->tag = KF_TAG_FLOAT;
    out->as.f = PyFloat_AS_DOUBLE(object);
    return 1;
  }
  if ((done = kfpy_as_bool(object, &out->as.b)) != 0) {
    out->tag = KF_TAG_BOOL;
    return done;
  }
  if ((done = kfpy_as_int(object, &out->as.i)) != 0) {
    out->tag = KF_TAG_INT;
    return done < 0 && PyLong_Check(object) ? as_unsigned(object, out) : done;
  }
  if (PyComplex_Check(object) || has_slot(object, true)) return as_complex(object, out);
  out->tag = KF_TAG_FLOAT;
  return kfpy_as_float(object, &out->as.f);
}

PyObject *kfpy_from_scalar(kf_scalar_t scalar) {
  switch (scalar.tag) {
    case KF_TAG_INT: return PyLong_FromLongLong(scalar.as.i);
    case KF_TAG_UINT: return PyLong_FromUnsignedLongLong((uint64_t)scalar.as.i);
    case KF_TAG_FLOAT: return PyFloat_FromDouble(scalar.as.f);
    case KF_TAG_BOOL: return PyBool_FromLong(scalar.as.b);
    default:
      KFPY_ASSERT(scalar.tag == KF_TAG_COMPLEX);
      return PyComplex_FromDoubles(scalar.as.c.re, scalar.as.c.im);
  }
}
