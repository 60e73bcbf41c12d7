/* keyfall.device, and the default device of factories.
 *
 * Note [Default device]
 * `with device("meta"):` sets a device for the block, set_default_device for the thread. The
 * thread's dictionary holds a list of the devices that blocks replaced; the current device is in a
 * thread-local variable, because every factory call reads it. */
#include <keyfall/lazy.h>

#include "core/function_arguments.h"
#include "types/describing_types.h"

typedef struct {
  PyObject_HEAD kf_device_t device;
} device_object_t;

static PyTypeObject *device_type;
static PyObject *plain_cpu; /* device("cpu"), the device of almost every tensor: owned, cached */

static kf_device_t device_of(PyObject *self) {
  KFPY_ASSERT(Py_TYPE(self) == device_type);
  return ((device_object_t *)self)->device;
}

static bool same(kf_device_t a, kf_device_t b) { return a.type == b.type && a.index == b.index; }

static PyObject *new_device(kf_device_t device) {
  device_object_t *self = PyObject_New(device_object_t, device_type);
  if (self != NULL) self->device = device;
  return (PyObject *)self;
}

PyObject *kfpy_device_object(kf_device_t device) {
  if (KF_LIKELY(device.type == KF_DEVICE_CPU && device.index < 0)) return Py_NewRef(plain_cpu);
  return new_device(device);
}

/* ---- Conversions: 1 done, 0 not a device, -1 raised ---- */

/* Note [Discovery]
 * Plug-ins that are installed as Python packages are looked for when a device is first asked for
 * that is not there: looking takes milliseconds, which no program without plug-ins should pay. */
static bool discovered;

/* 1: looked for plug-ins now; 0: that was done before; -1: raised. */
static int discover(void) {
  static PyObject *function;
  if (discovered) return 0;
  PyObject *found = kfpy_imported(&function, "keyfall.devices._plugins", "discover_once");
  PyObject *result = found != NULL ? PyObject_CallNoArgs(found) : NULL;
  if (result == Py_True) discovered = true; /* False: a plug-in that is being loaded asks */
  Py_XDECREF(result);
  return result != NULL ? 1 : -1;
}

static bool is_there(const char *text, kf_device_t *out) {
  if (kf_device_parse(text, out) != KF_OK) return false;
  return out->type >= KF_DEVICE_FIRST_DYNAMIC || discovered || kf_device_is_available(out->type);
}

static int from_text(PyObject *text, kf_device_t *out) {
  Py_ssize_t length;
  const char *utf8 = PyUnicode_AsUTF8AndSize(text, &length);
  if (utf8 == NULL) return -1;
  if ((size_t)length != strlen(utf8)) {
    PyErr_SetString(PyExc_RuntimeError, "the name of a device must not contain a null character");
    return -1;
  }
  if (KF_LIKELY(is_there(utf8, out))) return 1;
  if (discover() < 0) return -1;
  if (kf_device_parse(utf8, out) == KF_OK) return 1;
  PyErr_Format(PyExc_RuntimeError, "%s", kf_error_message()); /* kfpy_raise: ValueError */
  return -1;
}

static int check_index(long long index) {
  if (index >= 0 && index <= INT16_MAX) return 0;
  PyErr_Format(PyExc_RuntimeError,
               index < 0 ? "Device index must not be negative, found %lld"
                         : "Device index must be below 32768, found %lld",
               index);
  return -1;
}

kf_device_t kfpy_accelerator_or_cpu(void) {
  int type = kf_device_accelerator();
  return kf_device_make(type < 0 ? KF_DEVICE_CPU : type, -1);
}

static int from_index(PyObject *number, int type, kf_device_t *out) {
  int overflow = 0;
  long long index = PyLong_AsLongLongAndOverflow(number, &overflow);
  if (overflow != 0) index = overflow < 0 ? -1 : LLONG_MAX;
  if (PyErr_Occurred() || check_index(index) < 0) return -1;
  *out = kf_device_make(type, (int)index);
  return 1;
}

int kfpy_find_accelerator(int *out_type) {
  *out_type = kf_device_accelerator();
  if (*out_type < 0 && discover() < 0) return -1;
  if (*out_type < 0) *out_type = kf_device_accelerator();
  return 0;
}

/* device(1): a bare number is an index of the accelerator. */
static int from_bare_index(PyObject *number, kf_device_t *out) {
  int type;
  if (kfpy_find_accelerator(&type) < 0) return -1;
  if (from_index(number, type < 0 ? KF_DEVICE_CUDA : type, out) < 0) return -1;
  if (type >= 0) return 1;
  PyErr_Format(PyExc_RuntimeError,
               "device %S: a number means one of the accelerator's devices, but this build has the "
               "CPU only, and no plug-in has added an accelerator",
               number);
  return -1;
}

int kfpy_as_device(PyObject *object, kf_device_t *out) {
  if (Py_TYPE(object) == device_type) {
    *out = device_of(object);
    return 1;
  }
  if (PyUnicode_Check(object)) return from_text(object, out);
  if (PyLong_Check(object) && !PyBool_Check(object)) return from_bare_index(object, out);
  return 0;
}

int kfpy_parse_device(const char *function, const char *name, PyObject *object, kf_device_t *out) {
  int found = kfpy_as_device(object, out);
  if (found == 0) kfpy_wrong_argument(function, name, "torch.device, str or int", object);
  return found == 1 ? 0 : -1;
}

/* ---- Available devices ---- */

static PyObject *accelerator_device(PyObject *module, PyObject *unused) {
  (void)module, (void)unused;
  int type = kf_device_accelerator();
  if (type < 0) Py_RETURN_NONE;
  return kfpy_device_object(kf_device_make(type, -1));
}

static PyObject *device_is_discovered(PyObject *module, PyObject *unused) {
  (void)module, (void)unused;
  return PyBool_FromLong(discovered);
}

static PyObject *discover_devices(PyObject *module, PyObject *unused) {
  (void)module, (void)unused;
  if (discover() < 0) return NULL;
  Py_RETURN_NONE;
}

/* A text that names a device type exactly, without an index; *out_type is -1 for other texts. -1:
 * not a text. */
static int parse_type_name(const char *function, PyObject *object, int *out_type) {
  kf_device_t device;
  *out_type = -1;
  if (!PyUnicode_Check(object)) {
    kfpy_wrong_argument(function, "name", "str", object);
    return -1;
  }
  Py_ssize_t length;
  const char *text = PyUnicode_AsUTF8AndSize(object, &length);
  if (text == NULL) return -1;
  if ((size_t)length == strlen(text) && strchr(text, ':') == NULL &&
      kf_device_parse(text, &device) == KF_OK)
    *out_type = device.type;
  else
    kf_error_clear();
  return 0;
}

/* Registered at run time, or one of PyTorch's devices that has an interface. */
static PyObject *is_added_device(PyObject *module, PyObject *name) {
  (void)module;
  int type;
  if (parse_type_name("_is_added_device", name, &type) < 0) return NULL;
  bool is_built_in = type == KF_DEVICE_CPU || type == KF_DEVICE_META || type < 0;
  return PyBool_FromLong(!is_built_in &&
                         (type >= KF_DEVICE_FIRST_DYNAMIC || kf_device_is_available(type)));
}

/* Devices that the library has itself. */
static bool is_built_in(int type) {
  return type == KF_DEVICE_CPU || type == KF_DEVICE_META ||
         (type == KF_DEVICE_LAZY && kf_lazy_is_initialized());
}

static PyObject *added_devices(PyObject *module, PyObject *unused) {
  (void)module, (void)unused;
  PyObject *names = PyList_New(0);
  for (int type = 0; names != NULL && type < KF_DEVICE_FIRST_DYNAMIC + 64; type++) {
    const char *text = kf_device_type_name(type);
    if (text == NULL || is_built_in(type)) continue;
    if (type < KF_DEVICE_FIRST_DYNAMIC && !kf_device_is_available(type)) continue;
    PyObject *name = PyUnicode_FromString(text);
    if (name == NULL || PyList_Append(names, name) < 0) Py_CLEAR(names);
    Py_XDECREF(name);
  }
  return names;
}

static PyObject *rename_privateuse1(PyObject *module, PyObject *name) {
  (void)module;
  if (!PyUnicode_Check(name))
    return kfpy_wrong_argument("rename_privateuse1_backend", "backend_name", "str", name);
  const char *text = PyUnicode_AsUTF8(name);
  if (text == NULL || KFPY_FAILED(kf_privateuse1_rename(text))) return NULL;
  Py_RETURN_NONE;
}

static PyObject *privateuse1_name(PyObject *module, PyObject *unused) {
  (void)module, (void)unused;
  return PyUnicode_FromString(kf_privateuse1_name());
}

static PyObject *require_device(PyObject *module, PyObject *object) {
  kf_device_t device;
  (void)module;
  if (kfpy_parse_device("_require_device", "device", object, &device) < 0 ||
      kfpy_require_device(device) < 0)
    return NULL;
  Py_RETURN_NONE;
}

/* ---- The type ---- */

/* device("cuda", 1): the name must have no index of its own. */
static int from_type_and_index(PyObject *type, PyObject *index, kf_device_t *out) {
  if (!PyUnicode_Check(type)) {
    kfpy_wrong_argument("device", "type", "str where an index is given", type);
    return -1;
  }
  if (!PyLong_Check(index) || PyBool_Check(index)) {
    kfpy_wrong_argument("device", "index", "int", index);
    return -1;
  }
  if (from_text(type, out) < 0) return -1;
  if (out->index >= 0) {
    PyErr_Format(PyExc_RuntimeError,
                 "device(): the type must not include an index because one was passed explicitly: "
                 "%U",
                 type);
    return -1;
  }
  return from_index(index, out->type, out);
}

static PyObject *device_new(PyTypeObject *type, PyObject *args, PyObject *keywords) {
  (void)type;
  static char *names[] = {"type", "index", "device", NULL};
  PyObject *name = NULL, *index = NULL, *other = NULL;
  if (!PyArg_ParseTupleAndKeywords(args, keywords, "|OO$O:device", names, &name, &index, &other))
    return NULL;
  if ((name == NULL) == (other == NULL) || (other != NULL && index != NULL)) {
    PyErr_SetString(PyExc_TypeError,
                    "device() takes a device (a text, an index or a device), or a type and an "
                    "index");
    return NULL;
  }
  kf_device_t device;
  if (name == NULL) name = other;
  if (index != NULL && index != Py_None) {
    if (from_type_and_index(name, index, &device) < 0) return NULL;
  } else if (kfpy_parse_device("device", "device", name, &device) < 0) {
    return NULL;
  }
  return kfpy_device_object(device);
}

static PyObject *type_name(kf_device_t device) {
  const char *name = kf_device_type_name(device.type);
  return name != NULL ? PyUnicode_FromString(name)
                      : PyUnicode_FromFormat("device%d", (int)device.type);
}

static PyObject *device_repr(PyObject *self) {
  kf_device_t device = device_of(self);
  PyObject *name = type_name(device);
  if (name == NULL) return NULL;
  PyObject *text = device.index < 0 ? PyUnicode_FromFormat("device(type='%U')", name)
                                    : PyUnicode_FromFormat("device(type='%U', index=%d)", name,
                                                           (int)device.index);
  Py_DECREF(name);
  return text;
}

static PyObject *device_str(PyObject *self) {
  char text[128];
  (void)kf_device_print(device_of(self), text, sizeof text);
  return PyUnicode_FromString(text);
}

static PyObject *device_compare(PyObject *a, PyObject *b, int operation) {
  if (Py_TYPE(b) != device_type || (operation != Py_EQ && operation != Py_NE))
    Py_RETURN_NOTIMPLEMENTED;
  return PyBool_FromLong(same(device_of(a), device_of(b)) == (operation == Py_EQ));
}

static Py_hash_t device_hash(PyObject *self) {
  kf_device_t device = device_of(self);
  return (Py_hash_t)device.type << 16 | (Py_hash_t)(uint16_t)device.index;
}

static PyObject *get_type(PyObject *self, void *unused) {
  (void)unused;
  return type_name(device_of(self));
}

static PyObject *get_index(PyObject *self, void *unused) {
  (void)unused;
  int index = device_of(self).index;
  if (index < 0) Py_RETURN_NONE;
  return PyLong_FromLong(index);
}

static PyObject *device_reduce(PyObject *self, PyObject *unused) {
  (void)unused;
  PyObject *name = type_name(device_of(self));
  if (name == NULL) return NULL;
  int index = device_of(self).index;
  return index < 0 ? Py_BuildValue("O(N)", device_type, name)
                   : Py_BuildValue("O(Ni)", device_type, name, index);
}

/* ---- Default device ---- */

typedef struct {
  bool chosen;
  kf_device_t device;
} choice_t;

/* Set by set_default_device; set by the innermost `with` block, which takes precedence. */
static __thread choice_t of_thread, of_block;
KFPY_THREAD_PART(of_thread, of_thread, NULL)
KFPY_THREAD_PART(of_block, of_block, NULL)

bool kfpy_default_device(kf_device_t *out) {
  if (KF_LIKELY(!of_block.chosen && !of_thread.chosen)) return false;
  *out = of_block.chosen ? of_block.device : of_thread.device;
  return true;
}

/* Returns the list of devices that blocks replaced, outermost first, with None where none was set;
 * borrowed from the thread's dictionary, created on demand. */
static PyObject *replaced_devices(void) {
  PyObject *state = PyThreadState_GetDict();
  if (state == NULL) {
    PyErr_SetString(PyExc_RuntimeError, "this thread has no dictionary for a default device");
    return NULL;
  }
  static const char key[] = "keyfall replaced default devices";
  PyObject *list = PyDict_GetItemString(state, key);
  if (list != NULL) return list;
  list = PyList_New(0);
  if (list == NULL) return NULL;
  int status = PyDict_SetItemString(state, key, list);
  Py_DECREF(list);
  return status == 0 ? list : NULL;
}

static PyObject *device_enter(PyObject *self, PyObject *unused) {
  (void)unused;
  PyObject *list = replaced_devices();
  if (list == NULL) return NULL;
  PyObject *previous = of_block.chosen ? kfpy_device_object(of_block.device) : Py_NewRef(Py_None);
  if (previous == NULL) return NULL;
  int status = PyList_Append(list, previous);
  Py_DECREF(previous);
  if (status < 0) return NULL;
  of_block = (choice_t){true, device_of(self)};
  return Py_NewRef(self);
}

static PyObject *device_exit(PyObject *self, PyObject *args) {
  (void)self, (void)args;
  PyObject *list = replaced_devices();
  if (list == NULL) return NULL;
  Py_ssize_t size = PyList_GET_SIZE(list);
  if (size == 0) {
    PyErr_SetString(PyExc_RuntimeError,
                    "device.__exit__ without __enter__: no block with a default device is open");
    return NULL;
  }
  PyObject *previous = PyList_GET_ITEM(list, size - 1);
  of_block.chosen = previous != Py_None;
  if (of_block.chosen) of_block.device = device_of(previous);
  if (PyList_SetSlice(list, size - 1, size, NULL) < 0) return NULL;
  Py_RETURN_NONE;
}

static PyObject *set_default_device(PyObject *module, PyObject *args, PyObject *kwargs) {
  (void)module;
  static char *names[] = {"device", NULL};
  PyObject *object;
  if (!PyArg_ParseTupleAndKeywords(args, kwargs, "O:set_default_device", names, &object))
    return NULL;
  choice_t choice = {false, {0, 0}};
  if (object != Py_None) {
    if (kfpy_parse_device("set_default_device", "device", object, &choice.device) < 0) return NULL;
    choice.chosen = true;
  }
  of_thread = choice;
  Py_RETURN_NONE;
}

static PyObject *get_default_device(PyObject *module, PyObject *unused) {
  (void)module, (void)unused;
  kf_device_t device = kf_device_make(KF_DEVICE_CPU, -1);
  (void)kfpy_default_device(&device);
  return kfpy_device_object(device);
}

/* ---- Initialization ---- */

static PyMethodDef device_methods[] = {
    {"__reduce__", device_reduce, METH_NOARGS, "Pickles the device by type and index."},
    {"__enter__", device_enter, METH_NOARGS, "Makes this the default device of the thread."},
    {"__exit__", device_exit, METH_VARARGS, "Restores the previous default device."},
    {NULL, NULL, 0, NULL}};

static PyGetSetDef device_getset[] = {
    {"type", get_type, NULL, "Device type, such as 'cuda'.", NULL},
    {"index", get_index, NULL, "Device index, or None for the current device.", NULL},
    {NULL, NULL, NULL, NULL, NULL}};

static PyType_Slot device_slots[] = {
    {Py_tp_new, (void *)device_new},
    {Py_tp_repr, (void *)device_repr},
    {Py_tp_str, (void *)device_str},
    {Py_tp_richcompare, (void *)device_compare},
    {Py_tp_hash, (void *)device_hash},
    {Py_tp_getset, device_getset},
    {Py_tp_methods, device_methods},
    {Py_tp_doc,
     "device(device), device(type, index=None)\n\nA device that tensors can be on. As a context "
     "manager, it sets the default device of factory functions."},
    {0, NULL}};

static PyType_Spec device_spec = {"keyfall.device", sizeof(device_object_t), 0, Py_TPFLAGS_DEFAULT,
                                  device_slots};

static PyMethodDef functions[] = {
    {"set_default_device", (PyCFunction)(void (*)(void))set_default_device,
     METH_VARARGS | METH_KEYWORDS,
     "set_default_device(device)\n--\n\nSets the device on which factory functions of this thread "
     "create tensors; None means the CPU."},
    {"_accelerator", accelerator_device, METH_NOARGS,
     "_accelerator()\n--\n\nReturns the accelerator, the device that a bare index refers to, or "
     "None if there is none."},
    {"_require_device", require_device, METH_O,
     "_require_device(device, /)\n--\n\nRaises NoDeviceError if the device is not available."},
    {"_discover_devices", discover_devices, METH_NOARGS,
     "_discover_devices()\n--\n\nLooks for plug-ins, once per process."},
    {"_is_discovered", device_is_discovered, METH_NOARGS,
     "_is_discovered()\n--\n\nReturns whether plug-ins were looked for."},
    {"_is_added_device", is_added_device, METH_O,
     "_is_added_device(name, /)\n--\n\nReturns whether the program added this device type."},
    {"_added_devices", added_devices, METH_NOARGS,
     "_added_devices()\n--\n\nReturns the names of the device types that the program added."},
    {"_rename_privateuse1_backend", rename_privateuse1, METH_O,
     "_rename_privateuse1_backend(name, /)\n--\n\nGives the device PrivateUse1 a name."},
    {"_get_privateuse1_backend_name", privateuse1_name, METH_NOARGS,
     "_get_privateuse1_backend_name()\n--\n\nReturns the name of the device PrivateUse1."},
    {"get_default_device", get_default_device, METH_NOARGS,
     "get_default_device()\n--\n\nReturns the device on which factory functions of this thread "
     "create tensors."
     "\n\n>>> keyfall.get_default_device()\ndevice(type='cpu')"},
    {NULL, NULL, 0, NULL}};

int kfpy_init_device(PyObject *module) {
  if (kfpy_add_type(module, &device_spec, NULL, &device_type) < 0) return -1;
  plain_cpu = new_device(kf_device_make(KF_DEVICE_CPU, -1));
  return plain_cpu != NULL ? kfpy_add_functions(module, functions) : -1;
}
