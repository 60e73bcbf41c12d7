/* keyfall.Generator, and the functions that use the default generator. Random numbers are
 * reproducible: a seed gives the same numbers as PyTorch's CPU generator. */
#include <keyfall/device.h>

#include "core/function_arguments.h"
#include "core/object_cache.h"
#include "types/describing_types.h"

static PyTypeObject *generator_type;

/* Borrowed. */
static kf_generator_t *generator_of(PyObject *self) {
  KFPY_ASSERT(PyObject_TypeCheck(self, generator_type));
  KFPY_ASSERT(((kfpy_counted_t *)self)->object != NULL);
  return (kf_generator_t *)(void *)((kfpy_counted_t *)self)->object;
}

PyObject *kfpy_generator_object(kf_generator_t *generator) {
  return kfpy_counted(generator_type, generator);
}

bool kfpy_is_generator(PyObject *object, kf_generator_t **out_borrowed) {
  if (!PyObject_TypeCheck(object, generator_type)) return false;
  *out_borrowed = generator_of(object);
  return true;
}

static PyObject *generator_new(PyTypeObject *type, PyObject *args, PyObject *keywords) {
  static char *names[] = {"device", NULL};
  PyObject *given = NULL;
  kf_device_t device = kf_device_make(KF_DEVICE_CPU, -1);
  kf_generator_t *generator = NULL;
  if (!PyArg_ParseTupleAndKeywords(args, keywords, "|O:Generator", names, &given)) return NULL;
  if (given != NULL && given != Py_None &&
      kfpy_parse_device("Generator", "device", given, &device) < 0)
    return NULL;
  if (kfpy_require_device(device) < 0 || KFPY_FAILED(kf_device_resolve(device, &device)) ||
      KFPY_FAILED(kf_generator_create(device, &generator)))
    return NULL;
  return kfpy_counted_take(type, generator);
}

/* ---- Seeds ---- */

/* Accepts any number that fits in 64 bits, signed or unsigned, like PyTorch; -1: ValueError. */
static int seed_from_int(PyObject *number, uint64_t *out) {
  *out = PyLong_AsUnsignedLongLong(number);
  if (!PyErr_Occurred()) return 0;
  PyErr_Clear();
  int overflow = 0;
  long long negative = PyLong_AsLongLongAndOverflow(number, &overflow);
  *out = (uint64_t)negative;
  if (overflow == 0) return 0;
  PyErr_SetString(PyExc_ValueError,
                  "manual_seed(): expected a seed from -2**63 to 2**64-1: Overflow");
  return -1;
}

static PyObject *generator_manual_seed(PyObject *self, PyObject *seed) {
  uint64_t number;
  if (!PyLong_Check(seed) || PyBool_Check(seed))
    return PyErr_Format(PyExc_RuntimeError, "manual_seed expected a long, but got %.200s",
                        Py_TYPE(seed)->tp_name);
  if (seed_from_int(seed, &number) < 0) return NULL;
  kf_generator_manual_seed(generator_of(self), number);
  return Py_NewRef(self);
}

static PyObject *generator_seed(PyObject *self, PyObject *unused) {
  (void)unused;
  uint64_t seed;
  return KFPY_FAILED(kf_generator_seed(generator_of(self), &seed))
             ? NULL
             : PyLong_FromUnsignedLongLong(seed);
}

static PyObject *generator_initial_seed(PyObject *self, PyObject *unused) {
  (void)unused;
  return PyLong_FromUnsignedLongLong(kf_generator_initial_seed(generator_of(self)));
}

/* ---- State ---- */

static PyObject *generator_get_state(PyObject *self, PyObject *unused) {
  (void)unused;
  uint8_t state[KF_GENERATOR_STATE_SIZE];
  kf_generator_get_state(generator_of(self), state);
  kf_tensor_t *tensor = NULL;
  if (KFPY_FAILED(kf_tensor_from_data(state, KF_DTYPE_UINT8, KF_INTS(sizeof state), &tensor)))
    return NULL;
  return kfpy_wrap_take(tensor);
}

static PyObject *generator_set_state(PyObject *self, PyObject *state) {
  if (!kfpy_is_tensor(state))
    return PyErr_Format(PyExc_TypeError, "expected a torch.ByteTensor, but got %.200s",
                        Py_TYPE(state)->tp_name);
  kf_tensor_t *tensor = kfpy_tensor_of(state), *packed = NULL;
  if (kf_tensor_dtype(tensor) != KF_DTYPE_UINT8 || kf_tensor_device(tensor).type != KF_DEVICE_CPU ||
      kf_tensor_layout(tensor) != KF_LAYOUT_STRIDED) {
    PyErr_SetString(PyExc_TypeError, "RNG state must be a torch.ByteTensor");
    return NULL;
  }
  kf_status_t status = kf_contiguous(tensor, KF_MEMORY_FORMAT_CONTIGUOUS, &packed);
  const void *data = status == KF_OK ? kf_tensor_data(packed) : NULL;
  if (status == KF_OK && data == NULL)
    status = kf_error_set(KF_ERR_RUNTIME, "set_state(): the state has no data");
  if (status == KF_OK)
    status = kf_generator_set_state(generator_of(self), data, (size_t)kf_tensor_numel(packed));
  kf_tensor_release(packed);
  return KFPY_FAILED(status) ? NULL : Py_NewRef(self);
}

static PyObject *generator_clone_state(PyObject *self, PyObject *unused) {
  (void)unused;
  kf_generator_t *copy = NULL;
  if (KFPY_FAILED(kf_generator_clone(generator_of(self), &copy))) return NULL;
  return kfpy_counted_take(generator_type, copy);
}

/* 0: a device's generator; -1: the CPU's, which raises NotImplementedError, like PyTorch's. */
static int check_graphsafe(PyObject *self, const char *function) {
  if (kf_generator_device(generator_of(self)).type != KF_DEVICE_CPU) return 0;
  PyErr_Format(PyExc_NotImplementedError, "%s is not supported in this Generator", function);
  return -1;
}

static PyObject *generator_graphsafe_get_state(PyObject *self, PyObject *unused) {
  return check_graphsafe(self, "graphsafe_get_state") < 0 ? NULL
                                                          : generator_clone_state(self, unused);
}

static PyObject *generator_graphsafe_set_state(PyObject *self, PyObject *state) {
  kf_generator_t *other;
  uint8_t bytes[KF_GENERATOR_STATE_SIZE];
  if (!kfpy_is_generator(state, &other)) {
    const char *full = Py_TYPE(state)->tp_name, *dot = strrchr(full, '.');
    return PyErr_Format(PyExc_TypeError, "expected a Generator, but got %.200s",
                        dot != NULL ? dot + 1 : full);
  }
  if (check_graphsafe(self, "graphsafe_set_state") < 0) return NULL;
  kf_generator_get_state(other, bytes);
  return KFPY_FAILED(kf_generator_set_state(generator_of(self), bytes, sizeof bytes))
             ? NULL
             : Py_NewRef(self);
}

static PyObject *generator_get_offset(PyObject *self, PyObject *unused) {
  (void)unused;
  uint64_t offset;
  return KFPY_FAILED(kf_generator_get_offset(generator_of(self), &offset))
             ? NULL
             : PyLong_FromUnsignedLongLong(offset);
}

static PyObject *generator_set_offset(PyObject *self, PyObject *offset) {
  if (!PyLong_Check(offset) || PyBool_Check(offset))
    return PyErr_Format(PyExc_RuntimeError, "manual_offset expected a long, but got %.200s",
                        Py_TYPE(offset)->tp_name);
  uint64_t number = PyLong_AsUnsignedLongLong(offset);
  if (PyErr_Occurred()) return NULL;
  return KFPY_FAILED(kf_generator_set_offset(generator_of(self), number)) ? NULL : Py_NewRef(self);
}

/* Pickles in PyTorch's format: (seed, offset, state); the CPU generator's offset is None. */
static PyObject *generator_reduce(PyObject *self, PyObject *unused) {
  (void)unused;
  bool on_cpu = kf_generator_device(generator_of(self)).type == KF_DEVICE_CPU;
  PyObject *offset = on_cpu ? Py_NewRef(Py_None) : generator_get_offset(self, NULL);
  PyObject *device = kfpy_device_object(kf_generator_device(generator_of(self)));
  PyObject *seed = generator_initial_seed(self, NULL);
  PyObject *state = generator_get_state(self, NULL);
  if (device != NULL && seed != NULL && offset != NULL && state != NULL)
    return Py_BuildValue("O(N)(NNN)", Py_TYPE(self), device, seed, offset, state);
  Py_XDECREF(device);
  Py_XDECREF(seed);
  Py_XDECREF(offset);
  Py_XDECREF(state);
  return NULL;
}

static PyObject *generator_setstate(PyObject *self, PyObject *saved) {
  PyObject *seed, *offset, *state;
  if (!PyTuple_Check(saved)) return kfpy_wrong_argument("__setstate__", "state", "tuple", saved);
  if (!PyArg_ParseTuple(saved, "OOO:__setstate__", &seed, &offset, &state)) return NULL;
  PyObject *seeded = generator_manual_seed(self, seed);
  if (seeded == NULL) return NULL;
  Py_DECREF(seeded);
  return generator_set_state(self, state);
}

static PyObject *get_device(PyObject *self, void *unused) {
  (void)unused;
  return kfpy_device_object(kf_generator_device(generator_of(self)));
}

/* PyTorch prints an address here; device and seed are more useful. */
static PyObject *generator_repr(PyObject *self) {
  char device[64];
  (void)kf_device_print(kf_generator_device(generator_of(self)), device, sizeof device);
  return PyUnicode_FromFormat("<torch._C.Generator device='%s' initial_seed=%llu>", device,
                              (unsigned long long)kf_generator_initial_seed(generator_of(self)));
}

static PyMethodDef generator_methods[] = {
    {"manual_seed", generator_manual_seed, METH_O,
     "manual_seed(seed)\n--\n\nResets the generator to a seed and returns the generator."},
    {"seed", generator_seed, METH_NOARGS,
     "seed()\n--\n\nReseeds the generator from system entropy and returns the seed."},
    {"initial_seed", generator_initial_seed, METH_NOARGS,
     "initial_seed()\n--\n\nReturns the most recently set seed."},
    {"get_state", generator_get_state, METH_NOARGS,
     "get_state()\n--\n\nReturns the state as a uint8 tensor."},
    {"set_state", generator_set_state, METH_O,
     "set_state(state)\n--\n\nRestores a state that get_state returned."},
    {"clone_state", generator_clone_state, METH_NOARGS,
     "clone_state()\n--\n\nReturns a new generator with a copy of the state."},
    {"graphsafe_get_state", generator_graphsafe_get_state, METH_NOARGS,
     "graphsafe_get_state()\n--\n\nReturns a new generator with a copy of the state. Not for the "
     "CPU."},
    {"graphsafe_set_state", generator_graphsafe_set_state, METH_O,
     "graphsafe_set_state(state)\n--\n\nCopies the state of another generator. Not for the CPU."},
    {"get_offset", generator_get_offset, METH_NOARGS,
     "get_offset()\n--\n\nReturns how many numbers the device's kernels drew. Not for the CPU."},
    {"set_offset", generator_set_offset, METH_O,
     "set_offset(offset)\n--\n\nMakes the device's kernels continue after so many numbers, a "
     "multiple of 4. Not for the CPU."},
    {"__reduce__", generator_reduce, METH_NOARGS, "Pickles the generator with its state."},
    {"__setstate__", generator_setstate, METH_O, "Restores the state from a pickle."},
    {NULL, NULL, 0, NULL}};

static PyGetSetDef generator_getset[] = {
    {"device", get_device, NULL, "The device whose operators use the generator.", NULL},
    {"_cdata", kfpy_counted_address, NULL, "A number that identifies the generator.", NULL},
    {NULL, NULL, NULL, NULL, NULL}};

static PyType_Slot generator_slots[] = {
    {Py_tp_new, (void *)generator_new},
    {Py_tp_dealloc, (void *)kfpy_counted_dealloc},
    {Py_tp_repr, (void *)generator_repr},
    {Py_tp_methods, generator_methods},
    {Py_tp_getset, generator_getset},
    {Py_tp_members, kfpy_counted_members},
    {Py_tp_doc, "Generator(device='cpu')\n--\n\nA random number generator."},
    {0, NULL}};

static PyType_Spec generator_spec = {"keyfall._C.Generator", sizeof(kfpy_counted_t), 0,
                                     Py_TPFLAGS_DEFAULT | Py_TPFLAGS_BASETYPE, generator_slots};

/* ---- The default generator ---- */

static PyObject *default_generator; /* the CPU's; owned */

/* Seeds all devices. Accepts anything that int() accepts. */
static PyObject *manual_seed(PyObject *module, PyObject *args, PyObject *kwargs) {
  (void)module;
  static char *names[] = {"seed", NULL};
  PyObject *seed;
  if (!PyArg_ParseTupleAndKeywords(args, kwargs, "O:manual_seed", names, &seed)) return NULL;
  PyObject *number = PyNumber_Long(seed);
  uint64_t value = 0;
  int status = number != NULL ? seed_from_int(number, &value) : -1;
  Py_XDECREF(number);
  if (status < 0) return NULL;
  kf_manual_seed(value);
  return Py_NewRef(default_generator);
}

static PyObject *seed(PyObject *module, PyObject *unused) {
  (void)module, (void)unused;
  PyObject *number = generator_seed(default_generator, NULL);
  if (number != NULL) kf_manual_seed(kf_generator_initial_seed(generator_of(default_generator)));
  return number;
}

static PyObject *initial_seed(PyObject *module, PyObject *unused) {
  (void)module;
  return generator_initial_seed(default_generator, unused);
}

static PyObject *get_rng_state(PyObject *module, PyObject *unused) {
  (void)module;
  return generator_get_state(default_generator, unused);
}

static PyObject *set_rng_state(PyObject *module, PyObject *args, PyObject *kwargs) {
  (void)module;
  static char *names[] = {"new_state", NULL};
  PyObject *new_state;
  if (!PyArg_ParseTupleAndKeywords(args, kwargs, "O:set_rng_state", names, &new_state)) return NULL;
  PyObject *done = generator_set_state(default_generator, new_state);
  if (done == NULL) return NULL;
  Py_DECREF(done);
  Py_RETURN_NONE;
}

static PyMethodDef functions[] = {
    {"manual_seed", (PyCFunction)(void (*)(void))manual_seed, METH_VARARGS | METH_KEYWORDS,
     "manual_seed(seed)\n--\n\nSeeds the default generators of all devices and returns the CPU "
     "generator."
     "\n\n>>> keyfall.manual_seed(0).initial_seed()\n0"},
    {"seed", seed, METH_NOARGS,
     "seed()\n--\n\nSeeds the default generators from system entropy and returns the seed."},
    {"initial_seed", initial_seed, METH_NOARGS,
     "initial_seed()\n--\n\nReturns the seed of the default generator."
     "\n\n>>> keyfall.manual_seed(5).initial_seed()\n5"},
    {"get_rng_state", get_rng_state, METH_NOARGS,
     "get_rng_state()\n--\n\nReturns the state of the default generator."
     "\n\n>>> keyfall.get_rng_state().dtype\ntorch.uint8"},
    {"set_rng_state", (PyCFunction)(void (*)(void))set_rng_state, METH_VARARGS | METH_KEYWORDS,
     "set_rng_state(new_state)\n--\n\nSets the state of the default generator."
     "\n\n>>> state = keyfall.get_rng_state()\n>>> x = keyfall.rand(2)\n>>> "
     "keyfall.set_rng_state(state)\n>>> bool((keyfall.rand(2) == x).all())\nTrue"},
    {NULL, NULL, 0, NULL}};

int kfpy_init_generator(PyObject *module) {
  kf_generator_t *generator;
  if (kfpy_add_type(module, &generator_spec, NULL, &generator_type) < 0 ||
      KFPY_FAILED(kf_generator_default(kf_device_make(KF_DEVICE_CPU, -1), &generator)))
    return -1;
  default_generator = kfpy_generator_object(generator);
  if (default_generator == NULL ||
      PyModule_AddObjectRef(module, "default_generator", default_generator) < 0)
    return -1;
  return kfpy_add_functions(module, functions);
}
