/* DispatchKeySet: an immutable set of keys, like the one each call has. */
#include "keys/dispatch_objects.h"

typedef struct keyset_object {
  PyObject_HEAD kf_keyset_t set;
} keyset_object_t;

static PyTypeObject *keyset_type;

static bool is_keyset(PyObject *object) { return Py_TYPE(object) == keyset_type; }
static kf_keyset_t set_of(PyObject *self) {
  KFPY_ASSERT(is_keyset(self));
  return ((keyset_object_t *)self)->set;
}

PyObject *kfpy_keyset_object(kf_keyset_t set) {
  PyObject *self = keyset_type->tp_alloc(keyset_type, 0);
  if (self != NULL) ((keyset_object_t *)self)->set = set;
  return self;
}

int kfpy_as_keyset(PyObject *object, kf_keyset_t *out) {
  if (!is_keyset(object)) {
    PyErr_Format(PyExc_TypeError, "expected a DispatchKeySet, found %.200s",
                 Py_TYPE(object)->tp_name);
    return -1;
  }
  *out = set_of(object);
  return 0;
}

int kfpy_keyset_converter(PyObject *object, void *out_keyset) {
  return kfpy_as_keyset(object, out_keyset) == 0;
}

int kfpy_tensor_converter(PyObject *object, void *out_tensor) {
  if (kfpy_is_tensor(object)) {
    *(kf_tensor_t **)out_tensor = kfpy_tensor_of(object);
    return 1;
  }
  PyErr_Format(PyExc_TypeError, "expected a Tensor, found %.200s", Py_TYPE(object)->tp_name);
  return 0;
}

/* ---- Slots ---- */

static PyObject *keyset_new(PyTypeObject *type, PyObject *args, PyObject *kwargs) {
  (void)type;
  static char *keywords[] = {"", NULL};
  kf_key_t key = 0;
  if (!PyArg_ParseTupleAndKeywords(args, kwargs, "O&:DispatchKeySet", keywords, kfpy_key_converter,
                                   &key))
    return NULL;
  return kfpy_keyset_object(kf_keyset_of(key));
}

static void keyset_dealloc(PyObject *self) {
  PyTypeObject *type = Py_TYPE(self);
  type->tp_free(self);
  Py_DECREF(type);
}

static size_t print_set(const void *set, char *buffer, size_t size) {
  return kf_keyset_print(*(const kf_keyset_t *)set, buffer, size);
}

static PyObject *keyset_repr(PyObject *self) {
  return kfpy_printed(print_set, &((keyset_object_t *)self)->set);
}

static PyObject *keyset_compare(PyObject *self, PyObject *other, int op) {
  if ((op != Py_EQ && op != Py_NE) || !is_keyset(other)) Py_RETURN_NOTIMPLEMENTED;
  return PyBool_FromLong(kf_keyset_equal(set_of(self), set_of(other)) == (op == Py_EQ));
}

static Py_hash_t keyset_hash(PyObject *self) {
  uint64_t hash = set_of(self).functionality * UINT64_C(0x9e3779b97f4a7c15) ^ set_of(self).backends;
  return hash == UINT64_MAX ? -2 : (Py_hash_t)hash;
}

static PyObject *combine(PyObject *a, PyObject *b, kf_keyset_t (*how)(kf_keyset_t, kf_keyset_t)) {
  if (!is_keyset(a) || !is_keyset(b)) Py_RETURN_NOTIMPLEMENTED;
  return kfpy_keyset_object(how(set_of(a), set_of(b)));
}

static PyObject *keyset_or(PyObject *a, PyObject *b) { return combine(a, b, kf_keyset_or); }
static PyObject *keyset_and(PyObject *a, PyObject *b) { return combine(a, b, kf_keyset_and); }
static PyObject *keyset_minus(PyObject *a, PyObject *b) { return combine(a, b, kf_keyset_minus); }

/* ---- Methods ---- */

static PyObject *keyset_add(PyObject *self, PyObject *object) {
  kf_key_t key = 0;
  if (kfpy_as_key(object, &key) < 0) return NULL;
  return kfpy_keyset_object(kf_keyset_add(set_of(self), key));
}

static PyObject *keyset_remove(PyObject *self, PyObject *object) {
  kf_key_t key = 0;
  if (kfpy_as_key(object, &key) < 0) return NULL;
  return kfpy_keyset_object(kf_keyset_remove(set_of(self), key));
}

static PyObject *keyset_has(PyObject *self, PyObject *object) {
  kf_key_t key = 0;
  if (kfpy_as_key(object, &key) < 0) return NULL;
  return PyBool_FromLong(kf_keyset_has(set_of(self), key));
}

static PyObject *keyset_highest(PyObject *self, PyObject *unused) {
  (void)unused;
  return kfpy_key_object(kf_keyset_highest_key(set_of(self)));
}

static PyObject *keyset_raw(PyObject *self, PyObject *unused) {
  (void)unused;
  return PyLong_FromUnsignedLongLong(kf_keyset_to_raw(set_of(self)));
}

/* Converts an unsigned 64-bit number; TypeError for anything else, including larger numbers. */
static int word_converter(PyObject *object, void *out_word) {
  if (!PyLong_Check(object)) {
    PyErr_Format(PyExc_TypeError, "expected an int, found %.200s", Py_TYPE(object)->tp_name);
    return 0;
  }
  unsigned long long word = PyLong_AsUnsignedLongLong(object);
  if (PyErr_Occurred()) {
    PyErr_Clear();
    PyErr_Format(PyExc_TypeError, "expected an int of 64 bits without sign, found %R", object);
    return 0;
  }
  *(uint64_t *)out_word = word;
  return 1;
}

static PyObject *keyset_from_raw(PyObject *unused, PyObject *object) {
  (void)unused;
  uint64_t raw = 0;
  return word_converter(object, &raw) ? kfpy_keyset_object(kf_keyset_from_raw(raw)) : NULL;
}

/* Pickles both words: the raw form has no bits for keys created at run time. */
static PyObject *keyset_reduce(PyObject *self, PyObject *unused) {
  (void)unused;
  PyObject *restore = PyObject_GetAttrString(kfpy_module, "_dispatch_keyset_from_words");
  if (restore == NULL) return NULL;
  kf_keyset_t set = set_of(self);
  return Py_BuildValue("N(KK)", restore, (unsigned long long)set.backends,
                       (unsigned long long)set.functionality);
}

static PyObject *keyset_from_words(PyObject *module, PyObject *args) {
  (void)module;
  kf_keyset_t set = kf_keyset_empty();
  if (!PyArg_ParseTuple(args, "O&O&:_dispatch_keyset_from_words", word_converter, &set.backends,
                        word_converter, &set.functionality))
    return NULL;
  return kfpy_keyset_object(kf_keyset_and(set, kf_keyset_full()));
}

static PyMethodDef methods[] = {
    {"add", keyset_add, METH_O, "add(key, /)\n--\n\nReturns a set that also contains the key."},
    {"remove", keyset_remove, METH_O,
     "remove(key, /)\n--\n\nReturns a set without the key's functionality; the backends stay."},
    {"has", keyset_has, METH_O,
     "has(key, /)\n--\n\nReturns whether the set contains all parts of the key."},
    {"highestPriorityTypeId", keyset_highest, METH_NOARGS,
     "highestPriorityTypeId()\n--\n\nReturns the key that a call with this set dispatches to."},
    {"raw_repr", keyset_raw, METH_NOARGS, "raw_repr()\n--\n\nReturns the set as a 64-bit number."},
    {"from_raw_repr", keyset_from_raw, METH_O | METH_STATIC,
     "from_raw_repr(number, /)\n--\n\nReturns the set for a number that raw_repr() returned."},
    {"__reduce__", keyset_reduce, METH_NOARGS, NULL},
    {NULL, NULL, 0, NULL}};

static PyType_Slot slots[] = {
    {Py_tp_doc,
     "DispatchKeySet(key, /)\n--\n\nAn immutable set of dispatch keys: backends times "
     "functionalities. Alias keys and Undefined give the empty set."},
    {Py_tp_new, keyset_new},
    {Py_tp_dealloc, keyset_dealloc},
    {Py_tp_repr, keyset_repr},
    {Py_tp_hash, keyset_hash},
    {Py_tp_richcompare, keyset_compare},
    {Py_nb_or, keyset_or},
    {Py_nb_and, keyset_and},
    {Py_nb_subtract, keyset_minus},
    {Py_tp_methods, methods},
    {0, NULL}};

static PyType_Spec spec = {.name = "keyfall._C.DispatchKeySet",
                           .basicsize = sizeof(keyset_object_t),
                           .flags = Py_TPFLAGS_DEFAULT,
                           .slots = slots};

/* ---- Functions ---- */

static PyObject *keyset_full(PyObject *module, PyObject *unused) {
  (void)module;
  (void)unused;
  return kfpy_keyset_object(kf_keyset_full());
}

static PyObject *keyset_full_after(PyObject *module, PyObject *object) {
  (void)module;
  kf_key_t key = 0;
  return kfpy_as_key(object, &key) < 0 ? NULL : kfpy_keyset_object(kf_keyset_full_after(key));
}

static PyObject *backends_of_autograd(PyObject *module, PyObject *object) {
  (void)module;
  kf_key_t key = 0;
  if (kfpy_as_key(object, &key) < 0) return NULL;
  return kfpy_keyset_object(kf_keyset_backends_of_autograd(key));
}

static PyObject *keyset_to_string(PyObject *module, PyObject *object) {
  (void)module;
  kf_keyset_t set;
  return kfpy_as_keyset(object, &set) < 0 ? NULL : keyset_repr(object);
}

static PyObject *keys_of_tensor(PyObject *module, PyObject *object) {
  (void)module;
  kf_tensor_t *tensor = NULL;
  if (!kfpy_tensor_converter(object, &tensor)) return NULL;
  return kfpy_keyset_object(kf_tensor_keys(tensor));
}

static PyObject *text_of_tensor_keys(PyObject *module, PyObject *object) {
  PyObject *set = keys_of_tensor(module, object);
  PyObject *text = set != NULL ? keyset_repr(set) : NULL;
  Py_XDECREF(set);
  return text;
}

static PyMethodDef functions[] = {
    {"_dispatch_keyset_full", keyset_full, METH_NOARGS,
     "_dispatch_keyset_full()\n--\n\nReturns the set of all keys."},
    {"_dispatch_keyset_full_after", keyset_full_after, METH_O,
     "_dispatch_keyset_full_after(key, /)\n--\n\nReturns the set of all keys below the key's "
     "functionality."},
    {"_dispatch_keyset_to_string", keyset_to_string, METH_O,
     "_dispatch_keyset_to_string(keyset, /)\n--\n\nReturns the same text as repr()."},
    {"_dispatch_keyset_from_words", keyset_from_words, METH_VARARGS,
     "_dispatch_keyset_from_words(backends, functionality, /)\n--\n\nRestores a set from a "
     "pickle."},
    {"_dispatch_get_backend_keyset_from_autograd", backends_of_autograd, METH_O,
     "_dispatch_get_backend_keyset_from_autograd(key, /)\n--\n\nReturns the keys of the backends "
     "whose kernels run below an autograd key."},
    {"_dispatch_keys", keys_of_tensor, METH_O,
     "_dispatch_keys(tensor, /)\n--\n\nReturns a tensor's keys."},
    {"_dispatch_key_set", text_of_tensor_keys, METH_O,
     "_dispatch_key_set(tensor, /)\n--\n\nReturns a tensor's keys as text."},
    {NULL, NULL, 0, NULL}};

static int add_constant(PyObject *module, const char *name, kf_keyset_t set) {
  PyObject *object = kfpy_keyset_object(set);
  int failed = object != NULL ? PyModule_AddObjectRef(module, name, object) : -1;
  Py_XDECREF(object);
  return failed;
}

/* The keys that a wrapper tensor copies from the tensor it wraps: its backend, and how to interpret
 * its data (Conjugate, Sparse). The list is PyTorch's. */
static kf_keyset_t keys_for_wrappers(void) {
  static const kf_key_t keys[] = {
      KF_KEY_Conjugate, KF_KEY_Negative, KF_KEY_Sparse, KF_KEY_SparseCsr, KF_KEY_CPU,
      KF_KEY_CUDA,      KF_KEY_XLA,      KF_KEY_XPU,    KF_KEY_HPU,       KF_KEY_PrivateUse1};
  kf_keyset_t set = kf_keyset_empty();
  for (size_t i = 0; i < sizeof keys / sizeof *keys; i++) set = kf_keyset_add(set, keys[i]);
  return set;
}

int kfpy_init_keyset(PyObject *module) {
  if (kfpy_add_type(module, &spec, NULL, &keyset_type) < 0 ||
      kfpy_add_functions(module, functions) < 0)
    return -1;
  if (add_constant(module, "_dispatch_autogradother_backends",
                   kf_keyset_named(KF_KEYSET_AUTOGRAD_OTHER_BACKENDS)) < 0 ||
      add_constant(module, "_after_autograd_keyset", kf_keyset_named(KF_KEYSET_AFTER_AUTOGRAD)) <
          0 ||
      add_constant(module, "_after_ADInplaceOrView_keyset",
                   kf_keyset_named(KF_KEYSET_AFTER_AD_INPLACE_OR_VIEW)) < 0)
    return -1;
  return add_constant(module, "_additional_keys_to_prop_for_wrapper_tensors", keys_for_wrappers());
}
