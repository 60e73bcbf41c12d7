/* DLPack: exchanges tensors with other libraries in this process without copying. Python code
 * passes capsules; libraries that know each other's exchange table need none.
 *
 * A capsule owns its managed tensor until a consumer takes it and renames the capsule to "used_…":
 * both sides check the name. */
#include <keyfall/dlpack.h>

#include "core/function_arguments.h"
#include "data/python_data.h"
#include "types/describing_types.h"

#define OLD_NAME "dltensor"
#define OLD_NAME_USED "used_dltensor"
#define NEW_NAME "dltensor_versioned"
#define NEW_NAME_USED "used_dltensor_versioned"
#define TABLE_NAME "dlpack_exchange_api"

static PyObject *dlpack_name, *table_name; /* "__dlpack__", "__dlpack_c_exchange_api__" */
static PyObject *our_version;              /* (1, 3) */
static PyObject *version_keyword;          /* ("max_version",) */

/* ---- Export ---- */

static void destroy_versioned(PyObject *capsule) {
  kf_dlpack_versioned_t *managed;
  if (!PyCapsule_IsValid(capsule, NEW_NAME)) return; /* a consumer took it */
  managed = PyCapsule_GetPointer(capsule, NEW_NAME);
  if (managed->deleter != NULL) managed->deleter(managed);
}

static void destroy_unversioned(PyObject *capsule) {
  kf_dlpack_unversioned_t *managed;
  if (!PyCapsule_IsValid(capsule, OLD_NAME)) return;
  managed = PyCapsule_GetPointer(capsule, OLD_NAME);
  if (managed->deleter != NULL) managed->deleter(managed);
}

static PyObject *versioned_capsule(kf_tensor_t *tensor, bool copied) {
  kf_dlpack_versioned_t *managed;
  if (KFPY_FAILED(kf_tensor_to_dlpack(tensor, false, &managed))) return NULL;
  if (copied) managed->flags |= KF_DLPACK_IS_COPIED;
  PyObject *capsule = PyCapsule_New(managed, NEW_NAME, destroy_versioned);
  if (capsule == NULL) managed->deleter(managed);
  return capsule;
}

static PyObject *unversioned_capsule(kf_tensor_t *tensor) {
  kf_dlpack_unversioned_t *managed;
  if (KFPY_FAILED(kf_tensor_to_dlpack_unversioned(tensor, false, &managed))) return NULL;
  PyObject *capsule = PyCapsule_New(managed, OLD_NAME, destroy_unversioned);
  if (capsule == NULL) managed->deleter(managed);
  return capsule;
}

/* Makes a capsule over the tensor's memory, or over a copy. */
static PyObject *make_capsule(kf_tensor_t *tensor, bool versioned, bool copy) {
  if (!copy) return versioned ? versioned_capsule(tensor, false) : unversioned_capsule(tensor);
  kf_tensor_t *copied;
  kf_status_t status;
  KFPY_WORK(status, kf_tensor_numel(tensor), kf_clone(tensor, kf_no_int(), &copied));
  if (KFPY_FAILED(status)) return NULL;
  PyObject *capsule = versioned ? versioned_capsule(copied, true) : unversioned_capsule(copied);
  kf_tensor_release(copied);
  return capsule;
}

/* Parses max_version=(major, minor), the newest version that the consumer understands. *versioned:
 * whether it is 1.0 or later. */
static int parse_max_version(PyObject *object, bool *versioned) {
  int64_t numbers[KFPY_MAX_INTS];
  kf_int_span_t version;
  *versioned = false;
  if (object == NULL || object == Py_None) return 0;
  if (kfpy_parse_ints("__dlpack__", "max_version", object, numbers, &version) < 0) return -1;
  if (version.size != 2) {
    PyErr_SetString(PyExc_ValueError, "__dlpack__(): max_version must be a pair of ints");
    return -1;
  }
  *versioned = numbers[0] >= 1;
  return 0;
}

/* The CPU has no streams; -1 means "do not synchronize". */
static int check_stream(const kf_tensor_t *tensor, PyObject *stream) {
  int64_t number = -1;
  if (stream == NULL || stream == Py_None) return 0;
  if (!PyLong_Check(stream)) {
    PyErr_SetString(PyExc_TypeError, "stream must be ``int`` or ``none``");
    return -1;
  }
  if (kfpy_parse_int("__dlpack__", "stream", stream, &number) < 0) return -1;
  if (number == -1 || !kfpy_is_on_cpu(tensor)) return 0;
  PyErr_SetString(PyExc_AssertionError, "stream should be None on cpu.");
  return -1;
}

/* dl_device= must be the device of the memory: the tensor is not moved. */
static int check_device(const kf_tensor_t *tensor, PyObject *device) {
  int64_t numbers[KFPY_MAX_INTS];
  kf_int_span_t wanted;
  kf_dlpack_device_t found;
  if (device == NULL || device == Py_None) return 0;
  if (kfpy_parse_ints("__dlpack__", "dl_device", device, numbers, &wanted) < 0 ||
      KFPY_FAILED(kf_tensor_dlpack_device(tensor, &found)))
    return -1;
  bool is_cpu = found.type == KF_DLPACK_CPU; /* its index does not matter */
  if (wanted.size == 2 && numbers[0] == found.type && (is_cpu || numbers[1] == found.id)) return 0;
  PyErr_Format(PyExc_BufferError,
               "the tensor is on device (%d, %d) of DLPack and is not moved by __dlpack__()",
               (int)found.type, (int)found.id);
  return -1;
}

static int check_no_grad(const kf_tensor_t *tensor) {
  if (!kf_tensor_requires_grad(tensor)) return 0;
  PyErr_SetString(PyExc_BufferError,
                  "Can't export tensors that require gradient, use tensor.detach()");
  return -1;
}

static PyObject *dlpack(PyObject *self, PyObject *const *args, Py_ssize_t count,
                        PyObject *keywords) {
  enum { MAX_VERSION, DL_DEVICE, COPY, STREAM, COUNT }; /* in the order of NumPy, the main caller */
  static const kfpy_parameters_t parameters = {
      "__dlpack__", 0, 0, {"max_version", "dl_device", "copy", "stream"}};
  kf_tensor_t *tensor = kfpy_tensor_of(self);
  PyObject *given[COUNT], *other;
  bool versioned, copy = false;
  if (kfpy_method_overridden(self, "__dlpack__", args, count, keywords, &other)) return other;
  if (kfpy_parse(&parameters, args, count, keywords, given) < 0 || check_no_grad(tensor) < 0 ||
      parse_max_version(given[MAX_VERSION], &versioned) < 0 ||
      check_stream(tensor, given[STREAM]) < 0 || check_device(tensor, given[DL_DEVICE]) < 0)
    return NULL;
  if (given[COPY] != NULL && given[COPY] != Py_None &&
      kfpy_parse_bool("__dlpack__", "copy", given[COPY], &copy) < 0)
    return NULL;
  return make_capsule(tensor, versioned, copy);
}

/* Returns a pair such as (DLDeviceType.kDLCPU, 0); the CPU's pair is cached. */
static PyObject *dlpack_device(PyObject *self, PyObject *unused) {
  static PyObject *device_types, *cpu;
  (void)unused;
  PyObject *other;
  kf_dlpack_device_t device;
  kf_tensor_t *tensor = kfpy_tensor_of(self);
  if (kfpy_method_overridden(self, "__dlpack_device__", NULL, 0, NULL, &other)) return other;
  if (KF_LIKELY(cpu != NULL && kfpy_is_on_cpu(tensor))) return Py_NewRef(cpu);
  if (kf_tensor_dlpack_device(tensor, &device) != KF_OK) {
    PyErr_Format(PyExc_ValueError, "Unknown device type %s for Dlpack",
                 kf_device_type_name(kf_tensor_device(tensor).type));
    return NULL;
  }
  if (kfpy_imported(&device_types, "keyfall.utils.dlpack", "DLDeviceType") == NULL) return NULL;
  PyObject *type = PyObject_CallFunction(device_types, "i", (int)device.type);
  PyObject *pair = type != NULL ? Py_BuildValue("(Oi)", type, (int)device.id) : NULL;
  Py_XDECREF(type);
  if (pair != NULL && device.type == KF_DLPACK_CPU && cpu == NULL) cpu = Py_NewRef(pair);
  return pair;
}

static PyObject *to_capsule(const char *function, PyObject *object, bool versioned) {
  kf_tensor_t *tensor;
  if (kfpy_parse_tensor(function, "tensor", object, &tensor) < 0) return NULL;
  return make_capsule(tensor, versioned, false);
}

static PyObject *to_dlpack(PyObject *self, PyObject *object) {
  (void)self;
  return to_capsule("to_dlpack", object, false);
}

static PyObject *to_dlpack_versioned(PyObject *self, PyObject *object) {
  (void)self;
  return to_capsule("_to_dlpack_versioned", object, true);
}

/* ---- Import ---- */

/* Takes the managed tensor out of a capsule and marks the capsule as used. */
static kf_tensor_t *from_capsule(PyObject *capsule) {
  kf_tensor_t *tensor;
  if (PyCapsule_IsValid(capsule, NEW_NAME)) {
    kf_dlpack_versioned_t *managed = PyCapsule_GetPointer(capsule, NEW_NAME);
    if (KFPY_FAILED(kf_tensor_from_dlpack(managed, &tensor))) return NULL;
    (void)PyCapsule_SetName(capsule, NEW_NAME_USED);
    return tensor;
  }
  if (PyCapsule_IsValid(capsule, OLD_NAME)) {
    kf_dlpack_unversioned_t *managed = PyCapsule_GetPointer(capsule, OLD_NAME);
    if (KFPY_FAILED(kf_tensor_from_dlpack_unversioned(managed, &tensor))) return NULL;
    (void)PyCapsule_SetName(capsule, OLD_NAME_USED);
    return tensor;
  }
  PyErr_SetString(PyExc_RuntimeError,
                  "from_dlpack received an invalid capsule. Note that DLTensor capsules can be "
                  "consumed only once, so you might have already constructed a tensor from it "
                  "once.");
  return NULL;
}

/* Returns the exchange table of a type, which reads its objects without capsules; NULL if it has
 * none with our major version. Caches the table of the last type, and holds that type so that its
 * address is not reused. */
static const kf_dlpack_exchange_t *table_of(PyTypeObject *type) {
  static PyTypeObject *last;
  static const kf_dlpack_exchange_t *last_table;
  if (KF_LIKELY(type == last)) return last_table;
  const kf_dlpack_exchange_t *table = NULL;
  PyObject *capsule = PyObject_GetAttr((PyObject *)type, table_name);
  if (capsule != NULL && PyCapsule_IsValid(capsule, TABLE_NAME))
    table = PyCapsule_GetPointer(capsule, TABLE_NAME);
  Py_XDECREF(capsule);
  PyErr_Clear();
  while (table != NULL && table->header.version.major != KF_DLPACK_MAJOR)
    table = (const kf_dlpack_exchange_t *)(const void *)table->header.previous;
  Py_XSETREF(last, (PyTypeObject *)Py_NewRef((PyObject *)type));
  last_table = table;
  return table;
}

/* An exchange table exports the raw memory. Objects that are more than their memory (they require a
 * gradient, their elements must be conjugated) go through their __dlpack__, which rejects them. */
static bool means_more_than_memory(PyObject *object) {
  static PyObject *names[2];
  static const char *const texts[] = {"requires_grad", "is_conj"};
  if (kfpy_is_tensor(object)) return false; /* our own table checks itself */
  bool more = false;
  for (int i = 0; i < 2 && !more; i++) {
    if (names[i] == NULL) names[i] = PyUnicode_InternFromString(texts[i]);
    PyObject *found = names[i] != NULL ? PyObject_GetAttr(object, names[i]) : NULL;
    if (found != NULL && PyCallable_Check(found)) Py_SETREF(found, PyObject_CallNoArgs(found));
    more = found != NULL && PyObject_IsTrue(found) != 0;
    Py_XDECREF(found);
    PyErr_Clear();
  }
  return more;
}

static kf_tensor_t *from_table(const kf_dlpack_exchange_t *table, PyObject *object) {
  kf_dlpack_versioned_t *managed = NULL;
  kf_tensor_t *tensor;
  if (table->managed_from_object(object, &managed) != 0) {
    if (!PyErr_Occurred())
      PyErr_Format(PyExc_BufferError, "%.200s could not be exported by DLPack",
                   Py_TYPE(object)->tp_name);
    return NULL;
  }
  if (!KFPY_FAILED(kf_tensor_from_dlpack(managed, &tensor))) return tensor;
  if (managed->deleter != NULL) managed->deleter(managed);
  return NULL;
}

/* Calls object.__dlpack__(max_version=(1, 3), …). Older producers accept no keywords and raise a
 * TypeError: then calls it again without. New reference. */
static PyObject *ask_for_capsule(PyObject *object, bool to_cpu, PyObject *copy) {
  PyObject *capsule;
  if (!to_cpu && copy == NULL) {
    PyObject *args[] = {object, our_version};
    capsule = PyObject_VectorcallMethod(dlpack_name, args, 1 | PY_VECTORCALL_ARGUMENTS_OFFSET,
                                        version_keyword);
  } else {
    PyObject *keywords = Py_BuildValue("{s:O}", "max_version", our_version);
    PyObject *method = keywords != NULL ? PyObject_GetAttr(object, dlpack_name) : NULL;
    PyObject *nothing = PyTuple_New(0);
    PyObject *cpu = to_cpu ? Py_BuildValue("(ii)", KF_DLPACK_CPU, 0) : NULL;
    bool ready =
        method != NULL && nothing != NULL &&
        (!to_cpu || (cpu != NULL && PyDict_SetItemString(keywords, "dl_device", cpu) == 0)) &&
        (copy == NULL || PyDict_SetItemString(keywords, "copy", copy) == 0);
    capsule = ready ? PyObject_Call(method, nothing, keywords) : NULL;
    Py_XDECREF(cpu);
    Py_XDECREF(nothing);
    Py_XDECREF(method);
    Py_XDECREF(keywords);
  }
  if (capsule != NULL || !PyErr_ExceptionMatches(PyExc_TypeError)) return capsule;
  PyErr_Clear();
  return PyObject_CallMethodNoArgs(object, dlpack_name);
}

static kf_tensor_t *from_producer(PyObject *object, bool to_cpu, PyObject *copy) {
  PyObject *capsule = ask_for_capsule(object, to_cpu, copy);
  if (capsule == NULL) return NULL;
  kf_tensor_t *tensor = from_capsule(capsule);
  Py_DECREF(capsule);
  return tensor;
}

int kfpy_speaks_dlpack(PyObject *object) {
  if (PyCapsule_CheckExact(object))
    return PyCapsule_IsValid(object, NEW_NAME) || PyCapsule_IsValid(object, OLD_NAME);
  PyObject *method = PyObject_GetAttr((PyObject *)Py_TYPE(object), dlpack_name);
  if (method == NULL) PyErr_Clear();
  Py_XDECREF(method);
  return method != NULL;
}

kf_tensor_t *kfpy_from_dlpack(PyObject *object) {
  const kf_dlpack_exchange_t *table = table_of(Py_TYPE(object));
  if (table != NULL && !means_more_than_memory(object)) return from_table(table, object);
  return kfpy_speaks_dlpack(object) && !PyCapsule_CheckExact(object)
             ? from_producer(object, false, NULL)
             : from_capsule(object);
}

static bool is_capsule_like(PyObject *object) {
  return PyCapsule_CheckExact(object) || kfpy_speaks_dlpack(object) == 0;
}

/* from_dlpack with device= or copy=: passes them to the producer, and moves the tensor if the
 * producer did not. */
static kf_tensor_t *from_dlpack_with(PyObject *object, kfpy_options_t *options, PyObject *copy) {
  if (is_capsule_like(object)) {
    PyErr_SetString(PyExc_AssertionError,
                    "device and copy kwargs not supported when ext_tensor is already a DLPack "
                    "capsule.");
    return NULL;
  }
  bool to_cpu = options->has_device && options->device.type == KF_DEVICE_CPU;
  kf_tensor_t *tensor = from_producer(object, to_cpu, copy);
  if (tensor == NULL || !options->has_device) return tensor;
  if (copy == Py_False && kf_tensor_device(tensor).type != options->device.type) {
    kf_tensor_release(tensor);
    PyErr_SetString(PyExc_ValueError,
                    "from_dlpack(): copy=False, but the data is on another device");
    return NULL;
  }
  return kfpy_convert(tensor, options);
}

static PyObject *from_dlpack(PyObject *self, PyObject *const *args, Py_ssize_t count,
                             PyObject *keywords) {
  (void)self;
  if (KF_LIKELY(count == 1 && keywords == NULL))
    return kfpy_finish(kfpy_from_dlpack(args[0]), false);
  static const kfpy_parameters_t parameters = {
      "from_dlpack", 1, 1, {"ext_tensor", "device", "copy"}};
  PyObject *given[3];
  bool copy;
  kfpy_options_t options = {.copy = false};
  if (kfpy_parse(&parameters, args, count, keywords, given) < 0 ||
      kfpy_parse_options("from_dlpack", NULL, given[1], &options) < 0)
    return NULL;
  if (given[2] == Py_None) given[2] = NULL;
  if (given[2] != NULL && kfpy_parse_bool("from_dlpack", "copy", given[2], &copy) < 0) return NULL;
  kf_tensor_t *tensor = options.has_device || given[2] != NULL
                            ? from_dlpack_with(given[0], &options, given[2])
                            : kfpy_from_dlpack(given[0]);
  return kfpy_finish(tensor, false);
}

/* ---- Exchange table of our objects: other libraries call these functions with the GIL ---- */

static int as_python_error(void) {
  if (!PyErr_Occurred()) kfpy_raise(kf_error_last()->code);
  return -1;
}

static int check_object(void *object) {
  if (kfpy_is_tensor(object)) return check_no_grad(kfpy_tensor_of(object));
  PyErr_Format(PyExc_TypeError, "expected a keyfall.Tensor, found %.200s",
               Py_TYPE((PyObject *)object)->tp_name);
  return -1;
}

static int managed_from_object(void *object, kf_dlpack_versioned_t **out_managed) {
  KFPY_ASSERT_GIL();
  *out_managed = NULL;
  if (check_object(object) < 0) return -1;
  kf_status_t status = kf_tensor_to_dlpack(kfpy_tensor_of(object), false, out_managed);
  return KFPY_FAILED(status) ? -1 : 0;
}

static int managed_to_object(kf_dlpack_versioned_t *managed, void **out_object) {
  kf_tensor_t *tensor;
  KFPY_ASSERT_GIL();
  *out_object = NULL;
  if (KFPY_FAILED(kf_tensor_from_dlpack(managed, &tensor))) return -1;
  *out_object = kfpy_wrap_take(tensor);
  return *out_object != NULL ? 0 : -1;
}

static int tensor_from_object(void *object, kf_dlpack_tensor_t *out_tensor) {
  if (check_object(object) < 0) return -1;
  const kf_dlpack_exchange_t *plain = kf_dlpack_exchange_table();
  return plain->tensor_from_object(kfpy_tensor_of(object), out_tensor) == 0 ? 0 : as_python_error();
}

static kf_dlpack_exchange_t our_table;

static int add_table(void) {
  our_table = *kf_dlpack_exchange_table(); /* allocation and streams are the same for objects */
  our_table.managed_from_object = managed_from_object;
  our_table.managed_to_object = managed_to_object;
  our_table.tensor_from_object = tensor_from_object;
  PyObject *capsule = PyCapsule_New(&our_table, TABLE_NAME, NULL);
  if (capsule == NULL) return -1;
  int status = PyObject_SetAttr((PyObject *)kfpy_tensor_base, table_name, capsule);
  Py_DECREF(capsule);
  return status;
}

/* ---- The module ---- */

static PyMethodDef functions[] = {
    KFPY_FAST("from_dlpack", from_dlpack,
              "from_dlpack(ext_tensor, *, device=None, copy=None)\n--\n\n"
              "Returns a tensor over the memory of another library's array, or of a DLPack capsule."
              "\n\n>>> keyfall.from_dlpack(keyfall.tensor([1, 2]))\ntensor([1, 2])"),
    KFPY_FAST("_from_dlpack", from_dlpack, "See from_dlpack."),
    {"to_dlpack", to_dlpack, METH_O,
     "to_dlpack(tensor)\n--\n\nReturns an unversioned DLPack capsule over the tensor's memory."
     "\n\n>>> keyfall.from_dlpack(keyfall.to_dlpack(keyfall.tensor([1, 2])))\ntensor([1, 2])"},
    {"_to_dlpack", to_dlpack, METH_O, "See to_dlpack."},
    {"_to_dlpack_versioned", to_dlpack_versioned, METH_O,
     "Returns a versioned DLPack capsule over the tensor's memory."},
    {NULL, NULL, 0, NULL}};

static PyMethodDef methods[] = {
    KFPY_FAST("__dlpack__", dlpack,
              "__dlpack__(*, stream=None, max_version=None, dl_device=None, copy=None)\n--\n\n"
              "Returns a DLPack capsule over the tensor's memory, for another library's\n"
              "from_dlpack()."),
    {"__dlpack_device__", dlpack_device, METH_NOARGS,
     "__dlpack_device__()\n--\n\nReturns the device type and index in DLPack's numbering."},
    {NULL, NULL, 0, NULL}};

int kfpy_init_dlpack(PyObject *module) {
  dlpack_name = PyUnicode_InternFromString("__dlpack__");
  table_name = PyUnicode_InternFromString("__dlpack_c_exchange_api__");
  our_version = Py_BuildValue("(ii)", KF_DLPACK_MAJOR, KF_DLPACK_MINOR);
  version_keyword = Py_BuildValue("(N)", PyUnicode_InternFromString("max_version"));
  if (dlpack_name == NULL || table_name == NULL || our_version == NULL || version_keyword == NULL)
    return -1;
  if (kfpy_add_functions(module, functions) < 0) return -1;
  if (kfpy_add_methods(kfpy_tensor_base, methods) < 0) return -1;
  return add_table();
}
