/* See replay_guard.h. */
#include "dispatch/replay_guard.h"

#include <keyfall/autograd.h>

/* ---- The description of a tensor ---- */

enum { MOST_DIMS = 128, WORDS = 4 + 2 * MOST_DIMS };

/* Type, device, sizes and strides; the number of bytes, or 0: too many dimensions. */
static size_t describe(const kf_tensor_t *tensor, int64_t *words) {
  kf_int_span_t sizes = kf_tensor_sizes(tensor), strides = kf_tensor_strides(tensor);
  kf_device_t device = kf_tensor_device(tensor);
  if (sizes.size > MOST_DIMS) return 0;
  words[0] = (int64_t)kf_tensor_dtype(tensor);
  words[1] = (int64_t)device.type;
  words[2] = (int64_t)device.index;
  words[3] = (int64_t)sizes.size;
  for (size_t i = 0; i < sizes.size; i++) {
    words[4 + i] = sizes.data[i];
    words[4 + sizes.size + i] = strides.data[i];
  }
  return (4 + 2 * sizes.size) * sizeof *words;
}

PyObject *kfpy_describe_input(PyObject *module, PyObject *object) {
  int64_t words[WORDS];
  (void)module;
  if (!kfpy_is_tensor(object)) return Py_NewRef(object);
  size_t size = describe(kfpy_tensor_of(object), words);
  return PyBytes_FromStringAndSize((const char *)words, (Py_ssize_t)size);
}

/* ---- Comparing ---- */

/* Of equal type and value. Types whose comparison runs other code are equal to themselves only. */
static bool is_equal(PyObject *a, PyObject *b) {
  if (a == b) return true;
  if (Py_TYPE(a) != Py_TYPE(b)) return false;
  if (PyFloat_CheckExact(a)) return PyFloat_AS_DOUBLE(a) == PyFloat_AS_DOUBLE(b);
  if (!PyLong_CheckExact(a) && !PyUnicode_CheckExact(a)) return false;
  return PyObject_RichCompareBool(a, b, Py_EQ) == 1;
}

static bool fits_input(PyObject *expected, PyObject *found) {
  if (!kfpy_is_tensor(found)) return !PyBytes_Check(found) && is_equal(expected, found);
  const kf_tensor_t *tensor = kfpy_tensor_of(found);
  int64_t words[WORDS];
  if (!PyBytes_Check(expected) || (kf_grad_mode() && kf_tensor_requires_grad(tensor))) return false;
  size_t size = describe(tensor, words);
  return size > 0 && (size_t)PyBytes_GET_SIZE(expected) == size &&
         memcmp(PyBytes_AS_STRING(expected), words, size) == 0;
}

/* The present value of what a check is about, borrowed; NULL: there is none. */
static PyObject *value_now(PyObject *container, PyObject *key) {
  if (PyDict_Check(container)) {
    PyObject *found = PyDict_GetItemWithError(container, key);
    if (found == NULL) PyErr_Clear();
    return found;
  }
  if (PyCell_Check(container)) return PyCell_GET(container);
  if (!PyList_Check(container) || !PyLong_CheckExact(key)) return NULL;
  Py_ssize_t index = PyLong_AsSsize_t(key);
  return index >= 0 && index < PyList_GET_SIZE(container) ? PyList_GET_ITEM(container, index)
                                                          : NULL;
}

static bool passes(PyObject *container, PyObject *key, PyObject *expected, long how) {
  if (how == KFPY_GUARD_SIZE) return PyObject_Size(container) == PyLong_AsSsize_t(expected);
  PyObject *found = value_now(container, key);
  switch (how) {
    case KFPY_GUARD_IS: return found == expected;
    case KFPY_GUARD_EQUAL: return found != NULL && is_equal(expected, found);
    case KFPY_GUARD_TYPE: return found != NULL && (PyObject *)Py_TYPE(found) == expected;
    case KFPY_GUARD_ABSENT: return found == NULL;
    default: return false;
  }
}

/* A number that changes with every change of a dict; 0: this Python has none. */
static uint64_t version_of(PyObject *container) {
#if PY_VERSION_HEX < 0x030C0000
  if (PyDict_Check(container)) return ((PyDictObject *)container)->ma_version_tag;
#endif
  (void)container;
  return 0;
}

/* A dict that has not changed since its checks passed is not looked at again: most of the state of
 * modules and optimizers is in dicts that never change. */
static bool pass_all(PyObject *checks, uint64_t *seen) {
  const Py_ssize_t size = PyTuple_GET_SIZE(checks) / 4;
  for (Py_ssize_t i = 0; i < size; i++) {
    PyObject *container = PyTuple_GET_ITEM(checks, 4 * i);
    const uint64_t version = version_of(container);
    if (version != 0 && seen[i] == version) continue;
    if (!passes(container, PyTuple_GET_ITEM(checks, 4 * i + 1), PyTuple_GET_ITEM(checks, 4 * i + 2),
                PyLong_AsLong(PyTuple_GET_ITEM(checks, 4 * i + 3))))
      return false;
    seen[i] = version;
  }
  return true;
}

PyObject *kfpy_replay_matches(PyObject *module, PyObject *const *args, Py_ssize_t count) {
  (void)module;
  if (count != 5 || !PyTuple_Check(args[0]) || !PyTuple_Check(args[1]) || !PyTuple_Check(args[3]) ||
      !PyByteArray_Check(args[4]) ||
      PyByteArray_GET_SIZE(args[4]) < 2 * PyTuple_GET_SIZE(args[0])) {
    PyErr_SetString(PyExc_TypeError, "_replay_matches(checks, inputs, grad, args, seen)");
    return NULL;
  }
  PyObject *checks = args[0], *inputs = args[1], *given = args[3];
  Py_ssize_t size = PyTuple_GET_SIZE(inputs);
  if (PyTuple_GET_SIZE(given) != size || (args[2] == Py_True) != kf_grad_mode()) Py_RETURN_FALSE;
  for (Py_ssize_t i = 0; i < size; i++)
    if (!fits_input(PyTuple_GET_ITEM(inputs, i), PyTuple_GET_ITEM(given, i))) Py_RETURN_FALSE;
  if (!pass_all(checks, (uint64_t *)(void *)PyByteArray_AS_STRING(args[4]))) Py_RETURN_FALSE;
  Py_RETURN_TRUE;
}
