/* _C._FunctionBase: the context of custom functions (`ctx`), and also the base class of
 * autograd.Function. See autograd_context.h. */
#include "autograd/autograd_context.h"


/* ---- Lifetime ---- */

/* Empties the context first: releasing a saved tensor may run Python code that reads it. */
void kfpy_context_drop_saved(kfpy_context_t *self) {
  KFPY_ASSERT(self->saved != NULL || self->saved_count == 0);
  kf_saved_t **saved = self->saved;
  size_t count = self->saved_count;
  self->saved = NULL;
  self->saved_count = 0;
  for (size_t i = 0; i < count; i++)
    if (saved[i] != NULL) kf_saved_release(saved[i]);
  PyMem_Free(saved);
}

static int clear(PyObject *object) {
  kfpy_context_t *self = (kfpy_context_t *)object;
  Py_CLEAR(self->needs_input_grad);
  Py_CLEAR(self->to_save);
  Py_CLEAR(self->dirty);
  Py_CLEAR(self->non_differentiable);
  Py_CLEAR(self->saved_for_forward);
  return kfpy_node_clear(object);
}

/* See clear_garbage in tensor_object.c. */
static int clear_garbage(PyObject *object) {
  if (kfpy_node_is_counted((kfpy_node_t *)object)) return clear(object);
  kfpy_forget_finalizer(object);
  return 0;
}

static int traverse(PyObject *object, visitproc visit, void *arg) {
  kfpy_context_t *self = (kfpy_context_t *)object;
  if (kfpy_node_is_open(&self->base, visit)) {
    self->found = (kfpy_found_t){0, 0};
    return 0;
  }
  Py_VISIT(self->needs_input_grad);
  Py_VISIT(self->to_save);
  Py_VISIT(self->dirty);
  Py_VISIT(self->non_differentiable);
  Py_VISIT(self->saved_for_forward);
  int result = kfpy_visit_saved(self->saved, self->saved_count, &self->found, visit, arg);
  if (result != 0) return result;
  return kfpy_node_traverse(object, visit, arg);
}

/* tp_dealloc. For a subclass defined in Python, CPython has already called tp_finalize. */
static void deallocate(PyObject *object) {
  KFPY_ASSERT(Py_REFCNT(object) == 0);
  kfpy_context_t *self = (kfpy_context_t *)object;
  PyTypeObject *type = Py_TYPE(object);
  PyObject_GC_UnTrack(object);
  if (self->base.weakrefs != NULL) PyObject_ClearWeakRefs(object);
  kfpy_node_let_go(object);
  (void)clear(object);
  kfpy_context_drop_saved(self);
  PyMem_Free(self->is_tensor);
  type->tp_free(object);
  Py_DECREF(type);
}

/* ---- Saved tensors ---- */

static bool check_not_freed(const kfpy_context_t *self) {
  if (!self->freed) return true;
  PyErr_SetString(PyExc_RuntimeError,
                  "Trying to backward through the graph a second time (or directly access saved "
                  "tensors after they have already been freed). Saved intermediate values of the "
                  "graph are freed when you call .backward() or autograd.grad(). Specify "
                  "retain_graph=True if you need to backward through the graph a second time or if "
                  "you need to access saved tensors after calling backward.");
  return false;
}

/* Unpacks one saved tensor, through its unpack hook; new reference. */
static PyObject *unpack(kfpy_context_t *self, size_t index) {
  KFPY_ASSERT(index < self->saved_count);
  kf_tensor_t *tensor = NULL;
  if (self->saved[index] == NULL) Py_RETURN_NONE;
  if (KFPY_FAILED(kf_saved_unpack(self->saved[index], self->base.node, &tensor))) return NULL;
  return kfpy_wrap_take(tensor);
}

/* Unpack hooks run Python code that may drop saved tensors, so the count is reread each time. */
static PyObject *get_saved_tensors(PyObject *object, void *unused) {
  (void)unused;
  kfpy_context_t *self = (kfpy_context_t *)object;
  if (!check_not_freed(self)) return NULL;
  size_t count = self->saved_count;
  PyObject *tuple = PyTuple_New((Py_ssize_t)count);
  for (size_t i = 0; tuple != NULL && i < count; i++) {
    PyObject *tensor = i < self->saved_count ? unpack(self, i) : Py_NewRef(Py_None);
    if (tensor == NULL)
      Py_CLEAR(tuple);
    else
      PyTuple_SET_ITEM(tuple, (Py_ssize_t)i, tensor);
  }
  return tuple;
}

static PyObject *get_saved_variables(PyObject *object, void *unused) {
  if (PyErr_WarnEx(PyExc_DeprecationWarning, "'saved_variables' is deprecated; use 'saved_tensors'",
                   1) < 0)
    return NULL;
  return get_saved_tensors(object, unused);
}

/* A kfpy_find_saved_fn. */
static kf_saved_t *saved_at(PyObject *context, size_t index) {
  kfpy_context_t *self = (kfpy_context_t *)context;
  if (!check_not_freed(self)) return NULL;
  if (index < self->saved_count && self->saved[index] != NULL) return self->saved[index];
  PyErr_SetString(PyExc_RuntimeError,
                  "Calling register_hooks on a saved tensor with value None is forbidden: the "
                  "function saved None there");
  return NULL;
}

static PyObject *get_raw_saved_tensors(PyObject *object, void *unused) {
  (void)unused;
  kfpy_context_t *self = (kfpy_context_t *)object;
  if (!check_not_freed(self)) return NULL;
  PyObject *tuple = PyTuple_New((Py_ssize_t)self->saved_count);
  for (size_t i = 0; tuple != NULL && i < self->saved_count; i++) {
    PyObject *item = kfpy_saved_entry(object, i, saved_at);
    if (item == NULL)
      Py_CLEAR(tuple);
    else
      PyTuple_SET_ITEM(tuple, (Py_ssize_t)i, item);
  }
  return tuple;
}

/* ---- Attributes ---- */

/* Returns the member that a getter or setter accesses: its closure is the member's offset. */
static PyObject **slot_of(PyObject *object, void *offset) {
  return (PyObject **)(void *)((char *)object + (size_t)(uintptr_t)offset);
}

static PyObject *get_object(PyObject *self, void *offset) {
  PyObject *value = *slot_of(self, offset);
  return Py_NewRef(value != NULL ? value : Py_None);
}

static int set_object(PyObject *self, PyObject *value, void *offset) {
  PyObject **slot = slot_of(self, offset);
  Py_XSETREF(*slot, value != Py_None ? Py_XNewRef(value) : NULL);
  return 0;
}

static int set_materialize(PyObject *object, PyObject *value, void *unused) {
  (void)unused;
  if (value == NULL || !PyBool_Check(value)) {
    PyErr_Format(PyExc_TypeError, "set_materialize_grads expects a bool, not %.100s",
                 value != NULL ? Py_TYPE(value)->tp_name : "nothing");
    return -1;
  }
  ((kfpy_context_t *)object)->no_materialize = value == Py_False;
  return 0;
}

#define SLOT(name, doc) \
  { #name, get_object, set_object, doc, (void *)offsetof(kfpy_context_t, name) }

static PyGetSetDef attributes[] = {
    {"saved_tensors", get_saved_tensors, NULL, "The tensors passed to save_for_backward.", NULL},
    {"saved_variables", get_saved_variables, NULL, "Deprecated name of saved_tensors.", NULL},
    {"_raw_saved_tensors", get_raw_saved_tensors, NULL, "The saved tensors as SavedTensor objects.",
     NULL},
    SLOT(needs_input_grad, "For each argument of forward, whether it requires a gradient."),
    SLOT(to_save, "The arguments of save_for_backward, until forward is done."),
    {"dirty_tensors", get_object, set_object, "The arguments of mark_dirty.",
     (void *)offsetof(kfpy_context_t, dirty)},
    SLOT(non_differentiable, "The arguments of mark_non_differentiable."),
    SLOT(saved_for_forward, "The arguments of save_for_forward."),
    {"materialize_grads", NULL, set_materialize,
     "Whether undefined gradients are passed to backward as zeros.", NULL},
    {NULL, NULL, NULL, NULL, NULL}};

/* Calling a Node computes gradients; a context is not callable. */
static PyObject *refuse_call(PyObject *self, PyObject *args, PyObject *keywords) {
  (void)args, (void)keywords;
  PyErr_Format(PyExc_TypeError, "'%.200s' object is not callable", Py_TYPE(self)->tp_name);
  return NULL;
}

/* tp_repr: includes the module, like object's own; Node's does not. */
static PyObject *print(PyObject *self) {
  PyObject *module = kfpy_attribute((PyObject *)Py_TYPE(self), "__module__");
  PyObject *name = kfpy_attribute((PyObject *)Py_TYPE(self), "__qualname__");
  PyObject *text = NULL;
  if (module != NULL && name != NULL)
    text = PyUnicode_FromFormat("<%S.%S object at %p>", module, name, (void *)self);
  Py_XDECREF(module);
  Py_XDECREF(name);
  return text;
}

static PyType_Slot slots[] = {{Py_tp_new, (void *)(uintptr_t)PyType_GenericNew},
                              {Py_tp_dealloc, (void *)(uintptr_t)deallocate},
                              {Py_tp_finalize, (void *)(uintptr_t)kfpy_node_finalize},
                              {Py_tp_traverse, (void *)(uintptr_t)traverse},
                              {Py_tp_clear, (void *)(uintptr_t)clear_garbage},
                              {Py_tp_repr, (void *)(uintptr_t)print},
                              {Py_tp_call, (void *)(uintptr_t)refuse_call},
                              {Py_tp_getset, attributes},
                              {Py_tp_doc, (void *)(uintptr_t) "Base class of custom functions."},
                              {0, NULL}};
static PyType_Spec spec = {"keyfall._C._FunctionBase", sizeof(kfpy_context_t), 0,
                           Py_TPFLAGS_DEFAULT | Py_TPFLAGS_BASETYPE | Py_TPFLAGS_HAVE_GC, slots};

int kfpy_init_context(PyObject *module) {
  return kfpy_add_type(module, &spec, (PyObject *)kfpy_node_type, &kfpy_context_type);
}
