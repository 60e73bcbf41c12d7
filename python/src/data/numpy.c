/* NumPy arrays and tensors over the same memory. Neither building nor importing this requires
 * NumPy: arrays are exchanged through the buffer protocol, and recognized by their type's name. */
#include "core/function_arguments.h"
#include "data/python_data.h"
#include "types/describing_types.h"

/* ---- Recognizing NumPy's objects ---- */

static bool has_numpy_name(const PyTypeObject *type) {
  return strncmp(type->tp_name, "numpy.", 6) == 0;
}

/* tp_name contains the module only for types written in C, so a Python class named ndarray is not
 * mistaken for an array. */
bool kfpy_is_array(PyObject *object) {
  static PyTypeObject *array_type;
  PyTypeObject *type = Py_TYPE(object);
  if (array_type != NULL) return type == array_type || PyType_IsSubtype(type, array_type);
  PyObject *bases = type->tp_mro;
  if (bases == NULL || !PyObject_CheckBuffer(object)) return false;
  for (Py_ssize_t i = 0; i < PyTuple_GET_SIZE(bases); i++) {
    PyTypeObject *base = (PyTypeObject *)PyTuple_GET_ITEM(bases, i);
    if (strcmp(base->tp_name, "numpy.ndarray") != 0) continue;
    array_type = (PyTypeObject *)Py_NewRef((PyObject *)base);
    return true;
  }
  return false;
}

/* NumPy scalar types whose names differ from the dtype names here. */
static const struct {
  const char *name;
  kf_dtype_t dtype;
} other_scalars[] = {
    {"bool_", KF_DTYPE_BOOL}, {"longlong", KF_DTYPE_INT64}, {"ulonglong", KF_DTYPE_UINT64}};

static bool scalar_dtype(const char *name, kf_dtype_t *out) {
  for (int i = 0; i < KF_DTYPE_COUNT; i++) {
    *out = (kf_dtype_t)i;
    if (kfpy_format_of(*out) != NULL && strcmp(name, kf_dtype_name(*out)) == 0) return true;
  }
  for (size_t i = 0; i < sizeof other_scalars / sizeof *other_scalars; i++) {
    *out = other_scalars[i].dtype;
    if (strcmp(name, other_scalars[i].name) == 0) return true;
  }
  return false;
}

int kfpy_is_array_scalar(PyObject *object, kf_dtype_t *out) {
  PyTypeObject *type = Py_TYPE(object);
  if (KF_LIKELY(!has_numpy_name(type)) || kfpy_is_array(object)) return 0;
  if (scalar_dtype(type->tp_name + 6, out)) return 1;
  static const char *const others[] = {"longdouble", "clongdouble", "datetime64", "timedelta64",
                                       "void",       "object_",     "float128",   "complex256"};
  for (size_t i = 0; i < sizeof others / sizeof *others; i++) {
    if (strcmp(type->tp_name + 6, others[i]) != 0) continue;
    PyErr_Format(PyExc_TypeError, "there is no dtype for numbers of type %s", type->tp_name);
    return -1;
  }
  return 0; /* another NumPy object, such as a dtype or a ufunc */
}

/* ---- Import ---- */

kf_tensor_t *kfpy_from_array(PyObject *array, bool to_keep) {
  kf_tensor_t *tensor = kfpy_from_buffer(array, "numpy array", to_keep);
  if (tensor != NULL || !PyErr_ExceptionMatches(PyExc_ValueError)) return tensor;
  /* NumPy itself cannot export dtypes for which the buffer protocol has no format (dates). */
  PyObject *type, *value, *traceback;
  PyErr_Fetch(&type, &value, &traceback);
  PyObject *dtype = kfpy_attribute(array, "dtype");
  PyObject *kind = dtype != NULL ? kfpy_attribute(dtype, "kind") : NULL;
  const char *letter = kind != NULL ? PyUnicode_AsUTF8(kind) : NULL;
  PyErr_Clear();
  if (letter != NULL && strchr("mMOSUV", *letter) != NULL) {
    PyErr_Format(PyExc_TypeError,
                 "can't convert np.ndarray of type %S. The only supported types are: float64, "
                 "float32, float16, complex64, complex128, int64, int32, int16, int8, uint64, "
                 "uint32, uint16, uint8, and bool.",
                 dtype);
    Py_XDECREF(type);
    Py_XDECREF(value);
    Py_XDECREF(traceback);
  } else {
    PyErr_Restore(type, value, traceback);
  }
  Py_XDECREF(kind);
  Py_XDECREF(dtype);
  return NULL;
}

static PyObject *from_numpy(PyObject *self, PyObject *array) {
  (void)self;
  if (!kfpy_is_array(array))
    return PyErr_Format(PyExc_TypeError, "expected np.ndarray (got %.200s)",
                        Py_TYPE(array)->tp_name);
  kfpy_options_t options = {.copy = false};
  return kfpy_finish(kfpy_deliver(kfpy_from_array(array, true), &options), false);
}

/* ---- Export ---- */

static PyObject *asarray, *array_function;

/* Returns an array over the tensor's memory, which the array keeps alive. */
static PyObject *array_over(PyObject *tensor) {
  if (kfpy_imported(&asarray, "numpy", "asarray") == NULL) return NULL;
  PyObject *view = PyMemoryView_FromObject(tensor);
  if (view == NULL) return NULL;
  PyObject *array = PyObject_CallOneArg(asarray, view);
  Py_DECREF(view);
  return array;
}

/* Raises PyTorch's RuntimeError; always -1. */
static int refuse(const char *why) {
  PyErr_Format(PyExc_RuntimeError, "Can't call numpy() on Tensor that %s instead.", why);
  return -1;
}

static bool is_zeros(const kf_tensor_t *tensor) {
  return kf_keyset_has(kf_tensor_keys(tensor), KF_KEY_ZeroTensor);
}

static int check_layout(const kf_tensor_t *tensor) {
  if (kf_tensor_layout(tensor) == KF_LAYOUT_STRIDED) return 0;
  PyErr_Format(PyExc_TypeError,
               "can't convert %s layout tensor to numpy. Use Tensor.to_dense() first.",
               kf_layout_name(kf_tensor_layout(tensor)));
  return -1;
}

/* numpy() without force=True neither copies nor detaches: a tensor that needs either is an error.
 */
static int check_plain(const kf_tensor_t *tensor) {
  if (!kfpy_is_on_cpu(tensor)) {
    char name[64];
    (void)kf_device_print(kf_tensor_device(tensor), name, sizeof name);
    PyErr_Format(PyExc_TypeError,
                 "can't convert %s device type tensor to numpy. Use Tensor.cpu() to copy the "
                 "tensor to host memory first.",
                 name);
    return -1;
  }
  if (kf_grad_mode() && kf_tensor_requires_grad(tensor))
    return refuse("requires grad. Use tensor.detach().numpy()");
  if (kf_tensor_is_conj(tensor))
    return refuse("has conjugate bit set. Use tensor.resolve_conj().numpy()");
  if (kf_tensor_is_neg(tensor))
    return refuse("has negative bit set. Use tensor.resolve_neg().numpy()");
  if (is_zeros(tensor)) {
    PyErr_SetString(PyExc_RuntimeError,
                    "Cannot convert a ZeroTensor to numpy. Set force=True if "
                    "you need the zero array.");
    return -1;
  }
  return 0;
}

static int check_type(const kf_tensor_t *tensor) {
  if (kfpy_format_of(kf_tensor_dtype(tensor)) != NULL) return 0;
  PyErr_Format(PyExc_TypeError, "Got unsupported ScalarType %s",
               kf_dtype_class_name(kf_tensor_dtype(tensor)));
  return -1;
}

static int check_class(PyObject *object) {
  if (!kfpy_answers_operators(kfpy_tensor_of(object))) return 0;
  PyErr_SetString(PyExc_RuntimeError, ".numpy() is not supported for tensor subclasses.");
  return -1;
}

/* force=True: detaches, moves to the CPU, resolves pending conjugation and negation. */
static kf_status_t force_plain(kf_tensor_t *tensor, kf_tensor_t **out) {
  kf_tensor_t *detached = NULL, *local = NULL, *plain = NULL;
  kf_status_t status;
  *out = NULL;
  KF_TRY_GOTO(status, end, kf_detach(tensor, &detached));
  KF_TRY_GOTO(status, end,
              kf_to_device(detached, kfpy_cpu(), kf_tensor_dtype(detached), false, false,
                           kf_no_int(), &local));
  KF_TRY_GOTO(
      status, end,
      is_zeros(local) ? kf_clone(local, kf_no_int(), &plain) : kf_resolve_conj(local, &plain));
  status = kf_resolve_neg(plain, out);
end:
  kf_tensor_release(detached);
  kf_tensor_release(local);
  kf_tensor_release(plain);
  return status;
}

static PyObject *to_array(PyObject *self, bool force) {
  KFPY_ASSERT_NO_EXCEPTION();
  kf_tensor_t *tensor = kfpy_tensor_of(self), *plain;
  if (check_class(self) < 0 || check_layout(tensor) < 0 || (!force && check_plain(tensor) < 0) ||
      check_type(tensor) < 0)
    return NULL;
  kf_status_t status = force ? force_plain(tensor, &plain) : kf_detach(tensor, &plain);
  if (KFPY_FAILED(status)) return NULL;
  PyObject *object = kfpy_wrap_take(plain);
  if (object == NULL) return NULL;
  PyObject *array = array_over(object);
  Py_DECREF(object);
  return array;
}

static PyObject *numpy(PyObject *self, PyObject *const *args, Py_ssize_t count,
                       PyObject *keywords) {
  static const kfpy_parameters_t parameters = {"numpy", 0, 0, {"force"}};
  PyObject *given[1], *other;
  bool force = false;
  if (kfpy_method_overridden(self, "numpy", args, count, keywords, &other)) return other;
  if (kfpy_parse(&parameters, args, count, keywords, given) < 0) return NULL;
  if (given[0] != NULL && kfpy_parse_bool("numpy", "force", given[0], &force) < 0) return NULL;
  return to_array(self, force);
}

/* Calls numpy.array(array, dtype=dtype, copy=copy): the meaning of the three values of copy depends
 * on the version of NumPy. */
static PyObject *convert(PyObject *array, PyObject *dtype, PyObject *copy) {
  if (kfpy_imported(&array_function, "numpy", "array") == NULL) return NULL;
  PyObject *keywords = PyDict_New();
  PyObject *arguments = PyTuple_Pack(1, array);
  PyObject *result = NULL;
  if (keywords != NULL && arguments != NULL &&
      (dtype == NULL || PyDict_SetItemString(keywords, "dtype", dtype) == 0) &&
      (copy == NULL || PyDict_SetItemString(keywords, "copy", copy) == 0))
    result = PyObject_Call(array_function, arguments, keywords);
  Py_XDECREF(arguments);
  Py_XDECREF(keywords);
  return result;
}

static PyObject *array_method(PyObject *self, PyObject *const *args, Py_ssize_t count,
                              PyObject *keywords) {
  static const kfpy_parameters_t parameters = {"__array__", 2, 0, {"dtype", "copy"}};
  static PyObject *astype;
  PyObject *given[2], *other;
  if (kfpy_method_overridden(self, "__array__", args, count, keywords, &other)) return other;
  if (kfpy_parse(&parameters, args, count, keywords, given) < 0) return NULL;
  PyObject *dtype = given[0] != Py_None ? given[0] : NULL;
  PyObject *copy = given[1] != Py_None ? given[1] : NULL;
  PyObject *array = to_array(self, false);
  if (array == NULL || (dtype == NULL && copy == NULL)) return array;
  PyObject *result;
  if (copy != NULL) {
    result = convert(array, dtype, copy);
  } else {
    if (astype == NULL) astype = PyUnicode_InternFromString("astype");
    PyObject *call[] = {array, dtype, Py_False};
    static PyObject *names;
    if (names == NULL) names = Py_BuildValue("(s)", "copy");
    result =
        astype != NULL && names != NULL ? PyObject_VectorcallMethod(astype, call, 2, names) : NULL;
  }
  Py_DECREF(array);
  return result;
}

/* NumPy functions call this to convert their result for a tensor argument back to a tensor. */
static PyObject *array_wrap(PyObject *self, PyObject *const *args, Py_ssize_t count) {
  (void)self;
  if (count < 1 || count > 3)
    return PyErr_Format(PyExc_TypeError, "__array_wrap__() takes 1 to 3 arguments, not %zd", count);
  PyObject *array = args[0];
  if (count == 3 && args[2] == Py_True && kfpy_is_array(array)) {
    kfpy_options_t copied = {.copy = true};
    return kfpy_finish(kfpy_from_foreign(kfpy_from_array(array, false), &copied), false);
  }
  return from_numpy(NULL, array);
}

static PyMethodDef functions[] = {
    {"from_numpy", from_numpy, METH_O,
     "from_numpy(ndarray)\n--\n\nReturns a tensor that shares the array's memory: writes to one "
     "are visible in the other."
     "\n\n>>> import numpy\n>>> keyfall.from_numpy(numpy.array([1., 2.]))\ntensor([1., 2.], "
     "dtype=torch.float64)"},
    {NULL, NULL, 0, NULL}};

static PyMethodDef methods[] = {
    KFPY_FAST(
        "numpy", numpy,
        "numpy(*, force=False)\n--\n\n"
        "Returns a NumPy array that shares the tensor's memory. force=True first detaches a\n"
        "tensor that requires grad, moves it to the CPU and resolves its conjugate and negative\n"
        "bits, which copies it if necessary."
        "\n\n>>> keyfall.ones(2).numpy().sum() == 2\nnp.True_"),
    KFPY_FAST("__array__", array_method, "__array__(dtype=None, copy=None)\n--\n\nSee numpy()."),
    {"__array_wrap__", (PyCFunction)(void (*)(void))array_wrap, METH_FASTCALL,
     "__array_wrap__(array, context=None, return_scalar=False)\n--\n\nConverts the array to a "
     "tensor."},
    {NULL, NULL, 0, NULL}};

int kfpy_init_numpy(PyObject *module) {
  if (kfpy_add_functions(module, functions) < 0) return -1;
  if (kfpy_add_methods(kfpy_tensor_base, methods) < 0) return -1;
  PyObject *priority = PyLong_FromLong(1000); /* array + tensor calls Tensor's operator */
  if (priority == NULL) return -1;
  int status = PyObject_SetAttrString((PyObject *)kfpy_tensor_base, "__array_priority__", priority);
  Py_DECREF(priority);
  return status;
}
