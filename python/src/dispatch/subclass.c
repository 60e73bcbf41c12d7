/* Creates tensors of user-defined classes: _make_subclass, _make_wrapper_subclass, as_subclass; and
 * _RestorePythonTLSSnapshot. The arguments, their order and the messages are PyTorch's. */
#include "autograd/autograd_objects.h"
#include "dispatch/python_kernels.h"

/* ---- Checks ---- */

static bool check_class(PyObject *cls) {
  if (PyType_Check(cls)) return true;
  PyErr_Format(PyExc_TypeError, "cls must be a type (got %s)", Py_TYPE(cls)->tp_name);
  return false;
}

/* Returns the KFPY_CUSTOM_* bits of the queries that the class answers itself; -1: raised. */
static int custom_bits(const char *policy, int device, int layout) {
  int bits = (device ? KFPY_CUSTOM_DEVICE : 0) | (layout ? KFPY_CUSTOM_LAYOUT : 0);
  if (policy == NULL) return bits;
  if (strcmp(policy, "strides") == 0) return bits | KFPY_CUSTOM_STRIDES;
  if (strcmp(policy, "sizes") == 0) return bits | KFPY_CUSTOM_STRIDES | KFPY_CUSTOM_SIZES;
  PyErr_Format(PyExc_ValueError, "Unknown sizes_strides_policy: %s; expected 'strides' or 'sizes'",
               policy);
  return -1;
}

/* Creates the object of a new tensor; steals the tensor. */
static PyObject *finish(PyObject *cls, kf_tensor_t *tensor, int requires_grad, int bits) {
  KFPY_ASSERT(tensor != NULL);
  KFPY_ASSERT(bits >= 0);
  if (requires_grad && kfpy_start_leaf(tensor) < 0) {
    kf_tensor_release(tensor);
    return NULL;
  }
  PyObject *object = kfpy_wrap_as((PyTypeObject *)cls, tensor);
  if (object != NULL) ((kfpy_tensor_t *)object)->custom = (uint8_t)bits;
  return object;
}

/* ---- _make_subclass ---- */

static PyObject *make_subclass(PyObject *module, PyObject *args, PyObject *kwargs) {
  static char *names[] = {"cls",
                          "data",
                          "require_grad",
                          "dispatch_sizes_strides_policy",
                          "dispatch_device",
                          "dispatch_layout",
                          "device_for_backend_keys",
                          NULL};
  PyObject *cls, *data, *backend = NULL;
  const char *policy = NULL;
  int requires_grad = 0, device = 0, layout = 0;
  (void)module;
  if (!PyArg_ParseTupleAndKeywords(args, kwargs, "OO|p$zppO:_make_subclass", names, &cls, &data,
                                   &requires_grad, &policy, &device, &layout, &backend))
    return NULL;
  if (!check_class(cls)) return NULL;
  if (!kfpy_is_tensor(data) || kfpy_tensor_of(data) == NULL) {
    PyErr_Format(PyExc_TypeError, "_make_subclass(): argument 'data' must be Tensor, not %s",
                 Py_TYPE(data)->tp_name);
    return NULL;
  }
  int bits = custom_bits(policy, device, layout);
  if (bits < 0) return NULL;
  kf_tensor_t *tensor;
  if (KFPY_FAILED(kfpy_without_modes(kfpy_tensor_of(data), kf_detach, &tensor))) return NULL;
  if (backend != NULL && backend != Py_None) {
    kf_device_t where;
    int found = kfpy_as_device(backend, &where);
    if (found == 0) PyErr_SetString(PyExc_TypeError, "device_for_backend_keys must be a device");
    if (found != 1) {
      kf_tensor_release(tensor);
      return NULL;
    }
    kf_tensor_stand_for(tensor, where);
  }
  return finish(cls, tensor, requires_grad, bits);
}

/* ---- _make_wrapper_subclass ---- */

/* The arguments, borrowed; NULL if not passed. */
typedef struct {
  PyObject *cls, *size, *strides, *offset, *memory_format, *dtype, *layout, *device, *extra_keys,
      *storage_size;
  const char *policy;
  int pin_memory, requires_grad, dispatch_device, dispatch_layout;
} wrapper_t;

static int parse_wrapper(PyObject *args, PyObject *kwargs, wrapper_t *w) {
  static char *names[] = {"cls",
                          "size",
                          "strides",
                          "storage_offset",
                          "memory_format",
                          "dtype",
                          "layout",
                          "device",
                          "pin_memory",
                          "requires_grad",
                          "dispatch_sizes_strides_policy",
                          "dispatch_device",
                          "dispatch_layout",
                          "_extra_dispatch_keys",
                          "storage_size",
                          NULL};
  return PyArg_ParseTupleAndKeywords(args, kwargs, "OO|OOOOOOppzppOO:_make_wrapper_subclass", names,
                                     &w->cls, &w->size, &w->strides, &w->offset, &w->memory_format,
                                     &w->dtype, &w->layout, &w->device, &w->pin_memory,
                                     &w->requires_grad, &w->policy, &w->dispatch_device,
                                     &w->dispatch_layout, &w->extra_keys, &w->storage_size);
}

static bool is_given(PyObject *object) { return object != NULL && object != Py_None; }

enum { MOST_DIMS = 128 };

/* Reads sizes or strides into a buffer of MOST_DIMS. */
static int read_ints(PyObject *object, const char *name, int64_t *numbers, kf_int_span_t *out) {
  if (!PyTuple_Check(object) && !PyList_Check(object)) {
    PyErr_Format(PyExc_TypeError,
                 "_make_wrapper_subclass(): argument '%s' must be tuple of ints, not %s", name,
                 Py_TYPE(object)->tp_name);
    return -1;
  }
  Py_ssize_t count = PySequence_Fast_GET_SIZE(object);
  if (count > MOST_DIMS) {
    PyErr_Format(PyExc_ValueError, "_make_wrapper_subclass(): '%s' has more than %d entries", name,
                 MOST_DIMS);
    return -1;
  }
  for (Py_ssize_t i = 0; i < count; i++) {
    PyObject *item = PySequence_Fast_GET_ITEM(object, i);
    int done = kfpy_as_int(item, &numbers[i]);
    if (done == 0)
      PyErr_Format(PyExc_TypeError,
                   "_make_wrapper_subclass(): argument '%s' must be tuple of ints, but found "
                   "element of type %s at pos %zd",
                   name, Py_TYPE(item)->tp_name, i);
    if (done != 1) return -1;
  }
  *out = (kf_int_span_t){numbers, (size_t)count};
  return 0;
}

static int read_options(const wrapper_t *w, kf_dtype_t *dtype, kf_device_t *device) {
  *dtype = kf_default_dtype();
  *device = kf_device_make(KF_DEVICE_CPU, -1);
  (void)kfpy_default_device(device);
  if (is_given(w->dtype) && !kfpy_is_dtype(w->dtype, dtype)) {
    PyErr_Format(PyExc_TypeError,
                 "_make_wrapper_subclass(): argument 'dtype' must be torch.dtype, not %s",
                 Py_TYPE(w->dtype)->tp_name);
    return -1;
  }
  int found = is_given(w->device) ? kfpy_as_device(w->device, device) : 1;
  if (found == 0)
    PyErr_Format(PyExc_TypeError,
                 "_make_wrapper_subclass(): argument 'device' must be torch.device, not %s",
                 Py_TYPE(w->device)->tp_name);
  return found == 1 ? 0 : -1;
}

/* Returns the number of bytes from the start of the storage to the end of the last element; -1:
 * raised. */
static int64_t reach(kf_int_span_t sizes, kf_int_span_t strides, int64_t offset, int64_t itemsize) {
  KFPY_ASSERT(sizes.size == strides.size);
  int64_t last = offset, elements = 1;
  bool overflow = false;
  for (size_t i = 0; i < sizes.size; i++) {
    int64_t step;
    if (sizes.data[i] < 0 || strides.data[i] < 0) {
      PyErr_SetString(PyExc_RuntimeError,
                      "_make_wrapper_subclass(): sizes and strides must not be negative");
      return -1;
    }
    if (sizes.data[i] == 0) elements = 0;
    overflow |=
        __builtin_mul_overflow(sizes.data[i] > 0 ? sizes.data[i] - 1 : 0, strides.data[i], &step) ||
        __builtin_add_overflow(last, step, &last);
  }
  int64_t bytes = 0;
  if (elements > 0)
    overflow |=
        __builtin_add_overflow(last, 1, &last) || __builtin_mul_overflow(last, itemsize, &bytes);
  if (overflow || offset < 0) {
    PyErr_SetString(PyExc_RuntimeError,
                    "_make_wrapper_subclass(): the tensor would be larger than memory can be");
    return -1;
  }
  return bytes;
}

static int contiguous_strides(kf_int_span_t sizes, int64_t *numbers, kf_int_span_t *out) {
  int64_t stride = 1;
  for (size_t i = sizes.size; i > 0; i--) {
    numbers[i - 1] = stride;
    if (__builtin_mul_overflow(stride, sizes.data[i - 1] > 1 ? sizes.data[i - 1] : 1, &stride)) {
      PyErr_SetString(PyExc_RuntimeError,
                      "_make_wrapper_subclass(): the tensor would be larger than memory can be");
      return -1;
    }
  }
  *out = (kf_int_span_t){numbers, sizes.size};
  return 0;
}

/* Computes the strides of a memory format. channels_last: as if the second dimension were the last.
 */
static int format_strides(PyObject *format, kf_int_span_t sizes, int64_t *numbers,
                          kf_int_span_t *out) {
  kf_memory_format_t which = KF_MEMORY_FORMAT_CONTIGUOUS;
  if (is_given(format) && !kfpy_is_memory_format(format, &which)) {
    PyErr_SetString(PyExc_TypeError, "memory_format must be a torch.memory_format");
    return -1;
  }
  bool last = which == KF_MEMORY_FORMAT_CHANNELS_LAST || which == KF_MEMORY_FORMAT_CHANNELS_LAST_3D;
  if (!last || sizes.size < 3) return contiguous_strides(sizes, numbers, out);
  int64_t turned[MOST_DIMS], strides[MOST_DIMS];
  size_t n = sizes.size;
  turned[0] = sizes.data[0];
  for (size_t i = 2; i < n; i++) turned[i - 1] = sizes.data[i];
  turned[n - 1] = sizes.data[1];
  kf_int_span_t ignored;
  if (contiguous_strides((kf_int_span_t){turned, n}, strides, &ignored) < 0) return -1;
  numbers[0] = strides[0];
  numbers[1] = strides[n - 1];
  for (size_t i = 2; i < n; i++) numbers[i] = strides[i - 1];
  *out = (kf_int_span_t){numbers, n};
  return 0;
}

/* Creates a tensor with the requested geometry, whose storage has a size but no memory. */
static kf_tensor_t *wrapper_tensor(const wrapper_t *w) {
  int64_t size_buffer[MOST_DIMS], stride_buffer[MOST_DIMS], offset = 0, bytes, wanted;
  kf_int_span_t sizes, strides;
  kf_dtype_t dtype;
  kf_device_t device;
  if (read_ints(w->size, "size", size_buffer, &sizes) < 0 || read_options(w, &dtype, &device) < 0)
    return NULL;
  if (is_given(w->offset) && !is_given(w->strides)) {
    PyErr_SetString(PyExc_RuntimeError, "setting storage offset without stride not supported");
    return NULL;
  }
  if (is_given(w->offset) && kfpy_as_int(w->offset, &offset) != 1) {
    if (!PyErr_Occurred()) PyErr_SetString(PyExc_TypeError, "storage_offset must be an int");
    return NULL;
  }
  if ((is_given(w->strides) ? read_ints(w->strides, "strides", stride_buffer, &strides)
                            : format_strides(w->memory_format, sizes, stride_buffer, &strides)) < 0)
    return NULL;
  if (strides.size != sizes.size) {
    PyErr_Format(PyExc_RuntimeError, "_make_wrapper_subclass(): %zu strides for %zu sizes",
                 strides.size, sizes.size);
    return NULL;
  }
  bytes = reach(sizes, strides, offset, (int64_t)kf_dtype_size(dtype));
  if (bytes < 0) return NULL;
  if (is_given(w->storage_size) && kfpy_as_int(w->storage_size, &wanted) == 1 && wanted > bytes)
    bytes = wanted;
  if (PyErr_Occurred()) return NULL;
  kf_storage_t *storage;
  kf_tensor_t *tensor;
  if (KFPY_FAILED(kf_storage_wrap(device, NULL, (size_t)bytes, NULL, NULL, &storage))) return NULL;
  kf_status_t status = kf_tensor_create(storage, dtype, sizes, strides, offset, &tensor);
  kf_storage_release(storage);
  return KFPY_FAILED(status) ? NULL : tensor;
}

/* Adds keys that the caller chose. The autocast key is that of the highest backend, as for a new
 * tensor, so it may become another. */
static void add_extra_keys(kf_tensor_t *tensor, kf_keyset_t extra) {
  const kf_keyset_t autocast = kf_keyset_named(KF_KEYSET_AUTOCAST);
  const kf_keyset_t own = kf_keyset_minus(kf_keys_of(tensor), autocast);
  kf_tensor_remove_keys(tensor, autocast);
  kf_tensor_add_keys(
      tensor, kf_keyset_for_tensor(kf_keyset_or(own, extra), kf_tensor_is_inference(tensor)));
}

static PyObject *make_wrapper(PyObject *module, PyObject *args, PyObject *kwargs) {
  wrapper_t w = {0};
  kf_keyset_t extra = kf_keyset_empty();
  (void)module;
  if (!parse_wrapper(args, kwargs, &w) || !check_class(w.cls)) return NULL;
  if (!kfpy_type_has_torch_dispatch((PyTypeObject *)w.cls)) {
    PyErr_Format(PyExc_TypeError, "%s must define __torch_dispatch__",
                 ((PyTypeObject *)w.cls)->tp_name);
    return NULL;
  }
  if (is_given(w.extra_keys) && kfpy_as_keyset(w.extra_keys, &extra) < 0) return NULL;
  int bits = custom_bits(w.policy, w.dispatch_device, w.dispatch_layout);
  kf_tensor_t *tensor = bits >= 0 ? wrapper_tensor(&w) : NULL;
  if (tensor == NULL) return NULL;
  if (!kf_keyset_is_empty(extra)) add_extra_keys(tensor, extra);
  return finish(w.cls, tensor, w.requires_grad, bits);
}

/* ---- as_subclass ---- */

static PyObject *as_subclass(PyObject *self, PyObject *cls) {
  if (!check_class(cls)) return NULL;
  kf_tensor_t *tensor;
  if (KFPY_FAILED(kfpy_without_modes(kfpy_tensor_of(self), kf_alias, &tensor))) return NULL;
  return kfpy_wrap_as((PyTypeObject *)cls, tensor);
}

/* ---- _RestorePythonTLSSnapshot ---- */

/* A context manager around kfpy_enter_snapshot. */
typedef struct {
  PyObject_HEAD kf_guard_t guard;
  bool active;
} restore_t;

static PyObject *restore_enter(PyObject *object, PyObject *nothing) {
  restore_t *self = (restore_t *)object;
  (void)nothing;
  if (self->active) {
    PyErr_SetString(PyExc_RuntimeError, "the guard is active already");
    return NULL;
  }
  if (kfpy_enter_snapshot(&self->guard) < 0) return NULL;
  self->active = true;
  return Py_NewRef(object);
}

static PyObject *restore_exit(PyObject *object, PyObject *args) {
  restore_t *self = (restore_t *)object;
  (void)args;
  if (self->active) {
    self->active = false;
    kfpy_leave_snapshot(&self->guard);
  }
  Py_RETURN_NONE;
}

static PyMethodDef restore_methods[] = {{"__enter__", restore_enter, METH_NOARGS, NULL},
                                        {"__exit__", restore_exit, METH_VARARGS, NULL},
                                        {NULL, NULL, 0, NULL}};
static PyType_Slot restore_slots[] = {
    {Py_tp_methods, restore_methods},
    {Py_tp_new, (void *)(uintptr_t)PyType_GenericNew},
    {Py_tp_doc, (void *)(uintptr_t) "Inside __torch_dispatch__, restores the key state of the "
                                    "outermost call, so that autograd and modes apply again."},
    {0, NULL}};
static PyType_Spec restore_spec = {"keyfall._C._RestorePythonTLSSnapshot", sizeof(restore_t), 0,
                                   Py_TPFLAGS_DEFAULT, restore_slots};

/* ---- Initialization ---- */

static PyMethodDef static_methods[] = {
    {"_make_subclass", (PyCFunction)(void (*)(void))make_subclass,
     METH_VARARGS | METH_KEYWORDS | METH_STATIC,
     "_make_subclass(cls, data, require_grad=False, …): returns an instance of cls over the data "
     "of a tensor."},
    {"_make_wrapper_subclass", (PyCFunction)(void (*)(void))make_wrapper,
     METH_VARARGS | METH_KEYWORDS | METH_STATIC,
     "_make_wrapper_subclass(cls, size, …): returns an instance of cls with this geometry and no "
     "memory."},
    {"as_subclass", as_subclass, METH_O,
     "as_subclass(cls): returns an instance of cls over the same data."
     "\n\n>>> keyfall.ones(2).as_subclass(keyfall.nn.Parameter).shape\ntorch.Size([2])"},
    {NULL, NULL, 0, NULL}};

int kfpy_init_subclass(PyObject *module) {
  static PyTypeObject *restore_type;
  if (kfpy_add_type(module, &restore_spec, NULL, &restore_type) < 0) return -1;
  if (kfpy_init_metadata() < 0) return -1;
  return kfpy_add_methods(kfpy_tensor_base, static_methods);
}
