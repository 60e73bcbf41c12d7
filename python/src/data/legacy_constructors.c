/* PyTorch's legacy constructors, Tensor(…) and FloatTensor(…): the argument types decide whether
 * the arguments are sizes or data. Old programs and subclasses still call them. */
#include "core/function_arguments.h"
#include "data/python_data.h"
#include "types/describing_types.h"

/* ---- Forms of arguments ---- */

static kf_tensor_t *empty(kf_int_span_t sizes, kf_dtype_t dtype) {
  kf_tensor_t *result;
  kf_status_t status = kf_empty(sizes, kf_some_dtype(dtype), kf_some_int(KF_LAYOUT_STRIDED),
                                kf_some_device(kfpy_cpu()), kf_no_bool(), kf_no_int(), &result);
  return KFPY_FAILED(status) ? NULL : result;
}

static bool is_dimension(PyObject *object) {
  return !PyBool_Check(object) && PyIndex_Check(object) && !kfpy_is_tensor(object) &&
         !kfpy_is_array(object);
}

/* Tensor(2, 3): sizes. */
static kf_tensor_t *empty_of(PyObject *const *items, Py_ssize_t count, kf_dtype_t dtype) {
  int64_t sizes[KFPY_MAX_INTS];
  if (count > KFPY_MAX_INTS) {
    PyErr_Format(PyExc_ValueError, "new(): %zd dimensions, at most %d are possible", count,
                 KFPY_MAX_INTS);
    return NULL;
  }
  for (Py_ssize_t i = 0; i < count; i++) {
    if (!is_dimension(items[i])) {
      PyErr_Format(PyExc_TypeError,
                   "new(): argument 'size' failed to unpack the object at pos %zd with error "
                   "\"type must be tuple of ints,but got %.200s\"",
                   i + 1, Py_TYPE(items[i])->tp_name);
      return NULL;
    }
    if (kfpy_parse_int("new", "size", items[i], &sizes[i]) < 0) return NULL;
  }
  return empty((kf_int_span_t){sizes, (size_t)count}, dtype);
}

static kf_tensor_t *empty_of_tuple(PyObject *sizes, kf_dtype_t dtype) {
  PyObject *tuple = kfpy_tuple(sizes);
  if (tuple == NULL) return NULL;
  kf_tensor_t *result = empty_of(&PyTuple_GET_ITEM(tuple, 0), PyTuple_GET_SIZE(tuple), dtype);
  Py_DECREF(tuple);
  return result;
}

/* Tensor(other). `strict`: FloatTensor and x.new accept only tensors of their dtype. */
static kf_tensor_t *alias_of(PyObject *other, kf_dtype_t dtype, bool strict) {
  kf_tensor_t *tensor = kfpy_tensor_of(other), *result;
  if (strict && kf_tensor_dtype(tensor) != dtype) {
    PyErr_Format(PyExc_TypeError, "expected a tensor of type torch.%s (got torch.%s)",
                 kf_dtype_name(dtype), kf_dtype_name(kf_tensor_dtype(tensor)));
    return NULL;
  }
  return KFPY_FAILED(kf_alias(tensor, &result)) ? NULL : result;
}

/* Tensor([1, 2]): data. A str or bytes takes the same path, which raises its error. */
static kf_tensor_t *from_sequence(PyObject *data, kf_dtype_t dtype) {
  kfpy_options_t options = {.has_dtype = true, .dtype = dtype};
  bool text = PyUnicode_Check(data) || PyBytes_Check(data);
  if (kfpy_is_sequence(data) || text) return kfpy_from_data(data, &options);
  PyErr_Format(PyExc_TypeError, "new(): data must be a sequence (got %.200s)",
               Py_TYPE(data)->tp_name);
  return NULL;
}

static kf_tensor_t *from_one(PyObject *argument, kf_dtype_t dtype, bool strict) {
  if (kfpy_is_tensor(argument)) return alias_of(argument, dtype, strict);
  if (kfpy_is_size(argument)) return empty_of_tuple(argument, dtype);
  if (is_dimension(argument)) return empty_of(&argument, 1, dtype);
  kf_storage_t *storage;
  if (kfpy_is_typed_storage(argument) && !kfpy_typed_storage_fits(dtype, argument)) return NULL;
  if (kfpy_is_storage(argument, &storage)) return kfpy_over_storage(storage, dtype);
  return from_sequence(argument, dtype);
}

/* ---- Keywords ---- */

static int check_device(PyObject *object) {
  kf_device_t device;
  if (object == NULL || object == Py_None) return 0;
  if (kfpy_parse_device("new", "device", object, &device) < 0) return -1;
  if (device.type == KF_DEVICE_CPU) return 0;
  PyErr_Format(PyExc_RuntimeError,
               "legacy constructor expects device type: cpu but device type: %s was passed",
               kf_device_type_name(device.type));
  return -1;
}

/* One of data=, size=, other= and storage= replaces the positional argument (borrowed); *size:
 * whether it is size=. */
static int read_keywords(PyObject *kwargs, PyObject **argument, bool *size) {
  PyObject *key, *value;
  Py_ssize_t position = 0;
  while (kwargs != NULL && PyDict_Next(kwargs, &position, &key, &value)) {
    if (PyUnicode_CompareWithASCIIString(key, "device") == 0) {
      if (check_device(value) < 0) return -1;
      continue;
    }
    *size = PyUnicode_CompareWithASCIIString(key, "size") == 0;
    bool known = *size || PyUnicode_CompareWithASCIIString(key, "data") == 0 ||
                 PyUnicode_CompareWithASCIIString(key, "other") == 0 ||
                 PyUnicode_CompareWithASCIIString(key, "storage") == 0;
    if (known && *argument == NULL) {
      *argument = value;
      continue;
    }
    PyErr_Format(PyExc_TypeError,
                 "new() got an unexpected keyword argument '%U': expected sizes, or one of data, "
                 "other and storage, and device",
                 key);
    return -1;
  }
  return 0;
}

/* -1, raised: a tensor and a device. The device of an alias cannot be chosen. */
static int refuse_alias_on_device(PyObject *argument, PyObject *kwargs) {
  PyObject *device = kwargs != NULL ? PyDict_GetItemString(kwargs, "device") : NULL;
  if (device == NULL || device == Py_None || !kfpy_is_tensor(argument)) return 0;
  PyErr_SetString(PyExc_RuntimeError,
                  "new() takes a tensor or a device, not both: use as_tensor()");
  return -1;
}

/* `strict`: see alias_of. */
static kf_tensor_t *construct(PyObject *args, PyObject *kwargs, kf_dtype_t dtype, bool strict) {
  KFPY_ASSERT_NO_EXCEPTION();
  Py_ssize_t count = PyTuple_GET_SIZE(args);
  PyObject *argument = NULL;
  bool size = false;
  if (read_keywords(kwargs, &argument, &size) < 0) return NULL;
  if (count > 0 && argument != NULL) {
    PyErr_SetString(PyExc_TypeError, "new() takes sizes or data, by position or by name, not both");
    return NULL;
  }
  KFPY_ASSERT(!size || argument != NULL);
  if (size) return empty_of_tuple(argument, dtype);
  if (argument == NULL && count == 1) argument = PyTuple_GET_ITEM(args, 0);
  if (argument != NULL)
    return refuse_alias_on_device(argument, kwargs) < 0 ? NULL : from_one(argument, dtype, strict);
  int64_t none = 0;
  if (count == 0) return empty((kf_int_span_t){&none, 1}, dtype);
  return empty_of(&PyTuple_GET_ITEM(args, 0), count, dtype);
}

/* ---- Tensor(…) ---- */

PyObject *kfpy_tensor_new(PyTypeObject *type, PyObject *args, PyObject *kwargs) {
  if (type == kfpy_tensor_base) {
    PyErr_SetString(PyExc_RuntimeError,
                    "Cannot directly construct TensorBase; subclass it and then construct that");
    return NULL;
  }
  kf_tensor_t *tensor = construct(args, kwargs, kf_default_dtype(), false);
  if (tensor == NULL) return NULL;
  /* A mode may already have created the tensor with an object of this class. */
  PyObject *existing = kf_tensor_binding(tensor);
  if (existing != NULL && PyType_IsSubtype(Py_TYPE(existing), type)) return kfpy_wrap_take(tensor);
  return kfpy_wrap_as(type, tensor);
}

/* x.new(…) of a sparse x: indices, values and a size, or sizes. */
static PyObject *new_sparse(PyObject *self, PyObject *args, PyObject *kwargs) {
  static PyObject *function;
  if (kfpy_imported(&function, "keyfall.sparse.legacy", "new") == NULL) return NULL;
  PyObject *first = Py_BuildValue("(O)", self);
  PyObject *all = first != NULL ? PySequence_Concat(first, args) : NULL;
  PyObject *result = all != NULL ? PyObject_Call(function, all, kwargs) : NULL;
  Py_XDECREF(first);
  Py_XDECREF(all);
  return result;
}

static PyObject *new_method(PyObject *self, PyObject *args, PyObject *kwargs) {
  if (kf_tensor_layout(kfpy_tensor_of(self)) == KF_LAYOUT_SPARSE)
    return new_sparse(self, args, kwargs);
  return kfpy_finish(construct(args, kwargs, kf_tensor_dtype(kfpy_tensor_of(self)), true), false);
}

/* ---- FloatTensor and the other typed constructors ---- */

/* FloatTensor is not a class but an object that acts like one: calling it creates tensors, and
 * isinstance(x, FloatTensor) tests x.dtype. */
typedef struct {
  PyObject_HEAD kf_dtype_t dtype;
} tensor_class_t;

static PyTypeObject *tensor_class_type;

static kf_dtype_t dtype_of(PyObject *self) { return ((tensor_class_t *)self)->dtype; }

bool kfpy_is_tensor_class(PyObject *object, kf_dtype_t *out) {
  if (Py_TYPE(object) != tensor_class_type) return false;
  *out = dtype_of(object);
  return true;
}

static PyObject *class_call(PyObject *self, PyObject *args, PyObject *kwargs) {
  return kfpy_finish(construct(args, kwargs, dtype_of(self), true), false);
}

static PyObject *class_name(PyObject *self, void *unused) {
  (void)unused;
  return PyUnicode_FromFormat("%sTensor", kf_dtype_class_name(dtype_of(self)));
}

static PyObject *class_repr(PyObject *self) {
  return PyUnicode_FromFormat("<class 'torch.%sTensor'>", kf_dtype_class_name(dtype_of(self)));
}

static PyObject *class_dtype(PyObject *self, void *unused) {
  (void)unused;
  return kfpy_dtype_object(dtype_of(self));
}

static PyObject *class_layout(PyObject *self, void *unused) {
  (void)self, (void)unused;
  return kfpy_layout_object(KF_LAYOUT_STRIDED);
}

static PyObject *class_false(PyObject *self, void *unused) {
  (void)self, (void)unused;
  Py_RETURN_FALSE;
}

static PyObject *class_instance_check(PyObject *self, PyObject *object) {
  if (!kfpy_is_tensor(object)) Py_RETURN_FALSE;
  kf_tensor_t *tensor = kfpy_tensor_of(object);
  return PyBool_FromLong(kf_tensor_dtype(tensor) == dtype_of(self) && kfpy_is_on_cpu(tensor) &&
                         kf_tensor_layout(tensor) == KF_LAYOUT_STRIDED);
}

static PyGetSetDef class_getset[] = {
    {"dtype", class_dtype, NULL, "The dtype of its tensors.", NULL},
    {"layout", class_layout, NULL, "The layout of its tensors.", NULL},
    {"is_cuda", class_false, NULL, "Always False: its tensors are on the CPU.", NULL},
    {"is_xpu", class_false, NULL, "Always False: its tensors are on the CPU.", NULL},
    {"is_sparse", class_false, NULL, "Always False: its tensors are strided.", NULL},
    {"__name__", class_name, NULL, "The name without the module.", NULL},
    {"__qualname__", class_name, NULL, "The name without the module.", NULL},
    {NULL, NULL, NULL, NULL, NULL}};

/* Pickles by name, through a function: the module named by __module__ may not exist. */
static PyObject *class_reduce(PyObject *self, PyObject *unused) {
  static PyObject *find;
  (void)unused;
  if (kfpy_imported(&find, "keyfall._utils", "_tensor_class") == NULL) return NULL;
  return Py_BuildValue("O(N)", find, class_name(self, NULL));
}

/* FloatTensor | None, as an annotation. */
static PyObject *class_or(PyObject *left, PyObject *right) {
  static PyObject *either;
  if (PyLong_Check(left) || PyLong_Check(right)) Py_RETURN_NOTIMPLEMENTED;
  if (kfpy_imported(&either, "typing", "Union") == NULL) return NULL;
  PyObject *both = PyTuple_Pack(2, left, right);
  PyObject *result = both != NULL ? PyObject_GetItem(either, both) : NULL;
  Py_XDECREF(both);
  return result;
}

static PyMethodDef class_methods[] = {
    {"__reduce__", class_reduce, METH_NOARGS, "Pickles the object by name."},
    {"__instancecheck__", class_instance_check, METH_O,
     "Implements isinstance(tensor, FloatTensor)."},
    {NULL, NULL, 0, NULL}};

static PyType_Slot class_slots[] = {
    {Py_tp_call, (void *)(uintptr_t)class_call},
    {Py_tp_repr, (void *)(uintptr_t)class_repr},
    {Py_nb_or, (void *)(uintptr_t)class_or},
    {Py_tp_getset, class_getset},
    {Py_tp_methods, class_methods},
    {Py_tp_doc, (void *)(uintptr_t) "Represents the CPU tensors of one dtype: a call creates one, "
                                    "isinstance recognizes them."},
    {0, NULL}};

static PyType_Spec class_spec = {"torch.tensortype", sizeof(tensor_class_t), 0,
                                 Py_TPFLAGS_DEFAULT | Py_TPFLAGS_DISALLOW_INSTANTIATION,
                                 class_slots};

static int add_class(PyObject *module, kf_dtype_t dtype) {
  tensor_class_t *self = PyObject_New(tensor_class_t, tensor_class_type);
  if (self == NULL) return -1;
  self->dtype = dtype;
  PyObject *name = class_name((PyObject *)self, NULL);
  int status = name != NULL ? PyObject_SetAttr(module, name, (PyObject *)self) : -1;
  Py_XDECREF(name);
  Py_DECREF(self);
  return status;
}

static PyMethodDef methods[] = {
    {"new", (PyCFunction)(void (*)(void))new_method, METH_VARARGS | METH_KEYWORDS,
     "new(*size or data)\n--\n\nCreates a tensor of this tensor's dtype from the same arguments as "
     "Tensor(…)."
     "\n\n>>> keyfall.ones(2).new([1, 2])\ntensor([1., 2.])"},
    {NULL, NULL, 0, NULL}};

int kfpy_init_legacy(PyObject *module) {
  static const bool has_class[KF_DTYPE_COUNT] = {
#define HAS_CLASS(size, kind, traits) ((traits)&KF_HAS_TENSOR_CLASS) != 0
#define ENTRY(with, NAME, number, names, memory, ...) [number] = HAS_CLASS memory,
      KF_DTYPES(ENTRY, )
#undef ENTRY
  };
  if (kfpy_add_type(module, &class_spec, NULL, &tensor_class_type) < 0) return -1;
  for (int i = 0; i < KF_DTYPE_COUNT; i++)
    if (has_class[i] && add_class(module, (kf_dtype_t)i) < 0) return -1;
  return kfpy_add_methods(kfpy_tensor_base, methods);
}
