/* Tensor's methods that are not operators (x.size()), and those that expose one operator under
 * several names (x.float(), x.cpu(), x.to()). Their parameters and messages are PyTorch's. */
#include "autograd/autograd_objects.h"
#include "tensor/attribute_tables.h"
#include "types/describing_types.h"

/* ---- Geometry ---- */

static PyObject *method_dim(PyObject *self, PyObject *unused) {
  (void)unused;
  KFPY_OVERRIDE_PLAIN("dim");
  int64_t dim;
  return kfpy_get_dim(self, &dim) < 0 ? NULL : PyLong_FromLongLong(dim);
}

static PyObject *method_numel(PyObject *self, PyObject *unused) {
  (void)unused;
  KFPY_OVERRIDE_PLAIN("numel");
  return kfpy_get_numel(self, NULL);
}

static PyObject *method_storage_offset(PyObject *self, PyObject *unused) {
  (void)unused;
  KFPY_OVERRIDE_PLAIN("storage_offset");
  return kfpy_get_offset(self);
}

static PyObject *method_element_size(PyObject *self, PyObject *unused) {
  (void)unused;
  KFPY_OVERRIDE_PLAIN("element_size");
  return PyLong_FromSize_t(kf_tensor_itemsize(kfpy_tensor_of(self)));
}

static PyObject *method_get_device(PyObject *self, PyObject *unused) {
  (void)unused;
  KFPY_OVERRIDE_PLAIN("get_device");
  kf_device_t device;
  return kfpy_get_device(self, &device) < 0 ? NULL : PyLong_FromLong(device.index);
}

/* ---- Memory ---- */

/* Whether getting the address for writing must raise or warn. */
static bool is_guarded(const kf_storage_t *storage) {
  return kf_storage_has_flag(storage, KF_STORAGE_THROW_ON_MUTABLE_DATA) ||
         kf_storage_has_flag(storage, KF_STORAGE_WARN_ON_MUTABLE_DATA);
}

/* The address for reading leaves a lazy clone as it is. */
static PyObject *address_of(PyObject *self, bool writes) {
  kf_tensor_t *tensor = kfpy_tensor_of(self);
  kf_storage_t *storage = kf_tensor_storage(tensor);
  if (kf_tensor_layout(tensor) != KF_LAYOUT_STRIDED) {
    PyErr_SetString(PyExc_RuntimeError,
                    "Cannot access data pointer of Tensor that doesn't have storage");
    return NULL;
  }
  PyObject *numel = kfpy_get_numel(self, "numel"); /* PyTorch calls the class here, too */
  if (numel == NULL) return NULL;
  Py_DECREF(numel);
  void *data = NULL;
  if (storage != NULL && is_guarded(storage)) {
    if (KFPY_FAILED(kf_tensor_mutable_data(tensor, &data)) || kfpy_warning_raised() < 0)
      return NULL;
  } else if (storage != NULL && !kf_storage_has_flag(storage, KF_STORAGE_THROW_ON_DATA)) {
    /* Whoever has the address may write to the CPU's memory: asked for like that if it is allowed.
     */
    kf_status_t status = KF_OK;
    if (kfpy_settle(storage) < 0) return NULL;
    if (writes && kf_tensor_device(tensor).type == KF_DEVICE_CPU)
      status = kf_tensor_mutable_data(tensor, &data);
    if (status == KF_ERR_NO_MEMORY) return kfpy_raise(status); /* for a lazy clone's own bytes */
    if (status != KF_OK) kf_error_clear();
    if (data == NULL) data = (void *)(uintptr_t)kf_tensor_data(tensor);
  }
  return PyLong_FromVoidPtr(data);
}

static PyObject *method_data_ptr(PyObject *self, PyObject *unused) {
  (void)unused;
  KFPY_OVERRIDE_PLAIN("data_ptr");
  return address_of(self, true);
}

static PyObject *method_const_data_ptr(PyObject *self, PyObject *unused) {
  (void)unused;
  KFPY_OVERRIDE_PLAIN("const_data_ptr");
  return address_of(self, false);
}

static PyObject *method_untyped_storage(PyObject *self, PyObject *unused) {
  (void)unused;
  KFPY_OVERRIDE_PLAIN("untyped_storage");
  kf_layout_t layout = kf_tensor_layout(kfpy_tensor_of(self));
  if (layout != KF_LAYOUT_STRIDED)
    return PyErr_Format(PyExc_NotImplementedError, "Cannot access storage of Sparse%sTensorImpl",
                        layout == KF_LAYOUT_SPARSE ? "" : "Csr");
  return kfpy_storage_object(kf_tensor_storage(kfpy_tensor_of(self)));
}

static bool same_spans(kf_int_span_t a, kf_int_span_t b) {
  return a.size == b.size && memcmp(a.data, b.data, a.size * sizeof *a.data) == 0;
}

static PyObject *method_is_set_to(PyObject *self, PyObject *const *args, Py_ssize_t count,
                                  PyObject *keywords) {
  static const kfpy_parameters_t parameters = {"is_set_to", 1, 1, {"tensor"}};
  KFPY_OVERRIDE("is_set_to");
  PyObject *given;
  kf_tensor_t *a = kfpy_tensor_of(self), *b;
  if (kfpy_parse(&parameters, args, count, keywords, &given) < 0 ||
      kfpy_parse_tensor("is_set_to", "tensor", given, &b) < 0)
    return NULL;
  return PyBool_FromLong(kf_tensor_storage(a) == kf_tensor_storage(b) &&
                         kf_tensor_storage_offset(a) == kf_tensor_storage_offset(b) &&
                         same_spans(kf_tensor_sizes(a), kf_tensor_sizes(b)) &&
                         same_spans(kf_tensor_strides(a), kf_tensor_strides(b)));
}

static PyObject *method_use_count(PyObject *self, PyObject *unused) {
  (void)unused;
  const kf_object_t *object = (const kf_object_t *)(const void *)kfpy_tensor_of(self);
  return PyLong_FromLongLong(__atomic_load_n(&object->refcount, __ATOMIC_RELAXED));
}

/* _C._swap_tensor_impl(a, b): the two objects exchange their tensors and attributes. Their classes
 * and slots are exchanged by the caller, keyfall.utils.swap_tensors. */
static PyObject *swap_tensors(PyObject *module, PyObject *args) {
  (void)module;
  PyObject *first, *second;
  if (!PyArg_ParseTuple(args, "O!O!:_swap_tensor_impl", kfpy_tensor_base, &first, kfpy_tensor_base,
                        &second))
    return NULL;
  kfpy_tensor_t *a = (kfpy_tensor_t *)(void *)first, *b = (kfpy_tensor_t *)(void *)second;
  KFPY_ASSERT(!a->held && !b->held); /* the caller has references to both */
  kf_tensor_t *tensor = a->tensor;
  PyObject *dict = a->dict;
  uint8_t custom = a->custom;
  a->tensor = b->tensor, a->dict = b->dict, a->custom = b->custom;
  b->tensor = tensor, b->dict = dict, b->custom = custom;
  kf_tensor_set_binding(a->tensor, a);
  kf_tensor_set_binding(b->tensor, b);
  Py_RETURN_NONE;
}

/* Sets a bit that says what the memory holds: wrappers take it over from the tensor they wrap. */
static PyObject *set_bit(PyObject *args, const char *format,
                         kf_status_t (*set)(kf_tensor_t *tensor, bool on)) {
  PyObject *object;
  int on;
  if (!PyArg_ParseTuple(args, format, kfpy_tensor_base, &object, &on)) return NULL;
  const kf_status_t status = set(kfpy_tensor_of(object), on != 0);
  if (status != KF_OK) return kfpy_raise(status);
  Py_RETURN_NONE;
}

static PyObject *set_conj(PyObject *module, PyObject *args) {
  (void)module;
  return set_bit(args, "O!p:_set_conj", kf_tensor_set_conj);
}

static PyObject *set_neg(PyObject *module, PyObject *args) {
  (void)module;
  return set_bit(args, "O!p:_set_neg", kf_tensor_set_neg);
}

/* ---- Predicates: as methods and as functions of the module ---- */

/* The function of a method without arguments. What overrides it sees the function, not the method.
 */
static PyObject *call_as_function(PyObject *module, const kfpy_parameters_t *parameters,
                                  PyCFunction method, PyObject *const *args, Py_ssize_t count,
                                  PyObject *keywords) {
  PyObject *given, *result = NULL;
  kf_tensor_t *tensor;
  if (kfpy_parse(parameters, args, count, keywords, &given) < 0) return NULL;
  if (kfpy_function_is_overridden(&given, 1, NULL)) {
    PyObject *function = PyObject_GetAttrString(module, parameters->function);
    if (function != NULL) result = kfpy_torch_function_call(function, NULL, &given, 1, NULL);
    Py_XDECREF(function);
    return result;
  }
  if (kfpy_parse_tensor(parameters->function, "input", given, &tensor) < 0) return NULL;
  return method(given, NULL);
}

#define AS_FUNCTION(name)                                                                     \
  static PyObject *function_##name(PyObject *module, PyObject *const *args, Py_ssize_t count, \
                                   PyObject *keywords) {                                      \
    static const kfpy_parameters_t parameters = {#name, 1, 1, {"input"}};                     \
    return call_as_function(module, &parameters, method_##name, args, count, keywords);       \
  }
#define QUESTION(name, answer)                                       \
  static PyObject *method_##name(PyObject *self, PyObject *unused) { \
    (void)unused;                                                    \
    KFPY_OVERRIDE_PLAIN(#name);                                      \
    const kf_tensor_t *tensor = kfpy_tensor_of(self);                \
    return PyBool_FromLong(answer);                                  \
  }                                                                  \
  AS_FUNCTION(name)

QUESTION(is_floating_point, kf_dtype_is_floating(kf_tensor_dtype(tensor)))
QUESTION(is_complex, kf_dtype_is_complex(kf_tensor_dtype(tensor)))
QUESTION(is_signed, kf_dtype_is_signed(kf_tensor_dtype(tensor)))
QUESTION(is_conj, kf_tensor_is_conj(tensor))
QUESTION(is_neg, kf_tensor_is_neg(tensor))
QUESTION(is_inference, kf_tensor_is_inference(tensor))
QUESTION(is_distributed, tensor == NULL)
QUESTION(_is_zerotensor, kf_keyset_has(kf_tensor_keys(tensor), KF_KEY_ZeroTensor))

static PyObject *always_false(PyObject *self, PyObject *unused) {
  (void)self, (void)unused;
  Py_RETURN_FALSE;
}

AS_FUNCTION(numel)

static PyObject *function_is_tensor(PyObject *module, PyObject *object) {
  (void)module;
  return PyBool_FromLong(kfpy_is_tensor(object));
}

static PyObject *function_is_storage(PyObject *module, PyObject *args, PyObject *kwargs) {
  (void)module;
  static char *names[] = {"obj", NULL};
  PyObject *object;
  if (!PyArg_ParseTupleAndKeywords(args, kwargs, "O:is_storage", names, &object)) return NULL;
  kf_storage_t *storage;
  return PyBool_FromLong(kfpy_is_storage(object, &storage));
}

/* ---- Conversions ---- */

static const kf_opt_int_t no_int = {0, false};

/* Parses a memory format or None; -1: TypeError. */
static int parse_format(const char *function, PyObject *object, kf_opt_int_t *out) {
  kf_memory_format_t format;
  *out = no_int;
  if (object == NULL || object == Py_None) return 0;
  if (!kfpy_is_memory_format(object, &format)) {
    kfpy_wrong_argument(function, "memory_format", "torch.memory_format", object);
    return -1;
  }
  *out = (kf_opt_int_t){(int64_t)format, true};
  return 0;
}

/* Implements x.float() and the other dtype methods. */
static PyObject *to_dtype(const char *name, kf_dtype_t dtype, PyObject *self, PyObject *const *args,
                          Py_ssize_t count, PyObject *keywords) {
  const kfpy_parameters_t parameters = {name, 0, 0, {"memory_format"}};
  KFPY_OVERRIDE(name);
  PyObject *given = NULL;
  kf_opt_int_t format;
  kf_tensor_t *result = NULL;
  if (kfpy_parse(&parameters, args, count, keywords, &given) < 0 ||
      parse_format(name, given, &format) < 0)
    return NULL;
  return kfpy_tensor_result(kf_to_dtype(kfpy_tensor_of(self), dtype, false, false, format, &result),
                            &result);
}

#define TO_DTYPE(name, dtype)                                                             \
  static PyObject *method_##name(PyObject *self, PyObject *const *args, Py_ssize_t count, \
                                 PyObject *keywords) {                                    \
    return to_dtype(#name, KF_DTYPE_##dtype, self, args, count, keywords);                \
  }
TO_DTYPE(float, FLOAT32)
TO_DTYPE(double, FLOAT64)
TO_DTYPE(half, FLOAT16)
TO_DTYPE(bfloat16, BFLOAT16)
TO_DTYPE(bool, BOOL)
TO_DTYPE(byte, UINT8)
TO_DTYPE(char, INT8)
TO_DTYPE(short, INT16)
TO_DTYPE(int, INT32)
TO_DTYPE(long, INT64)
TO_DTYPE(cfloat, COMPLEX64)
TO_DTYPE(cdouble, COMPLEX128)
TO_DTYPE(chalf, COMPLEX32)

static PyObject *to_device(PyObject *self, kf_device_t device, bool non_blocking,
                           kf_opt_int_t format) {
  kf_tensor_t *result = NULL;
  kf_status_t status =
      kf_to_dtype_layout(kfpy_tensor_of(self), no_int, no_int, (kf_opt_device_t){device, true},
                         (kf_opt_bool_t){false, false}, non_blocking, false, format, &result);
  return kfpy_tensor_result(status, &result);
}

static PyObject *method_cpu(PyObject *self, PyObject *const *args, Py_ssize_t count,
                            PyObject *keywords) {
  static const kfpy_parameters_t parameters = {"cpu", 0, 0, {"memory_format"}};
  KFPY_OVERRIDE("cpu");
  PyObject *given = NULL;
  kf_opt_int_t format;
  if (kfpy_parse(&parameters, args, count, keywords, &given) < 0 ||
      parse_format("cpu", given, &format) < 0)
    return NULL;
  return to_device(self, kf_device_make(KF_DEVICE_CPU, -1), false, format);
}

static PyObject *method_cuda(PyObject *self, PyObject *const *args, Py_ssize_t count,
                             PyObject *keywords) {
  static const kfpy_parameters_t parameters = {
      "cuda", 2, 0, {"device", "non_blocking", "memory_format"}};
  KFPY_OVERRIDE("cuda");
  PyObject *given[3];
  kf_device_t device = kf_device_make(KF_DEVICE_CUDA, -1);
  kf_opt_int_t format;
  bool non_blocking = false;
  if (kfpy_parse(&parameters, args, count, keywords, given) < 0 ||
      parse_format("cuda", given[2], &format) < 0)
    return NULL;
  if (given[0] != NULL && given[0] != Py_None &&
      kfpy_parse_device("cuda", "device", given[0], &device) < 0)
    return NULL;
  if (given[0] != NULL && PyLong_Check(given[0])) /* here a bare number is not the accelerator's */
    device.type = KF_DEVICE_CUDA;
  if (given[1] != NULL && kfpy_parse_bool("cuda", "non_blocking", given[1], &non_blocking) < 0)
    return NULL;
  if (device.type != KF_DEVICE_CUDA) {
    PyErr_SetString(PyExc_RuntimeError, "cuda(): the device must be a CUDA device");
    return NULL;
  }
  return to_device(self, device, non_blocking, format);
}

/* ---- to() ---- */

/* The arguments of to(), from any of its three forms. */
typedef struct {
  kf_opt_int_t dtype, format;
  kf_opt_device_t device;
  bool non_blocking, copy;
} conversion_t;

static int read_device(PyObject *object, conversion_t *out) {
  if (object == NULL || object == Py_None) return 0;
  int found = kfpy_as_device(object, &out->device.value);
  if (found == 0) kfpy_wrong_argument("to", "device", "torch.device, str or int", object);
  out->device.has = found == 1;
  return found == 1 ? 0 : -1;
}

static int read_dtype(PyObject *object, conversion_t *out) {
  kf_dtype_t dtype;
  if (object == NULL || object == Py_None) return 0;
  if (kfpy_parse_dtype("to", "dtype", object, &dtype) < 0) return -1;
  out->dtype = (kf_opt_int_t){(int64_t)dtype, true};
  return 0;
}

/* The forms are to(dtype, …), to(other, …) and to(device=None, dtype=None, …); non_blocking and
 * copy follow in all of them. */
static int read_conversion(PyObject *const *args, Py_ssize_t count, PyObject *keywords,
                           conversion_t *out) {
  static const kfpy_parameters_t by_dtype = {
      "to", 3, 0, {"dtype", "non_blocking", "copy", "memory_format", "device"}};
  static const kfpy_parameters_t by_other = {
      "to", 3, 1, {"other", "non_blocking", "copy", "memory_format"}};
  static const kfpy_parameters_t by_device = {
      "to", 4, 0, {"device", "dtype", "non_blocking", "copy", "memory_format", "other"}};
  PyObject *given[6] = {NULL}, **flags;
  kf_dtype_t dtype;
  KFPY_ASSERT_NO_EXCEPTION();
  *out = (conversion_t){no_int, no_int, {{0, 0}, false}, false, false};
  if (count > 0 && kfpy_is_dtype(args[0], &dtype)) {
    if (kfpy_parse(&by_dtype, args, count, keywords, given) < 0 || read_dtype(given[0], out) < 0 ||
        read_device(given[4], out) < 0)
      return -1;
    flags = &given[1];
  } else if (count > 0 && kfpy_is_tensor(args[0])) {
    if (kfpy_parse(&by_other, args, count, keywords, given) < 0) return -1;
    flags = &given[1];
  } else {
    if (kfpy_parse(&by_device, args, count, keywords, given) < 0 ||
        read_device(given[0], out) < 0 || read_dtype(given[1], out) < 0)
      return -1;
    flags = &given[2];
  }
  PyObject *other = flags == &given[2] ? given[5] : kfpy_is_tensor(args[0]) ? args[0] : NULL;
  if (other != NULL) {
    kf_tensor_t *like;
    if (kfpy_parse_tensor("to", "other", other, &like) < 0) return -1;
    out->dtype = (kf_opt_int_t){(int64_t)kf_tensor_dtype(like), true};
    out->device = (kf_opt_device_t){kf_tensor_device(like), true};
  }
  if ((flags[0] != NULL &&
       kfpy_parse_bool("to", "non_blocking", flags[0], &out->non_blocking) < 0) ||
      (flags[1] != NULL && kfpy_parse_bool("to", "copy", flags[1], &out->copy) < 0))
    return -1;
  return parse_format("to", flags[2], &out->format);
}

static PyObject *method_to(PyObject *self, PyObject *const *args, Py_ssize_t count,
                           PyObject *keywords) {
  KFPY_OVERRIDE("to");
  conversion_t c;
  kf_tensor_t *result = NULL;
  if (read_conversion(args, count, keywords, &c) < 0) return NULL;
  kf_tensor_t *tensor = kfpy_tensor_of(self);
  kf_opt_int_t layout = no_int;
  if (!c.dtype.has) { /* only a device: pass dtype and layout explicitly, as PyTorch does */
    c.dtype = (kf_opt_int_t){kf_tensor_dtype(tensor), true};
    layout = (kf_opt_int_t){kf_tensor_layout(tensor), true};
    if (!c.device.has) c.device = (kf_opt_device_t){kf_tensor_device(tensor), true};
  }
  kf_status_t status =
      kf_to_dtype_layout(tensor, c.dtype, layout, c.device, (kf_opt_bool_t){false, false},
                         c.non_blocking, c.copy, c.format, &result);
  return kfpy_tensor_result(status, &result);
}

/* type_as(other): uses the device that the class of `other` reports. */
static PyObject *method_type_as(PyObject *self, PyObject *const *args, Py_ssize_t count,
                                PyObject *keywords) {
  static const kfpy_parameters_t parameters = {"type_as", 1, 1, {"other"}};
  KFPY_OVERRIDE("type_as");
  PyObject *given;
  kf_tensor_t *other, *result = NULL;
  kf_device_t device;
  if (kfpy_parse(&parameters, args, count, keywords, &given) < 0 ||
      kfpy_parse_tensor("type_as", "other", given, &other) < 0)
    return NULL;
  if (KF_LIKELY((((kfpy_tensor_t *)given)->custom & KFPY_CUSTOM_DEVICE) == 0))
    return kfpy_tensor_result(kf_type_as(kfpy_tensor_of(self), other, &result), &result);
  if (kfpy_get_device(given, &device) < 0) return NULL;
  kf_status_t status = kf_to_device(kfpy_tensor_of(self), device, kf_tensor_dtype(other), false,
                                    false, no_int, &result);
  return kfpy_tensor_result(status, &result);
}

/* contiguous(): returns the tensor itself if it is contiguous; its class may answer that. */
static PyObject *method_contiguous(PyObject *self, PyObject *const *args, Py_ssize_t count,
                                   PyObject *keywords) {
  static const kfpy_parameters_t parameters = {"contiguous", 0, 0, {"memory_format"}};
  KFPY_OVERRIDE("contiguous");
  PyObject *given = NULL;
  kf_memory_format_t format = KF_MEMORY_FORMAT_CONTIGUOUS;
  kf_tensor_t *result = NULL;
  if (kfpy_parse(&parameters, args, count, keywords, &given) < 0) return NULL;
  if (given != NULL && !kfpy_is_memory_format(given, &format))
    return kfpy_wrong_argument("contiguous", "memory_format", "torch.memory_format", given);
  unsigned asked = KFPY_CUSTOM_SIZES | KFPY_CUSTOM_STRIDES;
  if (KF_UNLIKELY((((kfpy_tensor_t *)self)->custom & asked) != 0)) {
    PyObject *answer = kfpy_tensor_is_contiguous(self, args, count, keywords);
    if (answer == NULL) return NULL;
    bool is_so = answer == Py_True;
    Py_DECREF(answer);
    return is_so ? Py_NewRef(self)
                 : kfpy_tensor_result(kf_clone(kfpy_tensor_of(self), kf_some_int(format), &result),
                                      &result);
  }
  return kfpy_tensor_result(kf_contiguous(kfpy_tensor_of(self), format, &result), &result);
}

static PyObject *method_is_pinned(PyObject *self, PyObject *const *args, Py_ssize_t count,
                                  PyObject *keywords) {
  static const kfpy_parameters_t parameters = {"is_pinned", 1, 0, {"device"}};
  KFPY_OVERRIDE("is_pinned");
  PyObject *device;
  if (kfpy_parse(&parameters, args, count, keywords, &device) < 0) return NULL;
  return kfpy_is_pinned(kf_tensor_storage(kfpy_tensor_of(self)), device);
}

static PyObject *method_pin_memory(PyObject *self, PyObject *const *args, Py_ssize_t count,
                                   PyObject *keywords) {
  static const kfpy_parameters_t parameters = {"pin_memory", 1, 0, {"device"}};
  KFPY_OVERRIDE("pin_memory");
  PyObject *device;
  if (kfpy_parse(&parameters, args, count, keywords, &device) < 0) return NULL;
  return kfpy_pin_memory(self, device);
}

/* record_stream(s): only devices with streams have a kernel; on others the operator raises. */
static PyObject *method_record_stream(PyObject *self, PyObject *const *args, Py_ssize_t count,
                                      PyObject *keywords) {
  static const kfpy_parameters_t parameters = {"record_stream", 1, 1, {"s"}};
  KFPY_OVERRIDE("record_stream");
  PyObject *stream;
  kf_op_t *op;
  if (kfpy_parse(&parameters, args, count, keywords, &stream) < 0 ||
      KFPY_FAILED(kf_op_find_schema("aten::record_stream", "", &op)))
    return NULL;
  PyObject *function = kfpy_op_object(op);
  kf_op_release(op);
  if (function == NULL) return NULL;
  PyObject *result = PyObject_CallFunctionObjArgs(function, self, stream, NULL);
  Py_DECREF(function);
  return result;
}

/* ---- type() ---- */

/* "torch.FloatTensor", "torch.cuda.FloatTensor". */
static PyObject *type_name(PyObject *self) {
  kf_device_t device;
  if (kfpy_get_device(self, &device) < 0) return NULL;
  const char *class_name = kf_dtype_class_name(kf_tensor_dtype(kfpy_tensor_of(self)));
  kf_layout_t layout = kf_tensor_layout(kfpy_tensor_of(self));
  if (layout != KF_LAYOUT_STRIDED)
    return PyUnicode_FromFormat("torch.%s.%sTensor",
                                layout == KF_LAYOUT_SPARSE ? "sparse" : "sparse_csr", class_name);
  if (device.type == KF_DEVICE_CPU) return PyUnicode_FromFormat("torch.%sTensor", class_name);
  return PyUnicode_FromFormat("torch.%s.%sTensor", kf_device_type_name(device.type), class_name);
}

/* The reverse: 0, or -1 and ValueError. */
static int parse_type_name(PyObject *text, kf_dtype_t *dtype, kf_device_t *device) {
  const char *name = PyUnicode_AsUTF8(text);
  if (name == NULL) return -1;
  const char *dot = strrchr(name, '.');
  size_t length = dot != NULL ? strlen(dot + 1) : 0;
  char kind[32] = "cpu";
  int consumed = 0;
  bool on_cpu = dot != NULL && strncmp(name, "torch.", 6) == 0 && dot == name + 5;
  bool fine = on_cpu || (sscanf(name, "torch.%31[a-z].%n", kind, &consumed) == 1 && dot != NULL &&
                         dot + 1 == name + consumed);
  bool sparse = strcmp(kind, "sparse") == 0; /* names the dtype; the layout stays */
  if (fine && (sparse || kf_device_parse(kind, device) == KF_OK))
    for (int i = 0; i < KF_DTYPE_COUNT; i++) {
      const char *class_name = kf_dtype_class_name((kf_dtype_t)i);
      size_t prefix = strlen(class_name);
      if (length != prefix + 6 || strncmp(dot + 1, class_name, prefix) != 0 ||
          strcmp(dot + 1 + prefix, "Tensor") != 0)
        continue;
      *dtype = (kf_dtype_t)i;
      return 0;
    }
  PyErr_Format(PyExc_ValueError, "invalid type: '%U'", text);
  return -1;
}

/* Accepts a dtype, a str, or a class such as FloatTensor. */
static int parse_type(PyObject *object, kf_dtype_t *dtype, kf_device_t *device) {
  if (kfpy_is_dtype(object, dtype)) return 0;
  if (PyUnicode_Check(object)) return parse_type_name(object, dtype, device);
  if (object == (PyObject *)kfpy_tensor_type) { /* the dtype that Tensor(…) creates */
    *dtype = kf_default_dtype();
    return 0;
  }
  PyObject *own = kfpy_attribute(object, "dtype");
  bool found = own != NULL && kfpy_is_dtype(own, dtype);
  Py_XDECREF(own);
  if (found && !kfpy_is_tensor(object)) return 0;
  PyErr_Format(PyExc_TypeError, "type(): dtype must be a type, str, or dtype object, not %.200s",
               Py_TYPE(object)->tp_name);
  return -1;
}

static PyObject *method_type(PyObject *self, PyObject *const *args, Py_ssize_t count,
                             PyObject *keywords) {
  static const kfpy_parameters_t parameters = {
      "type", 2, 0, {"dtype", "non_blocking", "memory_format"}};
  KFPY_OVERRIDE("type");
  PyObject *given[3];
  kf_opt_int_t format;
  bool non_blocking = false;
  if (kfpy_parse(&parameters, args, count, keywords, given) < 0) return NULL;
  if (given[0] == NULL || given[0] == Py_None) return type_name(self);
  kf_tensor_t *tensor = kfpy_tensor_of(self), *result = NULL;
  kf_device_t device = kf_tensor_device(tensor);
  kf_dtype_t dtype = kf_tensor_dtype(tensor);
  if (parse_type(given[0], &dtype, &device) < 0 || parse_format("type", given[2], &format) < 0)
    return NULL;
  if (given[1] != NULL && kfpy_parse_bool("type", "non_blocking", given[1], &non_blocking) < 0)
    return NULL;
  return kfpy_tensor_result(
      kf_to_device(tensor, device, dtype, non_blocking, false, format, &result), &result);
}

/* ---- The tables ---- */

#define PLAIN(name, function, doc) \
  { name, function, METH_NOARGS, doc }
#define TO(name, doc) KFPY_FAST(#name, method_##name, #name "(memory_format=None)\n--\n\n" doc)

/* Note [Docstrings]
 * The docstring of a function in C begins with its signature and the line "--", which CPython
 * removes and inspect reads. A sentence follows, and then an example in the format of doctest:
 * lines after
 * ">>> ", and what the last one prints. tests/python/package/test_docstrings.py runs the examples,
 * and lists the functions that have none. Static texts cost nothing when the package is imported.
 *
 * Operators have no docstrings here. Theirs come from the catalogue, and keyfall/_docs/render.py
 * makes them when they are read: see function_object.c. */
PyMethodDef kfpy_tensor_methods[] = {
    KFPY_FAST("size", kfpy_tensor_size,
              "size(dim=None)\n--\n\nReturns the sizes of all dimensions, or the size of one."
              "\n\n>>> keyfall.ones(2, 3).size(1)\n3"),
    KFPY_FAST(
        "stride", kfpy_tensor_stride,
        "stride(dim=None)\n--\n\nReturns the strides of all dimensions, or the stride of one, in "
        "elements."
        "\n\n>>> keyfall.ones(2, 3).stride()\n(3, 1)"),
    KFPY_FAST(
        "is_contiguous", kfpy_tensor_is_contiguous,
        "is_contiguous(*, memory_format=contiguous_format)\n--\n\nReturns whether the elements "
        "are contiguous in memory, in the order of the memory format."
        "\n\n>>> keyfall.ones(2, 3).t().is_contiguous()\nFalse"),
    PLAIN("dim", method_dim,
          "dim()\n--\n\nReturns the number of dimensions."
          "\n\n>>> keyfall.ones(2, 3).dim()\n2"),
    PLAIN("ndimension", method_dim,
          "ndimension()\n--\n\nReturns the number of dimensions."
          "\n\n>>> keyfall.ones(2, 3).ndimension()\n2"),
    PLAIN("numel", method_numel,
          "numel()\n--\n\nReturns the number of elements."
          "\n\n>>> keyfall.ones(2, 3).numel()\n6"),
    PLAIN("nelement", method_numel,
          "nelement()\n--\n\nReturns the number of elements."
          "\n\n>>> keyfall.ones(2, 3).nelement()\n6"),
    PLAIN("element_size", method_element_size,
          "element_size()\n--\n\nReturns the size of one element in bytes."
          "\n\n>>> keyfall.ones(2).element_size()\n4"),
    PLAIN("storage_offset", method_storage_offset,
          "storage_offset()\n--\n\nReturns the offset of the first element in the storage, in "
          "elements."
          "\n\n>>> keyfall.arange(4)[2:].storage_offset()\n2"),
    PLAIN("get_device", method_get_device,
          "get_device()\n--\n\nReturns the device index, or -1 if the device has none."
          "\n\n>>> keyfall.ones(2).get_device()\n-1"),
    PLAIN("data_ptr", method_data_ptr,
          "data_ptr()\n--\n\nReturns the address of the first element."
          "\n\n>>> x = keyfall.ones(2)\n>>> x.data_ptr() == x[1:].data_ptr() - 4\nTrue"),
    PLAIN("const_data_ptr", method_const_data_ptr,
          "const_data_ptr()\n--\n\nReturns the address of the first element, for reading."),
    PLAIN("untyped_storage", method_untyped_storage,
          "untyped_storage()\n--\n\nReturns the storage, which views share."
          "\n\n>>> keyfall.ones(2).untyped_storage().nbytes()\n8"),
    KFPY_FAST(
        "is_set_to", method_is_set_to,
        "is_set_to(tensor)\n--\n\nReturns whether both tensors have the same storage, offset, "
        "sizes and strides."
        "\n\n>>> x = keyfall.ones(2)\n>>> x.is_set_to(x.view(2))\nTrue"),
    PLAIN("_use_count", method_use_count, "Returns the tensor's reference count."),
    PLAIN("_is_view", kfpy_tensor_is_view, "Returns whether the tensor is recorded as a view."),
    PLAIN("is_floating_point", method_is_floating_point,
          "is_floating_point()\n--\n\nReturns True for real floating-point dtypes."
          "\n\n>>> keyfall.ones(2).is_floating_point()\nTrue"),
    PLAIN("is_complex", method_is_complex,
          "is_complex()\n--\n\nReturns True for complex dtypes."
          "\n\n>>> keyfall.ones(2).is_complex()\nFalse"),
    PLAIN("is_signed", method_is_signed,
          "is_signed()\n--\n\nReturns True for signed dtypes."
          "\n\n>>> keyfall.ones(2).is_signed()\nTrue"),
    PLAIN("is_conj", method_is_conj,
          "is_conj()\n--\n\nReturns whether the conjugate bit is set: the memory holds conjugated "
          "values."
          "\n\n>>> keyfall.tensor([1j]).conj().is_conj()\nTrue"),
    PLAIN("is_neg", method_is_neg,
          "is_neg()\n--\n\nReturns whether the negative bit is set: the memory holds negated "
          "values."
          "\n\n>>> keyfall.ones(2).is_neg()\nFalse"),
    PLAIN("is_inference", method_is_inference,
          "is_inference()\n--\n\nReturns whether the tensor was created in inference mode."
          "\n\n>>> keyfall.ones(2).is_inference()\nFalse"),
    PLAIN("is_distributed", method_is_distributed, "is_distributed()\n--\n\nReturns False."),
    PLAIN("_is_zerotensor", method__is_zerotensor,
          "Returns whether the tensor represents zeros without memory."),
    PLAIN("is_shared", always_false,
          "is_shared()\n--\n\nReturns whether the tensor is in shared memory; always False."),
    KFPY_FAST("is_pinned", method_is_pinned,
              "is_pinned(device=None)\n--\n\nReturns whether a device can copy the memory without "
              "staging."),
    KFPY_FAST(
        "pin_memory", method_pin_memory,
        "pin_memory(device=None)\n--\n\nReturns a copy in memory that a device can copy without "
        "staging, or the tensor itself if it is there."),
    KFPY_FAST("requires_grad_", kfpy_tensor_requires_grad_,
              "requires_grad_(requires_grad=True)\n--\n\nSets whether the tensor requires a "
              "gradient, and returns the tensor."
              "\n\n>>> keyfall.ones(2).requires_grad_()\ntensor([1., 1.], requires_grad=True)"),
    PLAIN("retain_grad", kfpy_tensor_retain_grad,
          "retain_grad()\n--\n\nMakes backward store the gradient of a tensor that is not a leaf."
          "\n\n>>> x = keyfall.ones(1, requires_grad=True)\n>>> y = x * 2\n>>> "
          "y.retain_grad()\n>>> y.sum().backward()\n>>> y.grad\ntensor([1.])"),
    KFPY_FAST("backward", kfpy_tensor_backward,
              "backward(gradient=None, retain_graph=None, create_graph=False, inputs=None)\n--\n\n"
              "Computes the gradients of the leaves that the tensor depends on, and adds them to "
              "their grad."
              "\n\n>>> x = keyfall.tensor([2.], requires_grad=True)\n>>> (x * "
              "x).sum().backward()\n>>> x.grad\ntensor([4.])"),
    TO(float,
       "Converts to float32."
       "\n\n>>> keyfall.tensor([1, 2]).float()\ntensor([1., 2.])"),
    TO(double,
       "Converts to float64."
       "\n\n>>> keyfall.ones(2).double()\ntensor([1., 1.], dtype=torch.float64)"),
    TO(half,
       "Converts to float16."
       "\n\n>>> keyfall.ones(2).half()\ntensor([1., 1.], dtype=torch.float16)"),
    TO(bfloat16,
       "Converts to bfloat16."
       "\n\n>>> keyfall.ones(2).bfloat16()\ntensor([1., 1.], dtype=torch.bfloat16)"),
    TO(bool,
       "Converts to bool."
       "\n\n>>> keyfall.tensor([0, 2]).bool()\ntensor([False,  True])"),
    TO(byte,
       "Converts to uint8."
       "\n\n>>> keyfall.tensor([1., 2.]).byte()\ntensor([1, 2], dtype=torch.uint8)"),
    TO(char,
       "Converts to int8."
       "\n\n>>> keyfall.tensor([1., 2.]).char()\ntensor([1, 2], dtype=torch.int8)"),
    TO(short,
       "Converts to int16."
       "\n\n>>> keyfall.tensor([1.5, -1.5]).short()\ntensor([ 1, -1], dtype=torch.int16)"),
    TO(int,
       "Converts to int32."
       "\n\n>>> keyfall.tensor([1.5, -1.5]).int()\ntensor([ 1, -1], dtype=torch.int32)"),
    TO(long,
       "Converts to int64."
       "\n\n>>> keyfall.tensor([1.5, -1.5]).long()\ntensor([ 1, -1])"),
    TO(cfloat,
       "Converts to complex64."
       "\n\n>>> keyfall.ones(1).cfloat()\ntensor([1.+0.j])"),
    TO(cdouble,
       "Converts to complex128."
       "\n\n>>> keyfall.ones(1).cdouble()\ntensor([1.+0.j], dtype=torch.complex128)"),
    TO(chalf, "Converts to complex32."),
    KFPY_FAST("to", method_to,
              "to(device=None, dtype=None, non_blocking=False, copy=False, *, memory_format=None)"
              "\n--\n\nConverts to another dtype or device. Also accepts to(dtype) and to(other)."
              "\n\n>>> keyfall.tensor([1, 2]).to(keyfall.float64)\ntensor([1., 2.], "
              "dtype=torch.float64)"),
    KFPY_FAST("type_as", method_type_as,
              "type_as(other)\n--\n\nConverts to the dtype and device of another tensor."
              "\n\n>>> keyfall.tensor([1, 2]).type_as(keyfall.ones(1))\ntensor([1., 2.])"),
    KFPY_FAST("contiguous", method_contiguous,
              "contiguous(memory_format=torch.contiguous_format)\n--\n\nReturns a tensor whose "
              "elements are contiguous in this order: the tensor itself if they already are."
              "\n\n>>> keyfall.ones(2, 3).t().contiguous().stride()\n(2, 1)"),
    KFPY_FAST("record_stream", method_record_stream,
              "record_stream(s)\n--\n\nKeeps the memory alive until the stream is done with it."),
    KFPY_FAST("cpu", method_cpu,
              "cpu(memory_format=None)\n--\n\nMoves the tensor to the CPU."
              "\n\n>>> keyfall.ones(2).cpu().device\ndevice(type='cpu')"),
    KFPY_FAST(
        "cuda", method_cuda,
        "cuda(device=None, non_blocking=False, memory_format=None)\n--\n\nMoves the tensor to a "
        "CUDA device."),
    KFPY_FAST(
        "type", method_type,
        "type(dtype=None, non_blocking=False)\n--\n\nReturns the name of the type, or converts "
        "the tensor to another type."
        "\n\n>>> keyfall.tensor([1, 2]).type(keyfall.float32)\ntensor([1., 2.])"),
    PLAIN("item", kfpy_tensor_item,
          "item()\n--\n\nReturns the value of a one-element tensor as a Python number."
          "\n\n>>> keyfall.tensor([2.5]).item()\n2.5"),
    PLAIN("tolist", kfpy_tensor_to_list,
          "tolist()\n--\n\nReturns the elements as nested lists; a number for a 0-d tensor."
          "\n\n>>> keyfall.tensor([[1, 2], [3, 4]]).tolist()\n[[1, 2], [3, 4]]"),
    PLAIN("__complex__", kfpy_tensor_complex, "complex(self)"),
    PLAIN("__reversed__", kfpy_tensor_reversed, "Reverses the first dimension."),
    {"__format__", kfpy_tensor_format, METH_O, "format(self, format_spec)"},
    /* Beside the slot, which takes no arguments. */
    {"__repr__", (PyCFunction)(void (*)(void))kfpy_tensor_repr_with,
     METH_FASTCALL | METH_KEYWORDS | METH_COEXIST,
     "__repr__(*, tensor_contents=None)\n--\n\nThe tensor as text, with these contents in place of "
     "its elements."},
    {NULL, NULL, 0, NULL}};

#define FUNCTION(name, doc) KFPY_FAST(#name, function_##name, #name "(input)\n--\n\n" doc)

static PyMethodDef functions[] = {
    FUNCTION(numel,
             "Returns the number of elements."
             "\n\n>>> keyfall.numel(keyfall.ones(2, 3))\n6"),
    FUNCTION(is_floating_point,
             "Returns True for real floating-point dtypes."
             "\n\n>>> keyfall.is_floating_point(keyfall.ones(2))\nTrue"),
    FUNCTION(is_complex,
             "Returns True for complex dtypes."
             "\n\n>>> keyfall.is_complex(keyfall.tensor([1j]))\nTrue"),
    FUNCTION(is_signed,
             "Returns True for signed dtypes."
             "\n\n>>> keyfall.is_signed(keyfall.ones(2))\nTrue"),
    FUNCTION(is_conj,
             "Returns whether the conjugate bit is set: the memory holds conjugated values."
             "\n\n>>> keyfall.is_conj(keyfall.tensor([1j]).conj())\nTrue"),
    FUNCTION(is_neg,
             "Returns whether the negative bit is set: the memory holds negated values."
             "\n\n>>> keyfall.is_neg(keyfall.tensor([1j]).conj().imag)\nTrue"),
    FUNCTION(is_inference,
             "Returns whether the tensor was created in inference mode."
             "\n\n>>> keyfall.is_inference(keyfall.ones(2))\nFalse"),
    FUNCTION(is_distributed, "Returns False."),
    FUNCTION(_is_zerotensor, "Returns whether the tensor represents zeros without memory."),
    {"_swap_tensor_impl", swap_tensors, METH_VARARGS,
     "_swap_tensor_impl(a, b)\n--\n\nExchanges tensors and attributes of two objects."},
    {"_set_conj", set_conj, METH_VARARGS,
     "_set_conj(tensor, on, /)\n--\n\nSets or clears the conjugate bit of a tensor."},
    {"_set_neg", set_neg, METH_VARARGS,
     "_set_neg(tensor, on, /)\n--\n\nSets or clears the negative bit of a tensor."},
    {"is_tensor", function_is_tensor, METH_O, "is_tensor(obj)\n--\n\nReturns True for tensors."},
    {"is_storage", (PyCFunction)(void (*)(void))function_is_storage, METH_VARARGS | METH_KEYWORDS,
     "is_storage(obj)\n--\n\nReturns True for storages."
     "\n\n>>> keyfall.is_storage(keyfall.ones(2).untyped_storage())\nTrue"},
    {NULL, NULL, 0, NULL}};

int kfpy_init_tensor_functions(PyObject *module) {
  if (kfpy_init_text(module) < 0) return -1;
  return kfpy_add_functions(module, functions);
}
