/* See replay_guard.h. */
#include "dispatch/replay_guard.h"

#include <keyfall/autograd.h>

#include "core/function_arguments.h"
#include "dispatch/lazy_graph_object.h"

/* ---- The description of a tensor ---- */

enum { MOST_DIMS = 128, MOST_TENSORS = 64, FIRST_SIZE = 8, WORDS = FIRST_SIZE + 2 * MOST_DIMS };

typedef struct tensors {
  size_t count, capacity;
  kf_tensor_t **items;
} tensors_t;

/* Type, keys (they have the device, lazy bits and Python classes), sizes and strides; and the
 * memory, where an earlier tensor has the same: which one, whether it is this tensor, and where in it
 * both begin. Returns the number of bytes, or 0: too many dimensions. */
static size_t describe(const kf_tensor_t *tensor, const tensors_t *earlier, int64_t *words) {
  const kf_int_span_t sizes = kf_tensor_sizes(tensor), strides = kf_tensor_strides(tensor);
  const kf_keyset_t keys = kf_tensor_keys(tensor);
  if (sizes.size > MOST_DIMS) return 0;
  words[0] = (int64_t)kf_tensor_dtype(tensor) << 1 | (int64_t)kf_tensor_requires_grad(tensor);
  words[1] = (int64_t)keys.functionality;
  words[2] = (int64_t)keys.backends;
  words[3] = (int64_t)kf_tensor_device(tensor).index;
  words[4] = (int64_t)sizes.size;
  words[5] = -1;
  words[6] = words[7] = 0;
  for (size_t i = 0; i < earlier->count; i++) {
    if (kf_tensor_storage(earlier->items[i]) != kf_tensor_storage(tensor)) continue;
    words[5] = (int64_t)i << 1 | (int64_t)(earlier->items[i] == tensor);
    words[6] = kf_tensor_storage_offset(earlier->items[i]);
    words[7] = kf_tensor_storage_offset(tensor);
    break;
  }
  for (size_t i = 0; i < sizes.size; i++) {
    words[FIRST_SIZE + i] = sizes.data[i];
    words[FIRST_SIZE + sizes.size + i] = strides.data[i];
  }
  return (FIRST_SIZE + 2 * sizes.size) * sizeof *words;
}

static PyObject *describe_input(PyObject *object, tensors_t *earlier) {
  int64_t words[WORDS];
  if (!kfpy_is_tensor(object)) return Py_NewRef(object);
  kf_tensor_t *tensor = kfpy_tensor_of(object);
  const size_t size = describe(tensor, earlier, words);
  if (size == 0) return PyErr_Format(PyExc_ValueError, "a tensor has more than 128 dimensions");
  earlier->items[earlier->count++] = tensor;
  return PyBytes_FromStringAndSize((const char *)words, (Py_ssize_t)size);
}

PyObject *kfpy_describe_inputs(PyObject *module, PyObject *args) {
  (void)module;
  if (!PyTuple_Check(args)) return kfpy_wrong_argument("_describe_inputs", "args", "tuple", args);
  const Py_ssize_t size = PyTuple_GET_SIZE(args);
  tensors_t earlier = {.items = PyMem_Calloc((size_t)size + 1, sizeof *earlier.items)};
  if (earlier.items == NULL) return PyErr_NoMemory();
  PyObject *described = PyTuple_New(size);
  for (Py_ssize_t i = 0; described != NULL && i < size; i++) {
    PyObject *item = describe_input(PyTuple_GET_ITEM(args, i), &earlier);
    if (item != NULL)
      PyTuple_SET_ITEM(described, i, item);
    else
      Py_CLEAR(described);
  }
  PyMem_Free(earlier.items);
  return described;
}

/* ---- The state of the thread ---- */

enum { STATE_WORDS = 6 };

static void describe_state(uint64_t *words) {
  const kf_keyset_t included = kf_local_included(), excluded = kf_local_excluded();
  words[0] = included.functionality;
  words[1] = included.backends;
  words[2] = excluded.functionality;
  words[3] = excluded.backends;
  words[4] = (uint64_t)kf_default_dtype();
  words[5] = (uint64_t)kf_grad_mode() << 1 | (uint64_t)kf_inference_mode_is_enabled();
}

PyObject *kfpy_describe_state(PyObject *module, PyObject *unused) {
  uint64_t words[STATE_WORDS];
  (void)module, (void)unused;
  describe_state(words);
  return PyBytes_FromStringAndSize((const char *)words, sizeof words);
}

static bool is_in_state(PyObject *expected) {
  uint64_t words[STATE_WORDS];
  describe_state(words);
  return PyBytes_Check(expected) && PyBytes_GET_SIZE(expected) == (Py_ssize_t)sizeof words &&
         memcmp(PyBytes_AS_STRING(expected), words, sizeof words) == 0;
}

/* ---- Comparing ---- */

/* Of equal type and value. Types whose comparison runs other code are equal to themselves only. */
static bool is_equal(PyObject *a, PyObject *b) {
  if (a == b) return true;
  if (Py_TYPE(a) != Py_TYPE(b)) return false;
  if (PyFloat_CheckExact(a)) { /* 0.0 and -0.0 are different numbers */
    const double x = PyFloat_AS_DOUBLE(a), y = PyFloat_AS_DOUBLE(b);
    return memcmp(&x, &y, sizeof x) == 0;
  }
  if (!PyLong_CheckExact(a) && !PyUnicode_CheckExact(a)) return false;
  return PyObject_RichCompareBool(a, b, Py_EQ) == 1;
}

static bool fits_input(PyObject *expected, PyObject *found, tensors_t *earlier) {
  if (!kfpy_is_tensor(found)) return !PyBytes_Check(found) && is_equal(expected, found);
  kf_tensor_t *tensor = kfpy_tensor_of(found);
  int64_t words[WORDS];
  if (!PyBytes_Check(expected) || earlier->count == earlier->capacity) return false;
  size_t size = describe(tensor, earlier, words);
  earlier->items[earlier->count++] = tensor;
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

/* A number that changes with every change of a dict; 0: this Python has none. Python 3.12 still
 * counts, although it declares the number deprecated. From 3.13 on, objects change their attributes
 * without it. */
#if PY_VERSION_HEX < 0x030D0000
#pragma GCC diagnostic push
#pragma GCC diagnostic ignored "-Wdeprecated-declarations"
static uint64_t version_of(PyObject *container) {
  return PyDict_Check(container) ? ((PyDictObject *)container)->ma_version_tag : 0;
}
#pragma GCC diagnostic pop
#else
static uint64_t version_of(PyObject *container) {
  (void)container;
  return 0;
}
#endif

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

/* What keyfall/lazy/_replay.py keeps for a recorded graph. */
enum { CHECKS, INPUTS, STATE, SEEN, TENSORS, GRAPH, OTHER, CONVERT, GRADIENTS, PARTS };

static bool is_entry(PyObject *entry) {
  if (!PyTuple_Check(entry) || PyTuple_GET_SIZE(entry) != PARTS) return false;
  PyObject *checks = PyTuple_GET_ITEM(entry, CHECKS), *seen = PyTuple_GET_ITEM(entry, SEEN);
  return PyTuple_Check(checks) && PyTuple_Check(PyTuple_GET_ITEM(entry, INPUTS)) &&
         PyByteArray_Check(seen) && PyByteArray_GET_SIZE(seen) >= 2 * PyTuple_GET_SIZE(checks) &&
         Py_IS_TYPE(PyTuple_GET_ITEM(entry, GRAPH), kfpy_graph_type) &&
         PyTuple_Check(PyTuple_GET_ITEM(entry, GRADIENTS));
}

/* Whether the tensors that the graph works with are as it needs them. */
static bool finds_tensors(PyObject *entry, const tensors_t *tensors) {
  PyObject *expected = PyTuple_GET_ITEM(entry, GRADIENTS);
  const kfpy_graph_object_t *graph = (kfpy_graph_object_t *)PyTuple_GET_ITEM(entry, GRAPH);
  return kfpy_watched_hold(&graph->watched) &&
         tensors->count == kf_lazy_graph_input_count(graph->graph) &&
         kf_lazy_graph_accepts(graph->graph, tensors->items) &&
         (PyTuple_GET_SIZE(expected) == 0 || kfpy_gradients_are(expected));
}

static bool matches(PyObject *entry, PyObject *given) {
  PyObject *inputs = PyTuple_GET_ITEM(entry, INPUTS);
  Py_ssize_t size = PyTuple_GET_SIZE(inputs);
  kf_tensor_t *items[MOST_TENSORS];
  tensors_t tensors = {.capacity = MOST_TENSORS, .items = items};
  if (PyTuple_GET_SIZE(given) != size || !is_in_state(PyTuple_GET_ITEM(entry, STATE))) return false;
  for (Py_ssize_t i = 0; i < size; i++)
    if (!fits_input(PyTuple_GET_ITEM(inputs, i), PyTuple_GET_ITEM(given, i), &tensors))
      return false;
  return pass_all(PyTuple_GET_ITEM(entry, CHECKS),
                  (uint64_t *)(void *)PyByteArray_AS_STRING(PyTuple_GET_ITEM(entry, SEEN))) &&
         finds_tensors(entry, &tensors);
}

/* ---- Running ---- */

/* The tensors among the arguments: a new reference. */
static PyObject *tensors_of(PyObject *indices, PyObject *given) {
  if (indices == Py_None) return Py_NewRef(given);
  PyObject *list = PySequence_Tuple(indices);
  Py_ssize_t size = list != NULL ? PyTuple_GET_SIZE(list) : 0;
  PyObject *tensors = list != NULL ? PyTuple_New(size) : NULL;
  for (Py_ssize_t i = 0; tensors != NULL && i < size; i++) {
    PyObject *item = PySequence_GetItem(given, PyLong_AsSsize_t(PyTuple_GET_ITEM(list, i)));
    if (item != NULL)
      PyTuple_SET_ITEM(tensors, i, item);
    else
      Py_CLEAR(tensors);
  }
  Py_XDECREF(list);
  return tensors;
}

static PyObject *run_entry(PyObject *entry, PyObject *given) {
  PyObject *tensors = tensors_of(PyTuple_GET_ITEM(entry, TENSORS), given);
  if (tensors == NULL) return NULL;
  PyObject *found = PyObject_CallOneArg(PyTuple_GET_ITEM(entry, GRAPH), tensors);
  Py_DECREF(tensors);
  if (found == NULL) return NULL;
  PyObject *convert = PyTuple_GET_ITEM(entry, CONVERT), *result = PyTuple_GET_ITEM(entry, OTHER);
  if (convert != Py_None)
    result = PyObject_CallOneArg(convert, found);
  else
    result = Py_NewRef(PyTuple_GET_SIZE(found) > 0 ? PyTuple_GET_ITEM(found, 0) : result);
  Py_DECREF(found);
  return result;
}

PyObject *kfpy_replay(PyObject *module, PyObject *const *args, Py_ssize_t count) {
  (void)module;
  if (count != 2 || !PyList_Check(args[0]) || !PyTuple_Check(args[1])) {
    PyErr_SetString(PyExc_TypeError, "_replay(entries, args)");
    return NULL;
  }
  for (Py_ssize_t i = 0; i < PyList_GET_SIZE(args[0]); i++) {
    PyObject *entry = PyList_GET_ITEM(args[0], i);
    if (!is_entry(entry)) {
      PyErr_SetString(PyExc_TypeError, "_replay: expected entries of recorded graphs");
      return NULL;
    }
    if (!matches(entry, args[1])) continue;
    Py_INCREF(entry); /* another thread may drop it from the list while the graph runs */
    PyObject *result = run_entry(entry, args[1]);
    Py_DECREF(entry);
    return result;
  }
  return Py_NewRef(args[0]);
}
