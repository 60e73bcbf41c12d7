/* Tensors as numbers, truth values and sequences: item(), int(x), bool(x), len(x), iteration, `in`,
 * hash(x). */
#include "data/python_data.h"
#include "tensor/attribute_tables.h"

/* Reads the number in a one-element tensor; 0, or -1 and an exception. */
static int single_number(PyObject *self, kf_scalar_t *out) {
  kf_tensor_t *tensor = kfpy_tensor_of(self);
  if (kf_tensor_numel(tensor) == 1) return KFPY_FAILED(kf_item(tensor, out)) ? -1 : 0;
  PyErr_SetString(PyExc_ValueError, "only one element tensors can be converted to Python scalars");
  return -1;
}

/* ---- Conversions ---- */

PyObject *kfpy_tensor_item(PyObject *self, PyObject *unused) {
  (void)unused;
  KFPY_OVERRIDE_PLAIN("item");
  kf_scalar_t number;
  if (KFPY_FAILED(kf_item(kfpy_tensor_of(self), &number))) return NULL;
  return kfpy_from_scalar(number);
}

int kfpy_tensor_bool(PyObject *self) {
  if (kfpy_is_overridden(self)) {
    PyObject *answer = kfpy_ask_method(self, "__bool__", NULL, 0, NULL);
    int truth = answer != NULL ? PyObject_IsTrue(answer) : -1;
    Py_XDECREF(answer);
    return truth;
  }
  kf_tensor_t *tensor = kfpy_tensor_of(self);
  bool truth;
  if (kf_tensor_numel(tensor) == 1) return KFPY_FAILED(kf_is_nonzero(tensor, &truth)) ? -1 : truth;
  PyErr_Format(PyExc_RuntimeError, "Boolean value of Tensor with %s is ambiguous",
               kf_tensor_numel(tensor) == 0 ? "no values" : "more than one value");
  return -1;
}

/* Raises the error for a complex number with an imaginary part; always NULL. */
static PyObject *lossy(const char *type) {
  return PyErr_Format(PyExc_RuntimeError,
                      "value cannot be converted to type %s without overflow: it has an "
                      "imaginary part",
                      type);
}

PyObject *kfpy_tensor_int(PyObject *self) {
  KFPY_OVERRIDE_PLAIN("__int__");
  kf_scalar_t number;
  if (single_number(self, &number) < 0) return NULL;
  switch (number.tag) {
    case KF_TAG_BOOL: return PyLong_FromLong(number.as.b);
    case KF_TAG_UINT:
    case KF_TAG_INT: return kfpy_from_scalar(number);
    case KF_TAG_FLOAT: return PyLong_FromDouble(number.as.f);
    default: break;
  }
  KFPY_ASSERT(number.tag == KF_TAG_COMPLEX);
  return number.as.c.im == 0 ? PyLong_FromDouble(number.as.c.re) : lossy("int64_t");
}

PyObject *kfpy_tensor_float(PyObject *self) {
  KFPY_OVERRIDE_PLAIN("__float__");
  kf_scalar_t number;
  if (kfpy_warn_of_lost_gradient(kfpy_tensor_of(self)) < 0 || single_number(self, &number) < 0)
    return NULL;
  switch (number.tag) {
    case KF_TAG_BOOL: return PyFloat_FromDouble(number.as.b);
    case KF_TAG_FLOAT: return PyFloat_FromDouble(number.as.f);
    case KF_TAG_UINT:
    case KF_TAG_INT: break;
    default: return number.as.c.im == 0 ? PyFloat_FromDouble(number.as.c.re) : lossy("double");
  }
  PyObject *integer = kfpy_from_scalar(number);
  PyObject *result = integer != NULL ? PyNumber_Float(integer) : NULL;
  Py_XDECREF(integer);
  return result;
}

PyObject *kfpy_tensor_complex(PyObject *self, PyObject *unused) {
  (void)unused;
  KFPY_OVERRIDE_PLAIN("__complex__");
  if (kf_dtype_is_complex(kf_tensor_dtype(kfpy_tensor_of(self)))) {
    kf_scalar_t number;
    if (kfpy_warn_of_lost_gradient(kfpy_tensor_of(self)) < 0 || single_number(self, &number) < 0)
      return NULL;
    return PyComplex_FromDoubles(number.as.c.re, number.as.c.im);
  }
  PyObject *real = kfpy_tensor_float(self);
  double value = real != NULL ? PyFloat_AsDouble(real) : 0;
  Py_XDECREF(real);
  return real != NULL ? PyComplex_FromDoubles(value, 0) : NULL;
}

PyObject *kfpy_tensor_index(PyObject *self) {
  KFPY_OVERRIDE_PLAIN("__index__");
  kf_tensor_t *tensor = kfpy_tensor_of(self);
  if (kf_tensor_numel(tensor) == 1 && kf_dtype_is_integral(kf_tensor_dtype(tensor), true))
    return kfpy_tensor_int(self);
  PyErr_SetString(PyExc_TypeError,
                  "only integer tensors of a single element can be converted to an index");
  return NULL;
}

PyObject *kfpy_tensor_to_list(PyObject *self, PyObject *unused) {
  (void)unused;
  KFPY_OVERRIDE_PLAIN("tolist");
  if (kfpy_type_has_torch_dispatch(Py_TYPE(self)))
    return PyErr_Format(PyExc_RuntimeError,
                        ".tolist() is not supported for tensor subclasses, got %s",
                        Py_TYPE(self)->tp_name);
  kf_tensor_t *tensor = kfpy_tensor_of(self), *plain = NULL, *positive = NULL;
  if (!kf_tensor_is_conj(tensor) && !kf_tensor_is_neg(tensor)) return kfpy_tensor_tolist(tensor);
  /* Modes see these two, as in PyTorch; they do not see how elements are read. */
  kf_status_t status = kf_resolve_conj(tensor, &plain);
  if (status == KF_OK) status = kf_resolve_neg(plain, &positive);
  PyObject *list = KFPY_FAILED(status) ? NULL : kfpy_tensor_tolist(positive);
  kf_tensor_release(plain);
  kf_tensor_release(positive);
  return list;
}

/* ---- Sequences ---- */

Py_ssize_t kfpy_tensor_length(PyObject *self) {
  if (kfpy_is_overridden(self)) {
    PyObject *answer = kfpy_ask_method(self, "__len__", NULL, 0, NULL);
    Py_ssize_t length = answer != NULL ? PyNumber_AsSsize_t(answer, PyExc_OverflowError) : -1;
    Py_XDECREF(answer);
    return length;
  }
  int64_t dim;
  if (kfpy_get_dim(self, &dim) < 0) return -1;
  if (dim > 0 && ((kfpy_tensor_t *)self)->custom == 0)
    return (Py_ssize_t)kf_tensor_sizes(kfpy_tensor_of(self)).data[0];
  if (dim == 0) {
    PyErr_SetString(PyExc_TypeError, "len() of a 0-d tensor");
    return -1;
  }
  PyObject *sizes = kfpy_get_sizes(self);
  if (sizes == NULL) return -1;
  Py_ssize_t length = -1;
  if (PyTuple_GET_SIZE(sizes) > 0)
    length = PyNumber_AsSsize_t(PyTuple_GET_ITEM(sizes, 0), PyExc_OverflowError);
  else
    PyErr_SetString(PyExc_RuntimeError, "dim and size of this tensor contradict each other");
  Py_DECREF(sizes);
  return length;
}

/* Iterates over the first dimension. unbind creates all parts at once, as in PyTorch. */
PyObject *kfpy_tensor_iterate(PyObject *self) {
  if (kfpy_is_overridden(self)) { /* use the class's unbind: an iterator has no class */
    PyObject *parts = PyObject_CallMethod(self, "unbind", "i", 0);
    PyObject *all = parts != NULL ? PyObject_GetIter(parts) : NULL;
    Py_XDECREF(parts);
    return all;
  }
  kf_tensor_t *tensor = kfpy_tensor_of(self);
  kf_list_t *parts = NULL;
  if (kf_tensor_dim(tensor) == 0) {
    PyErr_SetString(PyExc_TypeError, "iteration over a 0-d tensor");
    return NULL;
  }
  if (KFPY_FAILED(kf_unbind(tensor, 0, &parts))) return NULL;
  kf_tensor_span_t span = kf_list_tensors(parts);
  PyObject *tuple = PyTuple_New((Py_ssize_t)span.size);
  for (size_t i = 0; tuple != NULL && i < span.size; i++) {
    PyObject *part = kfpy_wrap(span.data[i]);
    if (part == NULL)
      Py_CLEAR(tuple);
    else
      PyTuple_SET_ITEM(tuple, (Py_ssize_t)i, part);
  }
  kf_object_release(parts);
  PyObject *iterator = tuple != NULL ? PyObject_GetIter(tuple) : NULL;
  Py_XDECREF(tuple);
  return iterator;
}

PyObject *kfpy_tensor_reversed(PyObject *self, PyObject *unused) {
  (void)unused;
  KFPY_OVERRIDE_PLAIN("__reversed__");
  kf_tensor_t *flipped = NULL;
  if (kf_tensor_dim(kfpy_tensor_of(self)) == 0) return Py_NewRef(self);
  return kfpy_tensor_result(kf_flip(kfpy_tensor_of(self), KF_INTS(0), &flipped), &flipped);
}

/* Whether any element equals the number or, for a tensor, any pair of broadcast elements is equal.
 */
static kf_status_t contains(kf_tensor_t *self, kf_tensor_t *other, kf_scalar_t number, bool *out) {
  kf_tensor_t *equal = NULL, *any = NULL;
  kf_status_t status =
      other != NULL ? kf_eq(self, other, &equal) : kf_eq_Scalar(self, number, &equal);
  if (status == KF_OK) status = kf_any(equal, &any);
  if (status == KF_OK) status = kf_is_nonzero(any, out);
  kf_tensor_release(equal);
  kf_tensor_release(any);
  return status;
}

int kfpy_tensor_contains(PyObject *self, PyObject *element) {
  if (kfpy_is_overridden(self)) {
    PyObject *answer = kfpy_ask_method(self, "__contains__", &element, 1, NULL);
    int truth = answer != NULL ? PyObject_IsTrue(answer) : -1;
    Py_XDECREF(answer);
    return truth;
  }
  kf_scalar_t number = {KF_TAG_INT, {.i = 0}};
  kf_tensor_t *other = kfpy_is_tensor(element) ? kfpy_tensor_of(element) : NULL;
  if (other == NULL) {
    int found = kfpy_as_scalar(element, &number);
    if (found == 0)
      PyErr_Format(PyExc_RuntimeError,
                   "Tensor.__contains__ only supports Tensor or scalar, but you passed in a %R.",
                   Py_TYPE(element));
    if (found != 1) return -1;
  }
  bool truth;
  return KFPY_FAILED(contains(kfpy_tensor_of(self), other, number, &truth)) ? -1 : truth;
}

/* Hashes by identity, as in PyTorch: == compares elements, so equality cannot define the hash. */
Py_hash_t kfpy_tensor_hash(PyObject *self) {
  Py_hash_t hash = (Py_hash_t)(uintptr_t)self; /* equals id() */
  return hash == -1 ? -2 : hash;
}
