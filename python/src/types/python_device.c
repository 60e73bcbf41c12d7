/* Devices whose interface is a Python object (keyfall.devices.PythonDevice). Every function of the
 * interface takes the GIL and calls a method; an exception there becomes the exception of the call.
 *
 * Note [Blocks of Python devices]
 * Memory is whatever object `allocate` returned, its block. The library needs addresses: block n
 * has those from (1 << 62) + (n << BLOCK_BITS) on, where no memory ever is, so a kernel that reads
 * them faults instead of reading something else. `blocks` has the objects by their number; numbers
 * of freed blocks are used again after all others.
 *
 * Note [Life of Python devices]
 * Storages keep the interface, and with it the context, until they are freed. A context is never
 * freed: it is a few words for each device that a program makes. */
#include <keyfall/device.h>

#include "core/function_arguments.h"
#include "types/describing_types.h"

enum { BLOCK_BITS = 38, MOST_BLOCKS = 1 << (62 - BLOCK_BITS) }; /* of 256 GiB at most */
#define FIRST_ADDRESS ((uintptr_t)1 << 62)

typedef struct {
  PyObject *device; /* owned: the object with the methods */
  PyObject *blocks; /* owned: {number: object} */
  size_t next;      /* number of the next block; the GIL protects it */
  kf_backend_t backend;
  char name[32]; /* for messages: a device that is removed has none any more */
} context_t;

/* The block and the offset in it that an address stands for. Borrowed; NULL: raised. */
static PyObject *find_block(const context_t *context, const void *address, size_t *out_offset) {
  uintptr_t distance = (uintptr_t)address - FIRST_ADDRESS;
  *out_offset = distance & (((uintptr_t)1 << BLOCK_BITS) - 1);
  PyObject *number = PyLong_FromSize_t(distance >> BLOCK_BITS);
  PyObject *block = number != NULL ? PyDict_GetItemWithError(context->blocks, number) : NULL;
  Py_XDECREF(number);
  if (block == NULL && !PyErr_Occurred())
    PyErr_Format(PyExc_RuntimeError, "device %s has no block with this address", context->name);
  return block;
}

/* Callbacks may run without the GIL, also while the interpreter shuts down. A device that was
 * removed has no object any more. */
static bool enter(const context_t *context, PyGILState_STATE *gil, kf_status_t *status) {
  *status = KF_OK;
  if (!kfpy_enter(gil)) {
    *status = kf_error_set(KF_ERR_RUNTIME, "device %s: the Python interpreter has shut down",
                           context->name);
    return false;
  }
  if (context->device != NULL) return true;
  kfpy_leave(*gil);
  *status = kf_error_set(KF_ERR_RUNTIME, "device %s was removed", context->name);
  return false;
}

static kf_status_t leave(PyGILState_STATE gil, bool done) {
  kf_status_t status = done ? KF_OK : kfpy_carry();
  kfpy_leave(gil);
  return status;
}

/* ---- Memory ---- */

/* Gives the object a number that no other block has; check_size says that there is one. 0 done, -1
 * raised. */
static int add_block(context_t *context, PyObject *block, void **out_data) {
  for (int taken = 1; taken != 0;) {
    size_t number = context->next;
    context->next = (number + 1) % MOST_BLOCKS;
    PyObject *key = PyLong_FromSize_t(number);
    taken = key != NULL ? PyDict_Contains(context->blocks, key) : -1;
    if (taken == 0 && PyDict_SetItem(context->blocks, key, block) < 0) taken = -1;
    Py_XDECREF(key);
    *out_data = (void *)(FIRST_ADDRESS + (number << BLOCK_BITS));
    if (taken < 0) return -1;
  }
  return 0;
}

static int check_size(const context_t *context, size_t size) {
  if (size >> BLOCK_BITS == 0 && PyDict_GET_SIZE(context->blocks) < MOST_BLOCKS) return 0;
  PyErr_Format(PyExc_MemoryError, "device %s has no addresses for another %zu bytes",
               context->name, size);
  return -1;
}

/* Checks what allocate() returned: an object of any kind, but memory must be large enough. */
static int check_block(const context_t *context, int index, PyObject *block, size_t size) {
  Py_buffer view;
  if (block == Py_None) {
    PyErr_Format(PyExc_TypeError, "device %s:%d: allocate() returned None", context->name, index);
    return -1;
  }
  if (!PyObject_CheckBuffer(block)) return 0;
  if (PyObject_GetBuffer(block, &view, PyBUF_FULL_RO) < 0) return -1;
  const Py_ssize_t given = view.len;
  PyBuffer_Release(&view);
  if ((size_t)given >= size) return 0;
  PyErr_Format(PyExc_ValueError,
               "device %s:%d: allocate() returned a block of %zd bytes, and %zu were asked for",
               context->name, index, given, size);
  return -1;
}

static kf_status_t allocate(void *opaque, kf_device_t device, size_t size, void **out_data,
                            void **out_block) {
  context_t *context = opaque;
  PyGILState_STATE gil;
  kf_status_t status;
  *out_data = *out_block = NULL;
  if (!enter(context, &gil, &status)) return status;
  PyObject *block = check_size(context, size) == 0
                        ? PyObject_CallMethod(context->device, "allocate", "in", (int)device.index,
                                              (Py_ssize_t)size)
                        : NULL;
  if (block != NULL && check_block(context, device.index, block, size) < 0) Py_CLEAR(block);
  bool done = block != NULL && add_block(context, block, out_data) == 0;
  Py_XDECREF(block);
  if (!done && PyErr_ExceptionMatches(PyExc_MemoryError)) { /* the library frees, and tries again */
    PyErr_Clear();
    kfpy_leave(gil);
    return kf_error_set(KF_ERR_NO_MEMORY, "device %s:%d has no memory for %zu bytes",
                        context->name, device.index, size);
  }
  return leave(gil, done);
}

static void release(void *opaque, kf_device_t device, void *data, size_t size, void *unused) {
  (void)size, (void)unused;
  context_t *context = opaque;
  PyGILState_STATE gil;
  kf_status_t status;
  size_t offset;
  if (!enter(context, &gil, &status)) return;
  PyObject *type, *value, *traceback;
  PyErr_Fetch(&type, &value, &traceback);
  PyObject *block = find_block(context, data, &offset);
  if (block != NULL) {
    Py_INCREF(block);
    PyObject *key = PyLong_FromSize_t(((uintptr_t)data - FIRST_ADDRESS) >> BLOCK_BITS);
    if (key != NULL) (void)PyDict_DelItem(context->blocks, key);
    Py_XDECREF(key);
    PyErr_Clear();
    PyObject *result = PyObject_CallMethod(context->device, "free", "iO", (int)device.index, block);
    if (result == NULL) PyErr_WriteUnraisable(context->device);
    Py_XDECREF(result);
    Py_DECREF(block);
  }
  PyErr_Clear();
  PyErr_Restore(type, value, traceback);
  kfpy_leave(gil);
}

static kf_status_t copy_in(void *opaque, kf_device_t device, void *to, const void *from,
                           size_t size) {
  context_t *context = opaque;
  PyGILState_STATE gil;
  kf_status_t status;
  size_t offset;
  if (!enter(context, &gil, &status)) return status;
  PyObject *block = find_block(context, to, &offset);
  PyObject *result =
      block != NULL ? PyObject_CallMethod(context->device, "copy_in", "iOny#", (int)device.index,
                                          block, (Py_ssize_t)offset, from, (Py_ssize_t)size)
                    : NULL;
  Py_XDECREF(result);
  return leave(gil, result != NULL);
}

/* Copies what copy_out returned; 0 done, -1 raised. */
static int take_bytes(const context_t *context, int index, PyObject *bytes, void *to, size_t size) {
  Py_buffer view;
  if (!PyObject_CheckBuffer(bytes)) {
    PyErr_Format(PyExc_TypeError, "device %s:%d: copy_out() returned %.200s, expected bytes",
                 context->name, index, Py_TYPE(bytes)->tp_name);
    return -1;
  }
  if (PyObject_GetBuffer(bytes, &view, PyBUF_SIMPLE) < 0) return -1;
  bool fits = (size_t)view.len == size;
  if (fits) memcpy(to, view.buf, size);
  if (!fits)
    PyErr_Format(PyExc_ValueError, "device %s:%d: copy_out() returned %zd bytes, not %zu",
                 context->name, index, view.len, size);
  PyBuffer_Release(&view);
  return fits ? 0 : -1;
}

static kf_status_t copy_out(void *opaque, kf_device_t device, void *to, const void *from,
                            size_t size) {
  context_t *context = opaque;
  PyGILState_STATE gil;
  kf_status_t status;
  size_t offset;
  if (!enter(context, &gil, &status)) return status;
  PyObject *block = find_block(context, from, &offset);
  PyObject *bytes =
      block != NULL ? PyObject_CallMethod(context->device, "copy_out", "iOnn", (int)device.index,
                                          block, (Py_ssize_t)offset, (Py_ssize_t)size)
                    : NULL;
  bool done = bytes != NULL && take_bytes(context, device.index, bytes, to, size) == 0;
  Py_XDECREF(bytes);
  return leave(gil, done);
}

/* ---- Identity and order ---- */

static int32_t count(void *opaque) {
  context_t *context = opaque;
  PyGILState_STATE gil;
  kf_status_t status;
  if (!enter(context, &gil, &status)) return 0;
  PyObject *type, *value, *traceback;
  PyErr_Fetch(&type, &value, &traceback);
  PyObject *number = PyObject_GetAttrString(context->device, "count");
  long result = number != NULL ? PyLong_AsLong(number) : 0;
  if (PyErr_Occurred()) PyErr_WriteUnraisable(context->device);
  Py_XDECREF(number);
  PyErr_Restore(type, value, traceback);
  kfpy_leave(gil);
  return result < 0 ? 0 : result > INT16_MAX ? INT16_MAX : (int32_t)result;
}

static kf_status_t synchronize(void *opaque, kf_device_t device) {
  context_t *context = opaque;
  PyGILState_STATE gil;
  kf_status_t status;
  if (!enter(context, &gil, &status)) return status;
  PyObject *result = PyObject_CallMethod(context->device, "synchronize", "i", (int)device.index);
  Py_XDECREF(result);
  return leave(gil, result != NULL);
}

/* ---- Adding and removing ---- */

static void drop(context_t *context) {
  Py_CLEAR(context->device);
  Py_CLEAR(context->blocks);
  PyMem_RawFree(context);
}

static kf_status_t set_interface(context_t *context) {
  kf_device_interface_t calls = {.struct_size = sizeof calls,
                                 .context = context,
                                 .count = count,
                                 .allocate = allocate,
                                 .free = release,
                                 .copy_in = copy_in,
                                 .copy_out = copy_out,
                                 .synchronize = synchronize};
  return kf_device_set_interface(kf_backend_device(context->backend), &calls);
}

static void free_capsule(PyObject *capsule) { (void)capsule; /* Note [Life of Python devices] */ }

/* _add_python_device(name, object): a capsule for the other functions. */
static PyObject *add_device(PyObject *module, PyObject *args) {
  (void)module;
  const char *name;
  PyObject *device;
  if (!PyArg_ParseTuple(args, "sO:_add_python_device", &name, &device)) return NULL;
  context_t *context = PyMem_RawCalloc(1, sizeof *context);
  if (context == NULL) return PyErr_NoMemory();
  (void)snprintf(context->name, sizeof context->name, "%s", name);
  context->device = Py_NewRef(device);
  context->blocks = PyDict_New();
  if (context->blocks == NULL || KFPY_FAILED(kf_device_register(name, &context->backend))) {
    drop(context);
    return NULL;
  }
  PyObject *capsule = NULL;
  if (!KFPY_FAILED(set_interface(context)))
    capsule = PyCapsule_New(context, "keyfall.PythonDevice", free_capsule);
  if (capsule != NULL) return capsule;
  PyObject *type, *value, *traceback;
  PyErr_Fetch(&type, &value, &traceback);
  if (kf_device_set_interface(kf_backend_device(context->backend), NULL) != KF_OK ||
      kf_device_unregister(context->backend) != KF_OK)
    kf_error_clear();
  PyErr_Restore(type, value, traceback);
  return NULL;
}

static context_t *context_of(PyObject *capsule) {
  return PyCapsule_GetPointer(capsule, "keyfall.PythonDevice");
}

/* Fails, and changes nothing, while kernels are registered or storages exist. */
static PyObject *remove_device(PyObject *module, PyObject *capsule) {
  (void)module;
  context_t *context = context_of(capsule);
  if (context == NULL) return NULL;
  if (KFPY_FAILED(kf_device_set_interface(kf_backend_device(context->backend), NULL))) return NULL;
  if (!KFPY_FAILED(kf_device_unregister(context->backend))) {
    Py_CLEAR(context->device);
    Py_RETURN_NONE;
  }
  PyObject *type, *value, *traceback;
  PyErr_Fetch(&type, &value, &traceback);
  if (set_interface(context) != KF_OK) kf_error_clear();
  PyErr_Restore(type, value, traceback);
  return NULL;
}

static PyObject *live_blocks(PyObject *module, PyObject *capsule) {
  (void)module;
  context_t *context = context_of(capsule);
  return context != NULL ? PyLong_FromSsize_t(PyDict_Size(context->blocks)) : NULL;
}

/* (block, offset of the first element in bytes) of a tensor on the device; (None, 0) without
 * elements. */
static PyObject *block_of(PyObject *module, PyObject *args) {
  (void)module;
  PyObject *capsule, *object;
  kf_tensor_t *tensor;
  if (!PyArg_ParseTuple(args, "OO:_python_device_block", &capsule, &object) ||
      kfpy_parse_tensor("block", "tensor", object, &tensor) < 0)
    return NULL;
  context_t *context = context_of(capsule);
  if (context == NULL) return NULL;
  kf_storage_t *storage = kf_tensor_storage(tensor);
  if (storage == NULL || kf_storage_device(storage).type != kf_backend_device(context->backend)) {
    PyErr_Format(PyExc_ValueError, "block(): the tensor is not on device %s",
                 context->name);
    return NULL;
  }
  size_t offset, size = kf_dtype_size(kf_tensor_dtype(tensor));
  if (kf_storage_size(storage) == 0) return Py_BuildValue("Oi", Py_None, 0);
  void *data; /* for writing: copies that the fallback keeps would be out of date */
  if (KFPY_FAILED(kf_storage_mutable_data(storage, &data))) return NULL;
  PyObject *block = find_block(context, data, &offset);
  if (block == NULL) return NULL;
  return Py_BuildValue("On", block,
                       (Py_ssize_t)(offset + (size_t)kf_tensor_storage_offset(tensor) * size));
}

static PyMethodDef functions[] = {
    {"_add_python_device", add_device, METH_VARARGS,
     "_add_python_device(name, device, /)\n--\n\nA device whose interface is an object's methods."},
    {"_remove_python_device", remove_device, METH_O,
     "_remove_python_device(capsule, /)\n--\n\nGives its name back."},
    {"_python_device_blocks", live_blocks, METH_O,
     "_python_device_blocks(capsule, /)\n--\n\nHow many blocks of its memory are in use."},
    {"_python_device_block", block_of, METH_VARARGS,
     "_python_device_block(capsule, tensor, /)\n--\n\nBlock and offset of a tensor's elements."},
    {NULL, NULL, 0, NULL}};

int kfpy_init_python_device(PyObject *module) { return kfpy_add_functions(module, functions); }
