/* Questions about tensors that kernels written in Python ask: does anything here need a gradient,
 * does a result share memory with an argument, does a tensor behave like a subclass. */
#include "dispatch.h"

static PyObject *is_subclass_like(PyObject *module, PyObject *object) {
  (void)module;
  kf_tensor_t *tensor = NULL;
  if (!kfpy_tensor_converter(object, &tensor)) return NULL;
  /* An active mode includes Python. */
  if (kf_local_is_included(KF_KEY_Python) && !kf_local_is_excluded(KF_KEY_Python)) Py_RETURN_TRUE;
  static const uint64_t functionality =
      UINT64_C(1) << KF_RANK_Batched | UINT64_C(1) << KF_RANK_Sparse |
      UINT64_C(1) << KF_RANK_SparseCsr | UINT64_C(1) << KF_RANK_Python |
      UINT64_C(1) << KF_RANK_FuncTorchGradWrapper | UINT64_C(1) << KF_RANK_FuncTorchBatched |
      UINT64_C(1) << KF_RANK_Functionalize;
  kf_keyset_t subclass_like = kf_keyset_make(UINT64_C(1) << KF_BACKEND_Meta, functionality);
  return PyBool_FromLong(kf_keyset_has_any(kf_tensor_keys(tensor), subclass_like));
}

static PyObject *plain_sizes(PyObject *module, PyObject *object) {
  (void)module;
  kf_tensor_t *tensor = NULL;
  if (!kfpy_tensor_converter(object, &tensor)) return NULL;
  kf_int_span_t sizes = kf_tensor_sizes(tensor);
  PyObject *tuple = PyTuple_New((Py_ssize_t)sizes.size);
  for (size_t i = 0; tuple != NULL && i < sizes.size; i++) {
    PyObject *size = PyLong_FromLongLong(sizes.data[i]);
    if (size == NULL) Py_CLEAR(tuple);
    if (size != NULL) PyTuple_SET_ITEM(tuple, (Py_ssize_t)i, size);
  }
  return tuple;
}

/* ---- Gradients ---- */

static bool requires_grad(PyObject *object) {
  return kfpy_is_tensor(object) && kf_tensor_requires_grad(kfpy_tensor_of(object));
}

/* A tensor, or a list of them; lists are not searched deeper. */
static bool one_requires_grad(PyObject *object) {
  if (!PyList_Check(object) && !PyTuple_Check(object)) return requires_grad(object);
  for (Py_ssize_t i = 0; i < PySequence_Fast_GET_SIZE(object); i++)
    if (requires_grad(PySequence_Fast_GET_ITEM(object, i))) return true;
  return false;
}

static PyObject *any_requires_grad(PyObject *module, PyObject *args, PyObject *kwargs) {
  (void)module;
  for (Py_ssize_t i = 0; i < PyTuple_GET_SIZE(args); i++)
    if (one_requires_grad(PyTuple_GET_ITEM(args, i))) Py_RETURN_TRUE;
  PyObject *value;
  for (Py_ssize_t at = 0; kwargs != NULL && PyDict_Next(kwargs, &at, NULL, &value);)
    if (one_requires_grad(value)) Py_RETURN_TRUE;
  Py_RETURN_FALSE;
}

/* ---- Aliases ---- */

/* Calls visit with each tensor in tensors, lists and tuples; stops at the first result that is not
 * 0 and returns it. */
typedef int (*visit_fn)(PyObject *storages, kf_tensor_t *tensor);

static int visit_tensors(PyObject *object, visit_fn visit, PyObject *storages) {
  if (kfpy_is_tensor(object)) return visit(storages, kfpy_tensor_of(object));
  if (!PyList_Check(object) && !PyTuple_Check(object)) return 0;
  if (Py_EnterRecursiveCall(" while searching a list for tensors")) return -1;
  int result = 0;
  for (Py_ssize_t i = 0; result == 0 && i < PySequence_Fast_GET_SIZE(object); i++)
    result = visit_tensors(PySequence_Fast_GET_ITEM(object, i), visit, storages);
  Py_LeaveRecursiveCall();
  return result;
}

/* Storages are remembered by address, in a set. Those without memory alias nothing. */
static PyObject *storage_key(kf_tensor_t *tensor) {
  const kf_storage_t *storage = kf_tensor_storage(tensor);
  return storage != NULL ? PyLong_FromVoidPtr((void *)(uintptr_t)storage) : Py_NewRef(Py_None);
}

static int remember(PyObject *storages, kf_tensor_t *tensor) {
  PyObject *key = storage_key(tensor);
  int failed = key == NULL || (key != Py_None && PySet_Add(storages, key) < 0);
  Py_XDECREF(key);
  return failed ? -1 : 0;
}

/* 1 when it is there already. */
static int remember_once(PyObject *storages, kf_tensor_t *tensor) {
  PyObject *key = storage_key(tensor);
  int found = key == NULL ? -1 : key == Py_None ? 0 : PySet_Contains(storages, key);
  if (found == 0 && key != Py_None && PySet_Add(storages, key) < 0) found = -1;
  Py_XDECREF(key);
  return found;
}

static PyObject *any_alias(PyObject *module, PyObject *args) {
  (void)module;
  PyObject *inputs, *keywords, *outputs;
  if (!PyArg_ParseTuple(args, "OOO:_any_output_is_alias_to_input_or_output", &inputs, &keywords,
                        &outputs))
    return NULL;
  if (!PyDict_Check(keywords) && keywords != Py_None)
    return PyErr_Format(PyExc_TypeError,
                        "_any_output_is_alias_to_input_or_output(): expected a dict of keyword "
                        "arguments, found %.200s",
                        Py_TYPE(keywords)->tp_name);
  PyObject *storages = PySet_New(NULL);
  if (storages == NULL) return NULL;
  int result = visit_tensors(inputs, remember, storages);
  PyObject *value;
  for (Py_ssize_t at = 0;
       result == 0 && keywords != Py_None && PyDict_Next(keywords, &at, NULL, &value);)
    result = visit_tensors(value, remember, storages);
  if (result == 0) result = visit_tensors(outputs, remember_once, storages);
  Py_DECREF(storages);
  return result < 0 ? NULL : PyBool_FromLong(result);
}

static PyMethodDef functions[] = {
    {"_dispatch_isTensorSubclassLike", is_subclass_like, METH_O,
     "_dispatch_isTensorSubclassLike(tensor, /)\n--\n\nWhether operators on the tensor may end in "
     "Python or in a transform."},
    {"_non_sym_sizes", plain_sizes, METH_O,
     "_non_sym_sizes(tensor, /)\n--\n\nThe sizes as a tuple of ints."},
    {"_any_requires_grad", (PyCFunction)(void (*)(void))any_requires_grad,
     METH_VARARGS | METH_KEYWORDS,
     "_any_requires_grad(*args, **kwargs)\n--\n\nWhether a tensor among the arguments, or in a "
     "list "
     "among them, requires a gradient."},
    {"_any_output_is_alias_to_input_or_output", any_alias, METH_VARARGS,
     "_any_output_is_alias_to_input_or_output(args, kwargs, outputs, /)\n--\n\nWhether a tensor "
     "among the outputs shares its storage with an argument or with another output."},
    {NULL, NULL, 0, NULL}};

int kfpy_init_tensor_queries(PyObject *module) { return kfpy_add_functions(module, functions); }
