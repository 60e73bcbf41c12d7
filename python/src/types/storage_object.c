/* keyfall.UntypedStorage: the memory of tensors, as bytes. The objects are handles of
 * object_cache.h. On devices other than the CPU, copying and filling call operators on a uint8
 * tensor over the storage, so that the device's kernels do the work. */
#include <keyfall/lazy.h>

#include "core/function_arguments.h"
#include "core/object_cache.h"
#include "types/describing_types.h"

/* All storages are instances of the first; those that tensors return, of the second: a class with
 * a dictionary, so that programs can give storages attributes. */
static PyTypeObject *base_type, *storage_type;

/* Borrowed. */
static kf_storage_t *storage_of(PyObject *self) {
  KFPY_ASSERT(PyObject_TypeCheck(self, base_type));
  KFPY_ASSERT(((kfpy_counted_t *)self)->object != NULL);
  return (kf_storage_t *)(void *)((kfpy_counted_t *)self)->object;
}

PyObject *kfpy_storage_object(kf_storage_t *storage) { return kfpy_counted(storage_type, storage); }

/* keyfall.storage.TypedStorage, owned; NULL until that module is imported. */
static PyObject *typed_storage;

bool kfpy_is_typed_storage(PyObject *object) {
  return typed_storage != NULL && PyObject_TypeCheck(object, (PyTypeObject *)typed_storage);
}

bool kfpy_typed_storage_fits(kf_dtype_t wanted, PyObject *storage) {
  kf_dtype_t found = KF_DTYPE_UINT8;
  PyObject *dtype = kfpy_attribute(storage, "dtype");
  if (dtype == NULL) return false;
  bool known = kfpy_is_dtype(dtype, &found);
  Py_DECREF(dtype);
  if (known && found == wanted) return true;
  PyErr_Format(PyExc_RuntimeError,
               "Expected a Storage of type %s or an UntypedStorage, but got type %s for argument 1 "
               "'storage'",
               kf_dtype_plain_name(wanted), known ? kf_dtype_class_name(found) : "unknown");
  return false;
}

bool kfpy_is_storage(PyObject *object, kf_storage_t **out_borrowed) {
  if (PyObject_TypeCheck(object, base_type)) {
    *out_borrowed = storage_of(object);
    return true;
  }
  if (!kfpy_is_typed_storage(object)) return false;
  PyObject *untyped = kfpy_attribute(object, "_untyped_storage");
  bool found = untyped != NULL && PyObject_TypeCheck(untyped, base_type);
  if (found) *out_borrowed = storage_of(untyped);
  if (untyped == NULL) PyErr_Clear();
  Py_XDECREF(untyped); /* the typed storage keeps it alive */
  return found;
}

static PyObject *set_typed_storage(PyObject *module, PyObject *type) {
  (void)module;
  if (!PyType_Check(type)) return kfpy_wrong_argument("_set_typed_storage", "type", "type", type);
  Py_XSETREF(typed_storage, Py_NewRef(type));
  Py_RETURN_NONE;
}

static bool on_cpu(kf_storage_t *storage) {
  return kf_storage_device(storage).type == KF_DEVICE_CPU;
}

/* All bytes as a uint8 tensor, owned by the caller. */
static kf_status_t as_tensor(kf_storage_t *storage, kf_tensor_t **out_tensor) {
  return kf_tensor_create(storage, KF_DTYPE_UINT8, KF_INTS((int64_t)kf_storage_size(storage)),
                          (kf_int_span_t){NULL, 0}, 0, out_tensor);
}

/* ---- Construction ---- */

static int fill_from_sequence(PyObject *items, unsigned char *data) {
  for (Py_ssize_t i = 0; i < PyTuple_GET_SIZE(items); i++) {
    PyObject *item = PyTuple_GET_ITEM(items, i);
    if (!PyLong_Check(item)) {
      PyErr_Format(PyExc_RuntimeError,
                   "UntypedStorage(): item %zd of the sequence must be int, not %.200s", i,
                   Py_TYPE(item)->tp_name);
      return -1;
    }
    data[i] = (unsigned char)PyLong_AsUnsignedLongLongMask(item);
    if (PyErr_Occurred()) return -1;
  }
  return 0;
}

/* On the CPU. */
static kf_storage_t *from_sequence(PyObject *sequence) {
  PyObject *items = kfpy_tuple(sequence);
  if (items == NULL) return NULL;
  kf_storage_t *storage = NULL;
  void *data = NULL;
  if (!KFPY_FAILED(kf_storage_create(kf_device_make(KF_DEVICE_CPU, -1),
                                     (size_t)PyTuple_GET_SIZE(items), &storage)) &&
      (KFPY_FAILED(kf_storage_mutable_data(storage, &data)) ||
       fill_from_sequence(items, data) < 0)) {
    kf_storage_release(storage);
    storage = NULL;
  }
  Py_DECREF(items);
  return storage;
}

static int parse_byte_count(const char *function, PyObject *object, size_t *out) {
  int64_t count;
  if (kfpy_parse_int(function, "size", object, &count) < 0) return -1;
  if (count < 0) {
    PyErr_Format(PyExc_RuntimeError, "%s(): a size must not be negative, found %lld", function,
                 (long long)count);
    return -1;
  }
  *out = (size_t)count;
  return 0;
}

static PyObject *copied_to(PyObject *self, kf_device_t device);

/* The handle of a new storage; a program's class is a state of its own. */
static PyObject *handle_take(PyTypeObject *type, kf_storage_t *storage) {
  PyObject *made = kfpy_counted_take(type, storage);
  if (made != NULL && type != storage_type) kfpy_storage_adopt(made, base_type);
  return made;
}

static PyObject *storage_new(PyTypeObject *type, PyObject *args, PyObject *keywords) {
  static char *names[] = {"size", "device", NULL};
  PyObject *size = NULL, *device_object = NULL;
  kf_device_t device = kf_device_make(KF_DEVICE_CPU, -1);
  if (type == base_type)
    return PyErr_Format(PyExc_RuntimeError,
                        "Cannot directly construct StorageBase; subclass it and "
                        "then construct that");
  if (!PyArg_ParseTupleAndKeywords(args, keywords, "|O$O:UntypedStorage", names, &size,
                                   &device_object))
    return NULL;
  if (device_object != NULL && device_object != Py_None &&
      kfpy_parse_device("UntypedStorage", "device", device_object, &device) < 0)
    return NULL;
  kf_storage_t *storage = NULL;
  if (size != NULL && PySequence_Check(size)) {
    storage = from_sequence(size);
    PyObject *made = storage != NULL ? handle_take(type, storage) : NULL;
    if (made != NULL && device.type != KF_DEVICE_CPU) Py_SETREF(made, copied_to(made, device));
    return made;
  }
  size_t count = 0;
  if (size != NULL && (PyBool_Check(size) || !PyIndex_Check(size)))
    return PyErr_Format(PyExc_RuntimeError,
                        "UntypedStorage(): Expected a sequence type, but got %.200s",
                        Py_TYPE(size)->tp_name);
  if (size != NULL && parse_byte_count("UntypedStorage", size, &count) < 0) return NULL;
  if (KFPY_FAILED(kf_storage_create(device, count, &storage))) return NULL;
  if (KFPY_FAILED(kf_lazy_scope_made(storage))) {
    kf_storage_release(storage);
    return NULL;
  }
  return handle_take(type, storage);
}

/* ---- Elements ---- */

/* Returns the bytes for reading; NULL with an exception if they are not in CPU memory. */
static const unsigned char *readable(kf_storage_t *storage) {
  char name[64];
  (void)kf_device_print(kf_storage_device(storage), name, sizeof name);
  if (!on_cpu(storage)) {
    PyErr_Format(PyExc_NotImplementedError,
                 "Not available for '%s' device type: copy it to the "
                 "CPU first",
                 name);
    return NULL;
  }
  if (kfpy_settle(storage) < 0) return NULL;
  const void *data = kf_storage_data(storage);
  if (data == NULL && kf_storage_size(storage) > 0) {
    PyErr_SetString(PyExc_RuntimeError, "this storage has no data that could be read");
    return NULL;
  }
  static const unsigned char nothing;
  return data != NULL ? data : &nothing;
}

static Py_ssize_t storage_length(PyObject *self) {
  return (Py_ssize_t)kf_storage_size(storage_of(self));
}

static void release_keeper(void *keeper, void *data) {
  (void)data;
  kf_storage_release(keeper);
}

/* A slice is a storage over the same bytes, which keeps them where they are: its parent may be
 * resized or become a lazy clone. */
static PyObject *slice_of(PyObject *self, PyObject *slice) {
  kf_storage_t *storage = storage_of(self), *part = NULL;
  Py_ssize_t start, stop, step;
  if (PySlice_Unpack(slice, &start, &stop, &step) < 0) return NULL;
  Py_ssize_t size = PySlice_AdjustIndices(storage_length(self), &start, &stop, step);
  if (step != 1)
    return PyErr_Format(PyExc_RuntimeError,
                        "Trying to slice with a step of %zd, but only a step of 1 is supported",
                        step);
  void *data = NULL;
  kf_storage_t *keeper = NULL;
  if (readable(storage) == NULL || KFPY_FAILED(kf_storage_mutable_data(storage, &data)) ||
      KFPY_FAILED(kf_storage_keep_memory(storage, &keeper)))
    return NULL;
  if (KFPY_FAILED(kf_storage_wrap(kf_storage_device(storage),
                                  data != NULL ? (char *)data + start : data, (size_t)size,
                                  release_keeper, keeper, &part))) {
    kf_storage_release(keeper);
    return NULL;
  }
  return kfpy_counted_take(storage_type, part);
}

/* Converts an index, which may be negative, to a position in the storage; -1: IndexError. */
static Py_ssize_t position_of(PyObject *self, PyObject *index) {
  Py_ssize_t position = PyNumber_AsSsize_t(index, PyExc_IndexError), size = storage_length(self);
  if (position == -1 && PyErr_Occurred()) return -1;
  if (position >= -size && position < size) return position < 0 ? position + size : position;
  PyErr_Format(PyExc_IndexError, "index %zd out of range for storage of size %zd", position, size);
  return -1;
}

static PyObject *storage_subscript(PyObject *self, PyObject *key) {
  if (PySlice_Check(key)) return slice_of(self, key);
  if (!PyIndex_Check(key))
    return PyErr_Format(PyExc_TypeError, "can't index a torch.UntypedStorage with %.200s",
                        Py_TYPE(key)->tp_name);
  const unsigned char *data = readable(storage_of(self));
  Py_ssize_t position = data != NULL ? position_of(self, key) : -1;
  return position >= 0 ? PyLong_FromLong(data[position]) : NULL;
}

static PyObject *storage_item(PyObject *self, Py_ssize_t position) {
  if (position < 0 || position >= storage_length(self)) {
    PyErr_SetString(PyExc_IndexError, "storage index out of range");
    return NULL;
  }
  const unsigned char *data = readable(storage_of(self));
  return data != NULL ? PyLong_FromLong(data[position]) : NULL;
}

static int storage_assign(PyObject *self, PyObject *key, PyObject *value) {
  Py_ssize_t start, stop, step = 1, size = 1;
  if (value == NULL || !PyLong_Check(value)) {
    PyErr_Format(PyExc_RuntimeError, "can only set storage content with int, not %.200s",
                 value != NULL ? Py_TYPE(value)->tp_name : "nothing");
    return -1;
  }
  unsigned char byte = (unsigned char)PyLong_AsUnsignedLongLongMask(value);
  if (PySlice_Check(key)) {
    if (PySlice_Unpack(key, &start, &stop, &step) < 0) return -1;
    size = PySlice_AdjustIndices(storage_length(self), &start, &stop, step);
  } else if (!PyIndex_Check(key)) {
    PyErr_Format(PyExc_RuntimeError, "can't index a torch.UntypedStorage with %.200s",
                 Py_TYPE(key)->tp_name);
    return -1;
  } else if ((start = position_of(self, key)) < 0) {
    return -1;
  }
  KFPY_ASSERT(size == 0 || (start >= 0 && start < storage_length(self)));
  void *data;
  if (readable(storage_of(self)) == NULL ||
      KFPY_FAILED(kf_storage_mutable_data(storage_of(self), &data)))
    return -1;
  for (Py_ssize_t i = 0; i < size; i++) ((unsigned char *)data)[start + i * step] = byte;
  return 0;
}

static PyObject *storage_tolist(PyObject *self, PyObject *unused) {
  (void)unused;
  const unsigned char *data = readable(storage_of(self));
  Py_ssize_t size = storage_length(self);
  PyObject *list = data != NULL ? PyList_New(size) : NULL;
  for (Py_ssize_t i = 0; list != NULL && i < size; i++)
    PyList_SET_ITEM(list, i, PyLong_FromLong(data[i])); /* small ints: cannot fail */
  return list;
}

/* Returns the content as a bytes object, for pickling and saving. */
static PyObject *storage_bytes(PyObject *self, PyObject *unused) {
  (void)unused;
  const unsigned char *data = readable(storage_of(self));
  return data != NULL ? PyBytes_FromStringAndSize((const char *)data, storage_length(self)) : NULL;
}

/* ---- Operations on the whole storage ---- */

static PyObject *storage_resize(PyObject *self, PyObject *size) {
  size_t count;
  if (parse_byte_count("resize_", size, &count) < 0 ||
      KFPY_FAILED(kf_storage_resize(storage_of(self), count)))
    return NULL;
  return Py_NewRef(self);
}

/* _borrow(lender): kf_storage_borrow; returns the storage of the old memory, or None. */
static PyObject *storage_borrow(PyObject *self, PyObject *lender) {
  kf_storage_t *from, *old;
  if (!kfpy_is_storage(lender, &from))
    return kfpy_wrong_argument("_borrow", "lender", "UntypedStorage", lender);
  if (KFPY_FAILED(kf_storage_borrow(storage_of(self), from, &old))) return NULL;
  return old != NULL ? kfpy_counted_take(storage_type, old) : Py_NewRef(Py_None);
}

static PyObject *storage_copy(PyObject *self, PyObject *const *args, Py_ssize_t count,
                              PyObject *keywords) {
  static const kfpy_parameters_t parameters = {"copy_", 2, 1, {"src", "non_blocking"}};
  PyObject *given[2];
  kf_storage_t *to = storage_of(self), *from;
  bool non_blocking = false;
  if (kfpy_parse(&parameters, args, count, keywords, given) < 0) return NULL;
  if (given[1] != NULL && given[1] != Py_None &&
      kfpy_parse_bool("copy_", "non_blocking", given[1], &non_blocking) < 0)
    return NULL;
  if (!kfpy_is_storage(given[0], &from))
    return kfpy_wrong_argument("copy_", "src", "UntypedStorage", given[0]);
  if (kf_storage_size(to) != kf_storage_size(from))
    return PyErr_Format(PyExc_RuntimeError,
                        "size does not match, self was %zu bytes but src was %zu bytes",
                        kf_storage_size(to), kf_storage_size(from));
  if (kf_storage_device(to).type == KF_DEVICE_META) return Py_NewRef(self); /* it holds nothing */
  kf_tensor_t *target = NULL, *source = NULL;
  kf_status_t status = as_tensor(to, &target);
  if (status == KF_OK) status = as_tensor(from, &source);
  if (status == KF_OK) status = kf_copy_(target, source, non_blocking);
  kf_tensor_release(target);
  kf_tensor_release(source);
  return KFPY_FAILED(status) ? NULL : Py_NewRef(self);
}

static PyObject *storage_fill(PyObject *self, PyObject *value) {
  if (!PyLong_Check(value)) return kfpy_wrong_argument("fill_", "value", "int", value);
  kf_scalar_t number = {KF_TAG_INT, {.i = (unsigned char)PyLong_AsUnsignedLongLongMask(value)}};
  kf_tensor_t *tensor = NULL;
  kf_status_t status = as_tensor(storage_of(self), &tensor);
  if (status == KF_OK) status = kf_fill__Scalar(tensor, number);
  kf_tensor_release(tensor);
  return KFPY_FAILED(status) ? NULL : Py_NewRef(self);
}

/* A new storage with the same bytes, on `device`. */
static PyObject *copied_to(PyObject *self, kf_device_t device) {
  kf_storage_t *from = storage_of(self), *to = NULL;
  if (KFPY_FAILED(kf_storage_create(device, kf_storage_size(from), &to))) return NULL;
  PyObject *copy = kfpy_counted_take(storage_type, to);
  PyObject *result = copy != NULL ? storage_copy(copy, &self, 1, NULL) : NULL;
  Py_XDECREF(copy);
  return result;
}

static PyObject *storage_clone(PyObject *self, PyObject *unused) {
  (void)unused;
  return copied_to(self, kf_storage_device(storage_of(self)));
}

/* copy.deepcopy adds the result to the memo itself. */
static PyObject *storage_deepcopy(PyObject *self, PyObject *memo) {
  return storage_clone(self, memo);
}

static PyObject *storage_cpu(PyObject *self, PyObject *unused) {
  (void)unused;
  return on_cpu(storage_of(self)) ? Py_NewRef(self)
                                  : copied_to(self, kf_device_make(KF_DEVICE_CPU, -1));
}

static PyObject *storage_reduce(PyObject *self, PyObject *unused) {
  (void)unused;
  static PyObject *rebuild;
  if (kfpy_imported(&rebuild, "keyfall.storage", "_rebuild_untyped_storage") == NULL) return NULL;
  PyObject *device = kfpy_device_object(kf_storage_device(storage_of(self)));
  bool nowhere = kf_storage_device(storage_of(self)).type == KF_DEVICE_META;
  PyObject *cpu = nowhere ? NULL : storage_cpu(self, NULL);
  PyObject *content = nowhere       ? PyLong_FromSsize_t(storage_length(self))
                      : cpu != NULL ? storage_bytes(cpu, NULL)
                                    : NULL;
  Py_XDECREF(cpu);
  if (device == NULL || content == NULL) {
    Py_XDECREF(device);
    Py_XDECREF(content);
    return NULL;
  }
  return Py_BuildValue("O(NN)", rebuild, content, device);
}

/* ---- Properties ---- */

static PyObject *storage_nbytes(PyObject *self, PyObject *unused) {
  (void)unused;
  return PyLong_FromSize_t(kf_storage_size(storage_of(self)));
}

/* The address for reading, which leaves a lazy clone as it is. */
static PyObject *storage_address(PyObject *self, PyObject *unused) {
  (void)unused;
  if (kfpy_settle(storage_of(self)) < 0) return NULL;
  const void *data = kf_storage_data(storage_of(self));
  if (data == NULL) kf_error_clear();
  return PyLong_FromVoidPtr((void *)(uintptr_t)data);
}

static PyObject *storage_data_ptr(PyObject *self, PyObject *unused) {
  (void)unused;
  kf_storage_t *storage = storage_of(self);
  /* whoever has the address of the CPU's memory may write */
  const bool is_plain = kf_storage_has_flag(storage, KF_STORAGE_READ_ONLY) ||
                        kf_storage_has_flag(storage, KF_STORAGE_WARN_ON_MUTABLE_DATA);
  if ((is_plain || !on_cpu(storage)) && !kf_storage_has_flag(storage, KF_STORAGE_THROW_ON_DATA) &&
      !kf_storage_has_flag(storage, KF_STORAGE_THROW_ON_MUTABLE_DATA))
    return storage_address(self, unused);
  void *data = NULL;
  return KFPY_FAILED(kf_storage_mutable_data(storage, &data)) ? NULL : PyLong_FromVoidPtr(data);
}

static PyObject *storage_element_size(PyObject *self, PyObject *unused) {
  (void)self, (void)unused;
  return PyLong_FromLong(1);
}

static PyObject *storage_resizable(PyObject *self, PyObject *unused) {
  (void)unused;
  return PyBool_FromLong(kf_storage_is_resizable(storage_of(self)));
}

static PyObject *always_false(PyObject *self, PyObject *unused) {
  (void)self, (void)unused;
  Py_RETURN_FALSE;
}

static PyObject *get_false(PyObject *self, void *unused) { return always_false(self, unused); }

static PyObject *get_none(PyObject *self, void *unused) {
  (void)self, (void)unused;
  Py_RETURN_NONE;
}

static PyObject *get_device(PyObject *self, void *unused) {
  (void)unused;
  return kfpy_device_object(kf_storage_device(storage_of(self)));
}

static PyObject *storage_sizeof(PyObject *self, PyObject *unused) {
  (void)unused;
  return PyLong_FromSize_t((size_t)Py_TYPE(self)->tp_basicsize + kf_storage_size(storage_of(self)));
}

static PyObject *storage_is_pinned(PyObject *self, PyObject *const *args, Py_ssize_t count,
                                   PyObject *keywords) {
  static const kfpy_parameters_t parameters = {"is_pinned", 1, 0, {"device"}};
  PyObject *device;
  if (kfpy_parse(&parameters, args, count, keywords, &device) < 0) return NULL;
  return kfpy_is_pinned(storage_of(self), device);
}

static PyObject *storage_pin_memory(PyObject *self, PyObject *const *args, Py_ssize_t count,
                                    PyObject *keywords) {
  static const kfpy_parameters_t parameters = {"pin_memory", 1, 0, {"device"}};
  kf_storage_t *storage = storage_of(self);
  kf_tensor_t *bytes = NULL;
  PyObject *device;
  if (kfpy_parse(&parameters, args, count, keywords, &device) < 0) return NULL;
  if (kf_storage_device(storage).type != KF_DEVICE_CPU) {
    PyErr_Format(PyExc_TypeError, "cannot pin a storage on %s: only CPU memory can be pinned",
                 kf_device_type_name(kf_storage_device(storage).type));
    return NULL;
  }
  if (KFPY_FAILED(kf_tensor_create(storage, KF_DTYPE_UINT8,
                                   KF_INTS((int64_t)kf_storage_size(storage)),
                                   (kf_int_span_t){NULL, 0}, 0, &bytes)))
    return NULL;
  PyObject *whole = kfpy_wrap_take(bytes);
  PyObject *pinned = whole != NULL ? kfpy_pin_memory(whole, device) : NULL;
  PyObject *result = pinned == NULL ? NULL
                     : pinned == whole
                         ? Py_NewRef(self)
                         : kfpy_storage_object(kf_tensor_storage(kfpy_tensor_of(pinned)));
  Py_XDECREF(whole);
  Py_XDECREF(pinned);
  return result;
}

static PyObject *get_is_cuda(PyObject *self, void *unused) {
  (void)unused;
  return PyBool_FromLong(kf_storage_device(storage_of(self)).type == KF_DEVICE_CUDA);
}

static PyObject *storage_get_device(PyObject *self, PyObject *unused) {
  (void)unused;
  return PyLong_FromLong(kf_storage_device(storage_of(self)).index);
}

static PyObject *return_self(PyObject *self, PyObject *unused) {
  (void)unused;
  return Py_NewRef(self);
}

static PyObject *storage_repr(PyObject *self) {
  char device[64];
  (void)kf_device_print(kf_storage_device(storage_of(self)), device, sizeof device);
  PyObject *lines = PyUnicode_FromString("...");
  if (on_cpu(storage_of(self))) {
    PyObject *list = storage_tolist(self, NULL), *texts = NULL;
    PyObject *separator = PyUnicode_FromString("\n ");
    if (list != NULL) {
      texts = PyList_New(0);
      for (Py_ssize_t i = 0; texts != NULL && i < PyList_GET_SIZE(list); i++) {
        PyObject *text = PyObject_Str(PyList_GET_ITEM(list, i));
        if (text == NULL || PyList_Append(texts, text) < 0) Py_CLEAR(texts);
        Py_XDECREF(text);
      }
    }
    PyObject *joined = texts != NULL && separator != NULL ? PyUnicode_Join(separator, texts) : NULL;
    Py_XSETREF(lines, joined != NULL ? PyUnicode_FromFormat(" %U", joined) : NULL);
    Py_XDECREF(joined);
    Py_XDECREF(list);
    Py_XDECREF(texts);
    Py_XDECREF(separator);
  }
  if (lines == NULL) return NULL;
  PyObject *text = PyUnicode_FromFormat("%U\n[torch.storage.UntypedStorage(device=%s) of size %zd]",
                                        lines, device, storage_length(self));
  Py_DECREF(lines);
  return text;
}

/* tp_getattro: keyfall.storage adds the methods that are written in Python, and is imported when
 * the first of them is used. */
static PyObject *storage_attribute(PyObject *self, PyObject *name) {
  PyObject *found = PyObject_GenericGetAttr(self, name);
  if (found != NULL || typed_storage != NULL || !PyErr_ExceptionMatches(PyExc_AttributeError))
    return found;
  PyErr_Clear();
  PyObject *module = PyImport_ImportModule("keyfall.storage");
  if (module == NULL) return NULL;
  Py_DECREF(module);
  return PyObject_GenericGetAttr(self, name);
}

static PyObject *storage_from_buffer(PyObject *unused, PyObject *args, PyObject *keywords) {
  static PyObject *function;
  (void)unused;
  if (kfpy_imported(&function, "keyfall.storage", "_from_buffer") == NULL) return NULL;
  return PyObject_Call(function, args, keywords);
}

static PyObject *storage_from_file(PyObject *unused, PyObject *args, PyObject *keywords) {
  static PyObject *function;
  (void)unused;
  if (kfpy_imported(&function, "keyfall.storage", "_from_file") == NULL) return NULL;
  return PyObject_Call(function, args, keywords);
}

static PyObject *storage_to(PyObject *self, PyObject *args, PyObject *keywords) {
  static PyObject *function;
  if (kfpy_imported(&function, "keyfall.storage", "_to") == NULL) return NULL;
  PyObject *bound = PyMethod_New(function, self);
  PyObject *result = bound != NULL ? PyObject_Call(bound, args, keywords) : NULL;
  Py_XDECREF(bound);
  return result;
}

/* ---- Initialization ---- */

/* ---- Weak references ---- */

/* {address: how many weak references there are}: no other number is taken for a reference. */
static PyObject *weak_counts;

/* Adds to the count of an address, which must not get below `least`. */
static int count_weak(PyObject *address, long change, long least) {
  if (weak_counts == NULL && (weak_counts = PyDict_New()) == NULL) return -1;
  PyObject *known = PyDict_GetItemWithError(weak_counts, address);
  if (known == NULL && PyErr_Occurred()) return -1;
  const long count = (known != NULL ? PyLong_AsLong(known) : 0) + change;
  if (count < least) {
    PyErr_Format(PyExc_ValueError, "%R is no weak reference to a storage", address);
    return -1;
  }
  if (change == 0) return 0;
  if (count == 0) return PyDict_DelItem(weak_counts, address);
  PyObject *number = PyLong_FromLong(count);
  const int done = number != NULL ? PyDict_SetItem(weak_counts, address, number) : -1;
  Py_XDECREF(number);
  return done;
}

static PyObject *weak_ref(PyObject *self, PyObject *unused) {
  (void)unused;
  PyObject *address = PyLong_FromVoidPtr(storage_of(self));
  if (address == NULL || count_weak(address, 1, 1) < 0) {
    Py_XDECREF(address);
    return NULL;
  }
  kf_storage_weak_retain(storage_of(self));
  return address;
}

static PyObject *free_weak_ref(PyObject *unused, PyObject *address) {
  (void)unused;
  kf_storage_t *storage = PyLong_AsVoidPtr(address);
  if (PyErr_Occurred() || count_weak(address, -1, 0) < 0) return NULL;
  kf_storage_weak_release(storage);
  Py_RETURN_NONE;
}

static PyObject *is_expired(PyObject *unused, PyObject *address) {
  (void)unused;
  kf_storage_t *storage = PyLong_AsVoidPtr(address);
  if (PyErr_Occurred() || count_weak(address, 0, 1) < 0) return NULL;
  return PyBool_FromLong(kf_storage_is_gone(storage));
}

static PyMethodDef storage_methods[] = {
    {"nbytes", storage_nbytes, METH_NOARGS, "nbytes()\n--\n\nReturns the size in bytes."},
    {"size", storage_nbytes, METH_NOARGS, "size()\n--\n\nReturns the size in bytes."},
    {"_address", storage_address, METH_NOARGS,
     "_address()\n--\n\nReturns the address of the first byte, for reading."},
    {"data_ptr", storage_data_ptr, METH_NOARGS,
     "data_ptr()\n--\n\nReturns the address of the first byte."},
    {"element_size", storage_element_size, METH_NOARGS, "element_size()\n--\n\nReturns 1."},
    {"resize_", storage_resize, METH_O,
     "resize_(size)\n--\n\nResizes the storage to `size` bytes, and keeps the bytes that fit."},
    {"_borrow", storage_borrow, METH_O, "Moves the bytes to the memory of another storage."},
    KFPY_FAST(
        "copy_", storage_copy,
        "copy_(src, non_blocking=None)\n--\n\nCopies the bytes of a storage of the same size."),
    {"fill_", storage_fill, METH_O, "fill_(value)\n--\n\nSets every byte to `value`."},
    {"tolist", storage_tolist, METH_NOARGS, "tolist()\n--\n\nReturns the bytes as a list of ints."},
    {"_bytes", storage_bytes, METH_NOARGS, "Returns the content as a bytes object."},
    {"clone", storage_clone, METH_NOARGS, "clone()\n--\n\nReturns a copy."},
    {"cpu", storage_cpu, METH_NOARGS,
     "cpu()\n--\n\nReturns a copy on the CPU, or the storage itself if it is already there."},
    {"untyped", return_self, METH_NOARGS, "untyped()\n--\n\nReturns the storage itself."},
    {"get_device", storage_get_device, METH_NOARGS,
     "get_device()\n--\n\nReturns the device index, or -1 if it has none."},
    {"resizable", storage_resizable, METH_NOARGS,
     "resizable()\n--\n\nReturns whether the storage can be resized."},
    {"__sizeof__", storage_sizeof, METH_NOARGS,
     "__sizeof__()\n--\n\nReturns the bytes of the object and of its memory."},
    KFPY_FAST("is_pinned", storage_is_pinned,
              "is_pinned(device=None)\n--\n\nReturns whether a device can copy the memory without "
              "staging."),
    KFPY_FAST("pin_memory", storage_pin_memory,
              "pin_memory(device=None)\n--\n\nReturns a copy in memory that a device can copy "
              "without staging; the storage itself if it is there."),
    {"from_buffer", (PyCFunction)(void (*)(void))storage_from_buffer,
     METH_VARARGS | METH_KEYWORDS | METH_STATIC,
     "from_buffer(buffer, byte_order=None, count=-1, offset=0, *, dtype)\n--\n\nReturns a storage "
     "with a copy of a buffer's bytes."},
    {"from_file", (PyCFunction)(void (*)(void))storage_from_file,
     METH_VARARGS | METH_KEYWORDS | METH_STATIC,
     "from_file(filename, shared=False, nbytes=0)\n--\n\nReturns the first bytes of a file as "
     "memory; with `shared`, writes go to the file."},
    {"to", (PyCFunction)(void (*)(void))storage_to, METH_VARARGS | METH_KEYWORDS,
     "to(*, device, non_blocking=False)\n--\n\nReturns a copy on a device, or the storage itself "
     "if it is there."},
    {"__reduce__", storage_reduce, METH_NOARGS, "Pickles the storage with its bytes."},
    {"__copy__", storage_clone, METH_NOARGS, "Returns a copy."},
    {"_weak_ref", weak_ref, METH_NOARGS,
     "_weak_ref()\n--\n\nReturns the address, which no other storage gets before _free_weak_ref."},
    {"_free_weak_ref", free_weak_ref, METH_O | METH_STATIC,
     "_free_weak_ref(address, /)\n--\n\nGives back what _weak_ref returned."},
    {"_expired", is_expired, METH_O | METH_STATIC,
     "_expired(address, /)\n--\n\nReturns whether the storage of a _weak_ref is gone."},
    {"_fix_weakref", kfpy_storage_fix_weakref, METH_NOARGS,
     "_fix_weakref()\n--\n\nMakes an object from a weak reference keep the storage alive."},
    {"__deepcopy__", storage_deepcopy, METH_O, "Returns a copy."},
    {NULL, NULL, 0, NULL}};

static PyGetSetDef storage_getset[] = {
    {"device", get_device, NULL, "The device of the storage.", NULL},
    {"_cdata", kfpy_counted_address, NULL, "A number that identifies the storage.", NULL},
    {"is_cuda", get_is_cuda, NULL, "True on CUDA devices.", NULL},
    {"is_sparse", get_false, NULL, "Always False.", NULL},
    {"is_sparse_csr", get_false, NULL, "Always False.", NULL},
    {"filename", get_none, NULL, "The name of the memory-mapped file; always None.", NULL},
    {NULL, NULL, NULL, NULL, NULL}};

static PyType_Slot storage_slots[] = {{Py_tp_new, (void *)storage_new},
                                      {Py_tp_dealloc, (void *)kfpy_counted_dealloc},
                                      {Py_tp_finalize, (void *)(uintptr_t)kfpy_storage_finalize},
                                      {Py_tp_setattro, (void *)kfpy_storage_set_attribute},
                                      {Py_tp_repr, (void *)storage_repr},
                                      {Py_tp_getattro, (void *)storage_attribute},
                                      {Py_tp_methods, storage_methods},
                                      {Py_tp_getset, storage_getset},
                                      {Py_tp_members, kfpy_counted_members},
                                      {Py_mp_length, (void *)storage_length},
                                      {Py_mp_subscript, (void *)storage_subscript},
                                      {Py_mp_ass_subscript, (void *)storage_assign},
                                      {Py_sq_length, (void *)storage_length},
                                      {Py_sq_item, (void *)storage_item},
                                      {Py_tp_doc, "The base of storages: UntypedStorage."},
                                      {0, NULL}};

static PyType_Spec storage_spec = {"keyfall._C.StorageBase", sizeof(kfpy_counted_t), 0,
                                   Py_TPFLAGS_DEFAULT | Py_TPFLAGS_BASETYPE, storage_slots};

static PyObject *memory_in_use(PyObject *module, PyObject *unused) {
  (void)module;
  (void)unused;
  return PyLong_FromSize_t(kf_memory_in_use());
}

static PyObject *memory_peak(PyObject *module, PyObject *unused) {
  (void)module;
  (void)unused;
  return PyLong_FromSize_t(kf_memory_peak());
}

static PyMethodDef functions[] = {
    {"_memory_in_use", memory_in_use, METH_NOARGS,
     "_memory_in_use()\n--\n\nReturns the number of bytes that CPU storages currently use."},
    {"_memory_peak", memory_peak, METH_NOARGS,
     "_memory_peak()\n--\n\nReturns the largest number of bytes that CPU storages used so far."},
    {"_set_typed_storage", set_typed_storage, METH_O, "Registers the TypedStorage class."},
    {NULL, NULL, 0, NULL}};

int kfpy_init_storage(PyObject *module) {
  if (kfpy_add_type(module, &storage_spec, NULL, &base_type) < 0) return -1;
  storage_type = (PyTypeObject *)PyObject_CallFunction(
      (PyObject *)&PyType_Type, "s(O){s:s,s:s}", "UntypedStorage", base_type, "__module__",
      "keyfall.storage", "__doc__",
      "UntypedStorage(size=0, *, device='cpu')\n\nA block of device memory as bytes. `size` is the "
      "number of bytes, or a sequence of byte values.");
  if (storage_type == NULL) return -1;
  if (PyModule_AddObjectRef(module, "UntypedStorage", (PyObject *)storage_type) < 0) return -1;
  if (kfpy_add_functions(module, functions) < 0) return -1;
  kfpy_storage_take_over();
  return kfpy_init_generator(module);
}
