/* Tensor: creation, ownership and destruction of the Python objects of tensors. See Note [Tensor
 * objects] in kfpy.h. Attributes are in tensor_attributes.c, operators in tensor_operators.c.
 *
 * Who owns whom:
 * - Python holds the object: the object owns one reference to the tensor (`held` is false).
 * - Only C holds the tensor and the object has state: the tensor owns one reference to the object
 *   (`held` is true), and the object owns none to the tensor.
 * In both cases the tensor's binding slot points to the object. The GIL protects all of this. */
#include "core/kfpy.h"
#include "core/private_names.h"
#include "core/spare_tensors.h"

PyTypeObject *kfpy_tensor_base;
PyTypeObject *kfpy_tensor_type;
PyTypeObject *kfpy_parameter_type;

static kf_keyset_t python_keys;

/* ---- Lifetime ---- */

/* Creates an object without a tensor, tracked by the collector and in the young list. */
static kfpy_tensor_t *allocate(PyTypeObject *type) {
  kfpy_tensor_t *self;
  if (type != kfpy_tensor_type || kfpy_spare_tensors.count == 0) {
    self = (kfpy_tensor_t *)(void *)type->tp_alloc(type, 0);
    if (self == NULL) return NULL;
  } else {
    self = kfpy_spare_tensors.objects[--kfpy_spare_tensors.count];
    KFPY_ASSERT(self->tensor == NULL);
    KFPY_ASSERT(self->dict == NULL);
    KFPY_ASSERT(self->weakrefs == NULL);
    KFPY_ASSERT(!self->held);
    (void)PyObject_Init((PyObject *)self, type); /* sets the refcount to 1, owns the type */
    PyObject_GC_Track(self);
  }
  KFPY_ASSERT(self->life.pins == 0);
  kfpy_life_enter(&kfpy_young_tensors, &self->life);
  return self;
}

/* Whether a new object for the same tensor would differ from this one. */
static bool has_state(const kfpy_tensor_t *self) {
  return Py_TYPE((PyObject *)(uintptr_t)self) != kfpy_tensor_type || self->weakrefs != NULL ||
         self->assigned || (self->dict != NULL && PyDict_GET_SIZE(self->dict) > 0);
}

static bool is_shared(const kf_tensor_t *tensor) {
  return __atomic_load_n(&((const kf_object_t *)(const void *)tensor)->refcount, __ATOMIC_RELAXED) >
         1;
}

/* Python has dropped its last reference. Returns true if the tensor takes the object over: the
 * tensor then owns one reference to the object, and the object's reference to the tensor is
 * released. If all other references to the tensor are gone by then, that release frees the object
 * after all (tensor_released). */
static bool hand_over(kfpy_tensor_t *self) {
  kf_tensor_t *tensor = self->tensor;
  if (tensor == NULL || self->held || !is_shared(tensor) || !has_state(self) ||
      kf_tensor_binding(tensor) != self)
    return false;
  KFPY_ASSERT_GIL();
  self->held = true;
  /* Not Py_INCREF: the count may be rising from 0. */
  Py_SET_REFCNT((PyObject *)self, Py_REFCNT(self) + 1);
  kf_tensor_release(tensor);
  return true;
}

/* Python runs an object's finalizer once. An object that survived it must be finalized again when
 * it dies. The mark is a bit in the collector's header, the same in all supported versions. */
void kfpy_forget_finalizer(PyObject *object) {
  KFPY_ASSERT(PyObject_IS_GC(object));
  uintptr_t *header = (uintptr_t *)(void *)object - 2;
  header[1] &= ~(uintptr_t)1;
  KFPY_ASSERT(!PyObject_GC_IsFinalized(object));
}

/* Disconnects the two: clears the tensor's binding and releases the object's reference to it. */
static void let_go(kfpy_tensor_t *self) {
  kf_tensor_t *tensor = self->tensor;
  self->tensor = NULL;
  if (tensor == NULL) return;
  if (kf_tensor_binding(tensor) == self) kf_tensor_set_binding(tensor, NULL);
  if (!self->held) kf_tensor_release(tensor);
}

static int traverse(PyObject *object, visitproc visit, void *arg) {
  kfpy_tensor_t *self = (kfpy_tensor_t *)object;
  if (kfpy_tensor_is_open(self, visit)) return 0;
  Py_VISIT(Py_TYPE(object));
  Py_VISIT(self->dict);
  return kfpy_visit_behind_tensor(self, visit, arg);
}

static int clear(PyObject *object) {
  kfpy_tensor_t *self = (kfpy_tensor_t *)object;
  Py_CLEAR(self->dict);
  return 0;
}

/* tp_clear, called by the collector. A finalizer may have passed the tensor to C in the meantime:
 * then the tensor takes the object over when the last reference from the surrounding garbage is
 * dropped. */
static int clear_garbage(PyObject *object) {
  if (kfpy_tensor_is_counted((kfpy_tensor_t *)object)) return clear(object);
  kfpy_forget_finalizer(object);
  return 0;
}

/* CPython's tp_finalize for classes with a __del__, which ours replaces (adopt_finalizer). */
static destructor python_finalizer;

/* Whether the class or a base class defines __del__ in Python. Our tp_finalize also appears as
 * TensorBase.__del__; calling that one would lead back here. */
static bool has_python_finalizer(PyTypeObject *type) {
  static PyObject *name;
  if (python_finalizer == NULL || type == kfpy_tensor_type) return false;
  if (name == NULL && (name = PyUnicode_InternFromString("__del__")) == NULL) return false;
  PyObject *usual = PyDict_GetItemWithError(kfpy_tensor_base->tp_dict, name);
  PyObject *found = kfpy_type_lookup(type, name); /* both borrowed */
  return found != NULL && found != usual;
}

/* Whether the collector has found that all references to the tensor come from garbage. */
static bool is_garbage(const kfpy_tensor_t *self) {
  return self->life.pins > 0 && kfpy_tensor_is_counted(self);
}

/* Runs the class's own __del__, at most once per object: Python guarantees that, but
 * kfpy_forget_finalizer clears CPython's own mark. */
static void mourn(kfpy_tensor_t *self) {
  PyObject *type, *value, *traceback;
  PyErr_Fetch(&type, &value, &traceback); /* kfpy_type_lookup clears the current exception */
  if (!self->mourned && has_python_finalizer(Py_TYPE(self))) {
    self->mourned = true; /* only here: a finalizer that hands over does not run __del__ */
    python_finalizer((PyObject *)self);
    if (!is_garbage(self)) (void)hand_over(self); /* __del__ may have passed the tensor to C */
  }
  PyErr_Restore(type, value, traceback);
}

/* tp_finalize. */
static void finalize(PyObject *object) {
  kfpy_tensor_t *self = (kfpy_tensor_t *)object;
  if (is_garbage(self) || !hand_over(self)) mourn(self);
}

/* Installs our finalizer in a class with its own __del__, so that its objects hand over, too.
 * CPython had put its own function into the slot. */
static void adopt_finalizer(PyTypeObject *type) {
  if (type->tp_finalize == finalize) return;
  if (type->tp_finalize != NULL) python_finalizer = type->tp_finalize;
  type->tp_finalize = finalize;
}

/* tp_dealloc. CPython calls tp_finalize beforehand only for subclasses defined in Python, so Tensor
 * itself hands over here. */
static void deallocate(PyObject *object) {
  kfpy_tensor_t *self = (kfpy_tensor_t *)object;
  PyTypeObject *type = Py_TYPE(object);
  KFPY_ASSERT_GIL();
  KFPY_ASSERT(Py_REFCNT(object) == 0);
  KFPY_ASSERT(self->life.pins == 0); /* each pin is a reference */
  if (type == kfpy_tensor_type && hand_over(self)) return;
  PyObject_GC_UnTrack(object);
  if (self->weakrefs != NULL) PyObject_ClearWeakRefs(object);
  (void)clear(object);
  let_go(self);
  if (type == kfpy_tensor_type && kfpy_spare_tensors.count < KFPY_SPARE_LIMIT) {
    self->held = false;
    self->custom = 0;
    self->mourned = false;
    self->assigned = false;
    kfpy_spare_tensors.objects[kfpy_spare_tensors.count++] = self;
  } else {
    kfpy_life_leave(&self->life);
    type->tp_free(object);
  }
  Py_DECREF(type);
}

/* The library's hook for the last reference to a tensor that has a binding; returns whether to free
 * the tensor. If the tensor holds its object, the object gets that last reference, and dropping the
 * object then frees both. A thread that cannot enter Python leaks both, since an interpreter that
 * is shutting down may still access the object. */
static bool tensor_released(kf_tensor_t *tensor) {
  PyGILState_STATE gil;
  if (!kfpy_enter(&gil)) return false;
  kfpy_tensor_t *self = kf_tensor_binding(tensor);
  if (self == NULL || !self->held) {
    kfpy_leave(gil);
    return true;
  }
  KFPY_ASSERT(self->tensor == tensor);
  KFPY_ASSERT(Py_REFCNT(self) > 0);
  self->held = false; /* the object owns the last reference to the tensor */
  kfpy_forget_finalizer((PyObject *)self);
  PyObject *type, *value, *traceback;
  PyErr_Fetch(&type, &value, &traceback);
  Py_DECREF(self);
  PyErr_Restore(type, value, traceback);
  kfpy_leave(gil);
  return false;
}

/* ---- Wrapping ---- */

PyObject *kfpy_wrap_take(kf_tensor_t *tensor) {
  KFPY_ASSERT_GIL();
  if (KF_UNLIKELY(tensor == NULL || tensor == kf_tensor_undefined())) Py_RETURN_NONE;
  kfpy_tensor_t *self = kf_tensor_binding(tensor);
  if (self != NULL) {
    KFPY_ASSERT(self->tensor == tensor);
    KFPY_ASSERT(Py_REFCNT(self) > 0);
    if (self->held) {
      /* Swap the two references: the caller gets the tensor's, the object gets the caller's. */
      self->held = false;
      kfpy_forget_finalizer((PyObject *)self);
    } else {
      Py_INCREF(self);
      kf_tensor_release(tensor);
    }
    return (PyObject *)self;
  }
  self = allocate(kfpy_tensor_type);
  if (self == NULL) {
    kf_tensor_release(tensor);
    return NULL;
  }
  self->tensor = tensor;
  kf_tensor_set_binding(tensor, self);
  return (PyObject *)self;
}

PyObject *kfpy_wrap(kf_tensor_t *tensor) {
  if (tensor != NULL) kf_tensor_retain(tensor);
  return kfpy_wrap_take(tensor);
}

bool kfpy_type_has_torch_dispatch(PyTypeObject *type) {
  static PyObject *name, *disabled;
  if (name == NULL) name = PyUnicode_InternFromString("__torch_dispatch__");
  if (disabled == NULL)
    disabled = PyObject_GetAttrString(kfpy_module, "_disabled_torch_dispatch_impl");
  if (type == kfpy_tensor_type || name == NULL || disabled == NULL) {
    PyErr_Clear();
    return false;
  }
  PyObject *found = PyObject_GetAttr((PyObject *)type, name);
  if (found == NULL) PyErr_Clear();
  bool own = found != NULL && found != disabled;
  Py_XDECREF(found);
  return own;
}

PyObject *kfpy_wrap_as(PyTypeObject *type, kf_tensor_t *tensor) {
  KFPY_ASSERT_GIL();
  KFPY_ASSERT(tensor != NULL);
  if (type == kfpy_tensor_type) return kfpy_wrap_take(tensor);
  if (!PyType_IsSubtype(type, kfpy_tensor_base)) {
    kf_tensor_release(tensor);
    PyErr_SetString(PyExc_RuntimeError,
                    "Creating a Tensor subclass from a class that does not inherit from Tensor is "
                    "not possible. Make sure your class inherits from Tensor.");
    return NULL;
  }
  PyObject *other = kf_tensor_binding(tensor);
  if (other != NULL) {
    PyErr_Format(PyExc_RuntimeError,
                 "Creating a new Tensor subclass %s but the raw Tensor object is already "
                 "associated to a python object of type %s",
                 type->tp_name, Py_TYPE(other)->tp_name);
    kf_tensor_release(tensor);
    return NULL;
  }
  adopt_finalizer(type);
  kfpy_tensor_t *self = allocate(type);
  if (self == NULL) {
    kf_tensor_release(tensor);
    return NULL;
  }
  self->tensor = tensor;
  kf_tensor_set_binding(tensor, self);
  if (kfpy_type_has_torch_dispatch(type)) kf_tensor_add_keys(tensor, python_keys);
  return (PyObject *)self;
}

/* ---- The types ---- */

static PyMemberDef members[] = {
    {"__weaklistoffset__", T_PYSSIZET, offsetof(kfpy_tensor_t, weakrefs), READONLY, NULL},
    {"__dictoffset__", T_PYSSIZET, offsetof(kfpy_tensor_t, dict), READONLY, NULL},
    {NULL, 0, 0, 0, NULL}};

#define SLOT(name, function) \
  { Py_##name, (void *)(uintptr_t)(function) }

int kfpy_make_tensor_types(PyObject *module, PyGetSetDef *attributes, PyMethodDef *methods,
                           kfpy_add_slots_fn add_slots) {
  python_keys = kf_keyset_named(KF_KEYSET_PYTHON);
  static const kf_binding_hooks_t hooks = {sizeof hooks, 0, tensor_released};
  if (KFPY_FAILED(kf_set_binding_hooks(&hooks))) return -1;
  PyType_Slot slots[80] = {
      SLOT(tp_dealloc, deallocate),
      SLOT(tp_finalize, finalize),
      SLOT(tp_traverse, traverse),
      SLOT(tp_clear, clear_garbage),
      {Py_tp_members, members},
      {Py_tp_doc, (void *)(uintptr_t) "Common base class of all tensor classes."},
  };
  int count = 6;
  slots[count++] = (PyType_Slot){Py_tp_getset, attributes};
  slots[count++] = (PyType_Slot){Py_tp_methods, methods};
  add_slots(slots, &count);
  KFPY_ASSERT(count < (int)(sizeof slots / sizeof *slots));
  slots[count] = (PyType_Slot){0, NULL};
  PyType_Spec base = {"keyfall._C.TensorBase", sizeof(kfpy_tensor_t), 0,
                      Py_TPFLAGS_DEFAULT | Py_TPFLAGS_BASETYPE | Py_TPFLAGS_HAVE_GC, slots};
  if (kfpy_add_type(module, &base, NULL, &kfpy_tensor_base) < 0) return -1;
  PyType_Slot own[] = {
      SLOT(tp_dealloc, deallocate),
      SLOT(tp_traverse, traverse),
      SLOT(tp_clear, clear_garbage),
      {Py_tp_doc, (void *)(uintptr_t) "A multi-dimensional array of elements of one dtype. Follows "
                                      "PyTorch's names and conventions."},
      {0, NULL}};
  PyType_Spec spec = {"keyfall.Tensor", 0, 0,
                      Py_TPFLAGS_DEFAULT | Py_TPFLAGS_BASETYPE | Py_TPFLAGS_HAVE_GC, own};
  return kfpy_add_type(module, &spec, (PyObject *)kfpy_tensor_base, &kfpy_tensor_type);
}
