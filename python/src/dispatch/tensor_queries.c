/* Queries about tensors for kernels written in Python: whether an argument requires a gradient,
 * whether a result shares memory with an argument, whether a tensor behaves like a subclass. */
#include "keys/dispatch_objects.h"

static PyObject *is_subclass_like(PyObject *module, PyObject *object) {
  (void)module;
  kf_tensor_t *tensor = NULL;
  if (!kfpy_tensor_converter(object, &tensor)) return NULL;
  /* An active mode includes the key Python. */
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

/* Checks a tensor, or a list of tensors; does not search nested lists. */
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

typedef int (*visit_fn)(void *context, kf_tensor_t *tensor);

/* Calls visit with each tensor in an object, including those in lists and tuples; stops at the
 * first nonzero result and returns it. */
static int visit_tensors(PyObject *object, visit_fn visit, void *context) {
  if (kfpy_is_tensor(object)) return visit(context, kfpy_tensor_of(object));
  if (!PyList_Check(object) && !PyTuple_Check(object)) return 0;
  if (Py_EnterRecursiveCall(" while searching a list for tensors")) return -1;
  int result = 0;
  for (Py_ssize_t i = 0; result == 0 && i < PySequence_Fast_GET_SIZE(object); i++)
    result = visit_tensors(PySequence_Fast_GET_ITEM(object, i), visit, context);
  Py_LeaveRecursiveCall();
  return result;
}

/* The storages seen so far: the first few in an array, the others in a set of addresses. */
#define FEW_STORAGES 8
typedef struct storages {
  size_t count;
  const kf_storage_t *few[FEW_STORAGES];
  PyObject *others; /* NULL while there are few */
} storages_t;

/* Adds the tensor's storage; returns 1 if it was already there. A tensor without a storage aliases
 * nothing. */
static int add_storage(void *context, kf_tensor_t *tensor) {
  storages_t *seen = context;
  KFPY_ASSERT(seen->count <= FEW_STORAGES);
  const kf_storage_t *storage = kf_tensor_storage(tensor);
  if (storage == NULL) return 0;
  for (size_t i = 0; i < seen->count; i++)
    if (seen->few[i] == storage) return 1;
  if (seen->count < FEW_STORAGES) {
    seen->few[seen->count++] = storage;
    return 0;
  }
  if (seen->others == NULL && (seen->others = PySet_New(NULL)) == NULL) return -1;
  PyObject *address = PyLong_FromVoidPtr((void *)(uintptr_t)storage);
  int found = address == NULL ? -1 : PySet_Contains(seen->others, address);
  if (found == 0 && PySet_Add(seen->others, address) < 0) found = -1;
  Py_XDECREF(address);
  return found;
}

/* Inputs may alias each other. */
static int add_input(void *context, kf_tensor_t *tensor) {
  return add_storage(context, tensor) < 0 ? -1 : 0;
}

static PyObject *any_alias(PyObject *module, PyObject *const *args, Py_ssize_t count) {
  (void)module;
  if (count != 3 || (!PyDict_Check(args[1]) && args[1] != Py_None)) {
    PyErr_SetString(PyExc_TypeError,
                    "_any_output_is_alias_to_input_or_output() takes a tuple of arguments, a dict "
                    "of keyword arguments and the outputs");
    return NULL;
  }
  storages_t seen = {0, {NULL}, NULL};
  int result = visit_tensors(args[0], add_input, &seen);
  PyObject *value;
  for (Py_ssize_t at = 0;
       result == 0 && args[1] != Py_None && PyDict_Next(args[1], &at, NULL, &value);)
    result = visit_tensors(value, add_input, &seen);
  if (result == 0) result = visit_tensors(args[2], add_storage, &seen);
  Py_XDECREF(seen.others);
  return result < 0 ? NULL : PyBool_FromLong(result);
}

static int bump_version(void *unused, kf_tensor_t *tensor) {
  (void)unused;
  return KFPY_FAILED(kf_tensor_bump_version(tensor)) ? -1 : 0;
}

static PyObject *increment_version(PyObject *module, PyObject *tensors) {
  (void)module;
  if (visit_tensors(tensors, bump_version, NULL) < 0) return NULL;
  Py_RETURN_NONE;
}

static PyMethodDef functions[] = {
    {"_increment_version", increment_version, METH_O,
     "_increment_version(tensors, /)\n--\n\nIncrements the version of a tensor, or of each tensor "
     "in a list."},
    {"_dispatch_isTensorSubclassLike", is_subclass_like, METH_O,
     "_dispatch_isTensorSubclassLike(tensor, /)\n--\n\nReturns whether Python code or a transform "
     "may handle operators on the tensor."},
    {"_non_sym_sizes", plain_sizes, METH_O,
     "_non_sym_sizes(tensor, /)\n--\n\nReturns the sizes as a tuple of ints."},
    {"_any_requires_grad", (PyCFunction)(void (*)(void))any_requires_grad,
     METH_VARARGS | METH_KEYWORDS,
     "_any_requires_grad(*args, **kwargs)\n--\n\nReturns whether any tensor in the arguments, or "
     "in a list in the arguments, requires a gradient."},
    {"_any_output_is_alias_to_input_or_output", (PyCFunction)(void (*)(void))any_alias,
     METH_FASTCALL,
     "_any_output_is_alias_to_input_or_output(args, kwargs, outputs, /)\n--\n\nReturns whether any "
     "output tensor shares its storage with an argument or with another output."},
    {NULL, NULL, 0, NULL}};

int kfpy_init_tensor_queries(PyObject *module) { return kfpy_add_functions(module, functions); }
