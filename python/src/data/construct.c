/* tensor(), as_tensor(), asarray(), new_tensor(): tensors from any Python data. */
#include "autograd/autograd_objects.h"
#include "core/function_arguments.h"
#include "data/python_data.h"
#include "types/describing_types.h"

/* ---- Kinds of data ---- */

/* From a tensor: a detached copy, or the converted tensor itself. */
static kf_tensor_t *from_tensor(PyObject *object, const kfpy_options_t *options) {
  kf_tensor_t *tensor = kfpy_tensor_of(object);
  if (!options->copy) {
    kf_tensor_retain(tensor);
    return kfpy_convert(tensor, options);
  }
  kf_tensor_t *detached;
  if (KFPY_FAILED(kf_detach(tensor, &detached))) return NULL;
  return kfpy_convert(detached, options);
}

/* From an object with __dlpack__ or __array__. 1: *out; 0: it has neither; -1: raised. */
static int from_protocol(PyObject *object, const kfpy_options_t *options, kf_tensor_t **out) {
  *out = NULL;
  if (PyType_Check(object)) return 0;
  int dlpack = kfpy_speaks_dlpack(object);
  if (dlpack < 0) return -1;
  if (dlpack > 0) {
    *out = kfpy_from_foreign(kfpy_from_dlpack(object), options);
    return *out != NULL ? 1 : -1;
  }
  PyObject *method = kfpy_attribute(object, "__array__");
  if (method == NULL) {
    if (!PyErr_ExceptionMatches(PyExc_AttributeError)) return -1;
    PyErr_Clear();
    return 0;
  }
  PyObject *array = PyObject_CallNoArgs(method);
  Py_DECREF(method);
  if (array == NULL) return -1;
  if (kfpy_is_array(array)) {
    *out = kfpy_from_foreign(kfpy_from_array(array, !options->copy), options);
  } else {
    PyErr_Format(PyExc_ValueError, "__array__() of %.200s gave a %.200s, not an array",
                 Py_TYPE(object)->tp_name, Py_TYPE(array)->tp_name);
  }
  Py_DECREF(array);
  return *out != NULL ? 1 : -1;
}

/* Over a storage: its memory, shared as in PyTorch, as elements of the dtype, which for untyped
 * storages is int64 unless given. A typed storage must have the dtype. */
static kf_tensor_t *from_storage(PyObject *object, kf_storage_t *storage,
                                 const kfpy_options_t *options) {
  kfpy_options_t shared = *options;
  kf_dtype_t own = options->has_dtype ? options->dtype : KF_DTYPE_INT64;
  PyObject *dtype = kfpy_attribute(object, "dtype"); /* typed storages have it */
  if (dtype == NULL) {
    PyErr_Clear();
  } else {
    int parsed = kfpy_parse_dtype("tensor", "dtype", dtype, &own);
    Py_DECREF(dtype);
    if (parsed < 0) return NULL;
    if (options->has_dtype && options->dtype != own) {
      PyErr_Format(PyExc_RuntimeError,
                   "Expected a Storage of type %s or an UntypedStorage, but got %s",
                   kf_dtype_class_name(options->dtype), kf_dtype_class_name(own));
      return NULL;
    }
  }
  shared.copy = false;
  kf_tensor_t *tensor = kfpy_over_storage(storage, own);
  return tensor != NULL ? kfpy_from_foreign(tensor, &shared) : NULL;
}

/* Whether the object is a buffer with several dimensions: a memoryview of such a buffer is a
 * sequence whose items cannot be read. */
static bool is_plane(PyObject *object) {
  Py_buffer view;
  if (PyList_CheckExact(object) || PyTuple_CheckExact(object) || !PyObject_CheckBuffer(object))
    return false;
  if (PyObject_GetBuffer(object, &view, PyBUF_RECORDS_RO) < 0) {
    PyErr_Clear();
    return false;
  }
  bool plane = view.ndim > 1;
  PyBuffer_Release(&view);
  return plane;
}

static bool is_number(PyObject *object) {
  return PyFloat_Check(object) || PyLong_Check(object) || PyComplex_Check(object);
}

kf_tensor_t *kfpy_from_data(PyObject *data, const kfpy_options_t *options) {
  bool plain = PyList_CheckExact(data) || PyTuple_CheckExact(data) || is_number(data);
  if (!plain) {
    if (kfpy_is_tensor(data)) return from_tensor(data, options);
    if (kfpy_is_array(data)) return kfpy_from_foreign(kfpy_from_array(data, !options->copy), options);
    if (is_plane(data))
      return kfpy_from_foreign(kfpy_from_buffer(data, "buffer", !options->copy), options);
    kf_tensor_t *tensor;
    kf_storage_t *storage;
    kf_dtype_t dtype;
    if (kfpy_is_storage(data, &storage)) return from_storage(data, storage, options);
    int numpy = kfpy_is_array_scalar(data, &dtype);
    if (numpy < 0) return NULL;
    bool other = numpy == 0 && !options->has_dtype && !kfpy_is_sequence(data);
    int found = other ? from_protocol(data, options, &tensor) : 0;
    if (found != 0) return tensor;
  }
  return kfpy_deliver(kfpy_from_nested(data, options), options);
}

/* ---- Index data ---- */

kf_tensor_t *kfpy_from_index_data(PyObject *data) {
  kfpy_options_t options = {.has_dtype = true, .dtype = KF_DTYPE_INT64};
  if (kfpy_is_array(data)) {
    kf_tensor_t *tensor = kfpy_from_array(data, false);
    if (tensor == NULL) return NULL;
    kf_dtype_t dtype = kf_tensor_dtype(tensor);
    if (dtype == KF_DTYPE_BOOL || dtype == KF_DTYPE_UINT8) options.dtype = dtype;
    return kfpy_from_foreign(tensor, &options);
  }
  kf_dtype_t dtype;
  if (kfpy_infer_dtype(data, &dtype) < 0) return NULL;
  if (dtype == KF_DTYPE_BOOL || dtype == KF_DTYPE_UINT8) options.dtype = dtype;
  return kfpy_deliver(kfpy_from_nested(data, &options), &options);
}

/* ---- Functions ---- */

/* Applies the thread's default device if none was passed. */
static void use_default_device(kfpy_options_t *options) {
  if (!options->has_device) options->has_device = kfpy_default_device(&options->device);
}

/* The same for functions that share the memory of their data where they can. A scope of the lazy
 * device leaves that where it is: operators on tensors of the CPU are recorded, too. */
static void use_default_device_for(PyObject *data, kfpy_options_t *options) {
  const bool is_memory =
      kfpy_is_tensor(data) || kfpy_is_array(data) || PyObject_CheckBuffer(data) != 0;
  kf_device_t device;
  if (options->has_device || !kfpy_default_device(&device) ||
      (is_memory && device.type == KF_DEVICE_LAZY && kf_local_is_included(KF_KEY_Lazy)))
    return;
  use_default_device(options);
}

static int warn_of_copy(const char *function) {
  return PyErr_WarnFormat(PyExc_UserWarning, 1,
                          "To copy construct from a tensor, it is recommended to use "
                          "sourceTensor.detach().clone() or sourceTensor.detach().clone()"
                          ".requires_grad_(True), rather than %s(sourceTensor).",
                          function);
}

/* The tensor in memory that the accelerator reads directly; NULL: raised. As for factories,
 * pin_memory means nothing on the meta device. */
static kf_tensor_t *pinned(kf_tensor_t *made_take) {
  if (made_take == NULL || kf_tensor_device(made_take).type == KF_DEVICE_META) return made_take;
  kf_tensor_t *copy = NULL;
  int type;
  if (kf_tensor_device(made_take).type != KF_DEVICE_CPU)
    PyErr_SetString(PyExc_RuntimeError, "Only dense CPU tensors can be pinned");
  else if (kfpy_find_accelerator(&type) == 0)
    (void)KFPY_FAILED(kfpy_pinned_copy(made_take, type, &copy));
  kf_tensor_release(made_take);
  return copy;
}

/* Implements tensor() and new_tensor(). `base`, the tensor of new_tensor or NULL, provides dtype
 * and device. */
static PyObject *copy_data(const char *function, const char *full_name, kf_tensor_t *base,
                           PyObject *const *args, Py_ssize_t count, PyObject *keywords) {
  enum { DATA, DTYPE, DEVICE, REQUIRES_GRAD, PIN_MEMORY, COUNT };
  kfpy_parameters_t parameters = {
      function,
      1,
      1,
      {"data", "dtype", "device", "requires_grad", base == NULL ? "pin_memory" : NULL}};
  PyObject *given[COUNT] = {NULL};
  kfpy_options_t options = {.copy = true};
  bool requires_grad = false;
  if (KF_LIKELY(count == 1 && keywords == NULL))
    given[DATA] = args[0];
  else if (kfpy_parse(&parameters, args, count, keywords, given) < 0 ||
           kfpy_parse_options(function, given[DTYPE], given[DEVICE], &options) < 0)
    return NULL;
  if (given[REQUIRES_GRAD] != NULL &&
      kfpy_parse_bool(function, "requires_grad", given[REQUIRES_GRAD], &requires_grad) < 0)
    return NULL;
  if (given[PIN_MEMORY] != NULL &&
      kfpy_parse_bool(function, "pin_memory", given[PIN_MEMORY], &options.pin_memory) < 0)
    return NULL;
  if (base != NULL && !options.has_dtype) {
    options.has_dtype = true;
    options.dtype = kf_tensor_dtype(base);
  }
  if (base != NULL && !options.has_device) {
    options.has_device = true;
    options.device = kf_tensor_device(base);
  }
  use_default_device(&options);
  if (kfpy_is_tensor(given[DATA]) && warn_of_copy(full_name) < 0) return NULL;
  kf_tensor_t *made = kfpy_from_data(given[DATA], &options);
  return kfpy_finish(options.pin_memory ? pinned(made) : made, requires_grad);
}

static PyObject *tensor(PyObject *self, PyObject *const *args, Py_ssize_t count,
                        PyObject *keywords) {
  PyObject *other;
  (void)self;
  if (count > 0 && kfpy_may_be_overridden(args[0]) &&
      kfpy_overridden(kfpy_module, "tensor", args, count, keywords, &other))
    return other;
  return copy_data("tensor", "torch.tensor", NULL, args, count, keywords);
}

static PyObject *new_tensor(PyObject *self, PyObject *const *args, Py_ssize_t count,
                            PyObject *keywords) {
  PyObject *other;
  if (kfpy_method_overridden(self, "new_tensor", args, count, keywords, &other)) return other;
  return copy_data("new_tensor", "tensor.new_tensor", kfpy_tensor_of(self), args, count, keywords);
}

static PyObject *as_tensor(PyObject *self, PyObject *const *args, Py_ssize_t count,
                           PyObject *keywords) {
  PyObject *other;
  (void)self;
  if (count > 0 && kfpy_may_be_overridden(args[0]) &&
      kfpy_overridden(kfpy_module, "as_tensor", args, count, keywords, &other))
    return other;
  static const kfpy_parameters_t parameters = {"as_tensor", 1, 1, {"data", "dtype", "device"}};
  PyObject *given[3];
  kfpy_options_t options = {.copy = false};
  if (kfpy_parse(&parameters, args, count, keywords, given) < 0 ||
      kfpy_parse_options("as_tensor", given[1], given[2], &options) < 0)
    return NULL;
  use_default_device_for(given[0], &options);
  if (kfpy_is_tensor(given[0]) && !options.has_dtype && !options.has_device)
    return Py_NewRef(given[0]);
  return kfpy_finish(kfpy_from_data(given[0], &options), false);
}

/* ---- asarray ---- */

typedef enum { COPY_IF_NEEDED, COPY_ALWAYS, COPY_NEVER } copy_t;

static int parse_copy(PyObject *object, copy_t *out) {
  *out = COPY_IF_NEEDED;
  if (object == NULL || object == Py_None) return 0;
  bool copy;
  if (kfpy_parse_bool("asarray", "copy", object, &copy) < 0) return -1;
  *out = copy ? COPY_ALWAYS : COPY_NEVER;
  return 0;
}

static bool same_device(kf_device_t a, kf_device_t b) {
  return a.type == b.type && (a.index == b.index || a.index < 0 || b.index < 0);
}

/* copy=False: a conversion that would need a copy is an error. */
static int check_alias(const kf_tensor_t *tensor, const kfpy_options_t *options) {
  if (options->has_device && !same_device(options->device, kf_tensor_device(tensor))) {
    char from[64], to[64];
    (void)kf_device_print(kf_tensor_device(tensor), from, sizeof from);
    (void)kf_device_print(options->device, to, sizeof to);
    PyErr_Format(PyExc_ValueError, "can't alias tensor from device '%s' to '%s'.", from, to);
    return -1;
  }
  if (options->has_dtype && options->dtype != kf_tensor_dtype(tensor)) {
    PyErr_Format(PyExc_ValueError, "can't alias tensor with dtype '%s' into dtype '%s'.",
                 kf_dtype_class_name(kf_tensor_dtype(tensor)), kf_dtype_class_name(options->dtype));
    return -1;
  }
  return 0;
}

/* Returns a tensor over existing memory of a tensor or a foreign object; owned. NULL without an
 * exception: the object is data, without such memory. */
static kf_tensor_t *existing_memory(PyObject *object, const kfpy_options_t *options) {
  if (kfpy_is_tensor(object)) {
    kf_tensor_retain(kfpy_tensor_of(object));
    return kfpy_tensor_of(object);
  }
  if (kfpy_is_array(object)) {
    kf_tensor_t *tensor = kfpy_from_array(object, true);
    return tensor != NULL ? kfpy_lift(tensor) : NULL;
  }
  int dlpack = kfpy_speaks_dlpack(object);
  if (dlpack != 0) return dlpack < 0 ? NULL : kfpy_from_dlpack(object);
  kf_dtype_t dtype;
  if (!PyObject_CheckBuffer(object) || kfpy_is_array_scalar(object, &dtype) != 0) return NULL;
  dtype = options->has_dtype ? options->dtype : kf_default_dtype();
  return kfpy_from_bytes(object, dtype, -1, 0);
}

/* Makes a copy, whether or not dtype and device change; steals the tensor. */
static kf_tensor_t *copy_of(kf_tensor_t *tensor, const kfpy_options_t *options) {
  bool changes = (options->has_dtype && options->dtype != kf_tensor_dtype(tensor)) ||
                 (options->has_device && !same_device(options->device, kf_tensor_device(tensor)));
  if (changes) return kfpy_convert(tensor, options);
  kf_tensor_t *copy;
  kf_status_t status;
  KFPY_WORK(status, kf_tensor_numel(tensor), kf_clone(tensor, kf_no_int(), &copy));
  kf_tensor_release(tensor);
  return KFPY_FAILED(status) ? NULL : copy;
}

static kf_tensor_t *as_array(PyObject *object, kfpy_options_t *options, copy_t copy) {
  kf_tensor_t *tensor = existing_memory(object, options);
  if (tensor == NULL && PyErr_Occurred()) return NULL;
  if (tensor == NULL) {
    kf_dtype_t dtype;
    if (copy != COPY_NEVER) return kfpy_from_data(object, options);
    if (kfpy_is_array_scalar(object, &dtype) > 0)
      PyErr_SetString(PyExc_RuntimeError, "can't alias NumPy scalars.");
    else if (!PyErr_Occurred())
      PyErr_SetString(PyExc_ValueError, "can't alias arbitrary sequence into a tensor.");
    return NULL;
  }
  if (copy == COPY_ALWAYS) return copy_of(tensor, options);
  if (copy == COPY_NEVER) {
    if (check_alias(tensor, options) == 0) return tensor;
    kf_tensor_release(tensor);
    return NULL;
  }
  return kfpy_convert(tensor, options);
}

/* requires_grad=False: returns a tensor over the same memory without history; steals the tensor. */
static kf_tensor_t *without_history(kf_tensor_t *tensor) {
  kf_tensor_t *detached;
  if (tensor == NULL || !kf_tensor_requires_grad(tensor)) return tensor;
  kf_status_t status = kf_detach(tensor, &detached);
  kf_tensor_release(tensor);
  return KFPY_FAILED(status) ? NULL : detached;
}

static PyObject *asarray(PyObject *self, PyObject *const *args, Py_ssize_t count,
                         PyObject *keywords) {
  PyObject *other;
  (void)self;
  if (count > 0 && kfpy_may_be_overridden(args[0]) &&
      kfpy_overridden(kfpy_module, "asarray", args, count, keywords, &other))
    return other;
  enum { OBJ, DTYPE, DEVICE, COPY, REQUIRES_GRAD, COUNT };
  static const kfpy_parameters_t parameters = {
      "asarray", 1, 1, {"obj", "dtype", "device", "copy", "requires_grad"}};
  PyObject *given[COUNT];
  kfpy_options_t options = {.copy = false};
  copy_t copy;
  bool requires_grad = false;
  if (kfpy_parse(&parameters, args, count, keywords, given) < 0 ||
      kfpy_parse_options("asarray", given[DTYPE], given[DEVICE], &options) < 0 ||
      parse_copy(given[COPY], &copy) < 0)
    return NULL;
  use_default_device_for(given[OBJ], &options);
  bool says = given[REQUIRES_GRAD] != NULL && given[REQUIRES_GRAD] != Py_None;
  if (says && kfpy_parse_bool("asarray", "requires_grad", given[REQUIRES_GRAD], &requires_grad) < 0)
    return NULL;
  kf_tensor_t *result = as_array(given[OBJ], &options, copy);
  if (says && !requires_grad) result = without_history(result);
  return kfpy_finish(result, requires_grad && !(result != NULL && kf_tensor_requires_grad(result)));
}

static PyMethodDef functions[] = {
    KFPY_FAST(
        "tensor", tensor,
        "tensor(data, *, dtype=None, device=None, requires_grad=False, pin_memory=False)\n"
        "--\n\n"
        "Returns a new tensor with a copy of the data: a number, nested sequences of numbers,\n"
        "an array, or any object that converts to one. Without dtype, floats get the default\n"
        "dtype, ints get int64, and mixed data gets a dtype that can represent all of it."
        "\n\n>>> keyfall.tensor([[1, 2], [3, 4]], dtype=keyfall.float32)\ntensor([[1., 2.],\n      "
        "  [3., 4.]])"),
    KFPY_FAST("as_tensor", as_tensor,
              "as_tensor(data, *, dtype=None, device=None)\n--\n\n"
              "Converts the data to a tensor. Shares memory if dtype and device allow it."
              "\n\n>>> keyfall.as_tensor([1, 2])\ntensor([1, 2])"),
    KFPY_FAST("asarray", asarray,
              "asarray(obj, *, dtype=None, device=None, copy=None, requires_grad=False)\n--\n\n"
              "Converts the object to a tensor. copy=None shares memory if possible, copy=True\n"
              "always copies, and copy=False raises ValueError if a copy would be needed."
              "\n\n>>> keyfall.asarray([1, 2])\ntensor([1, 2])"),
    {NULL, NULL, 0, NULL}};

static PyMethodDef methods[] = {
    KFPY_FAST(
        "new_tensor", new_tensor,
        "new_tensor(data, *, dtype=None, device=None, requires_grad=False)\n--\n\n"
        "Returns a new tensor with a copy of the data. The default dtype and device are those\n"
        "of this tensor."
        "\n\n>>> keyfall.ones(2).new_tensor([1, 2])\ntensor([1., 2.])"),
    {NULL, NULL, 0, NULL}};

int kfpy_init_construct(PyObject *module) {
  if (kfpy_add_functions(module, functions) < 0) return -1;
  return kfpy_add_methods(kfpy_tensor_base, methods);
}
