/* Tensors saved for backward: the pack and unpack hooks of a thread, and SavedTensor, the Python
 * object of a saved tensor. */
#include "autograd/autograd_objects.h"

/* ---- Pairs of hooks ---- */

/* The context of the library's hooks: the two functions, shared by everything they packed. */
typedef struct {
  Py_ssize_t count;        /* refcount, guarded by the GIL */
  PyObject *pack, *unpack; /* owned */
} pair_t;

static pair_t *new_pair(PyObject *pack, PyObject *unpack) {
  pair_t *pair = PyMem_Malloc(sizeof *pair);
  if (pair == NULL) {
    PyErr_NoMemory();
    return NULL;
  }
  *pair = (pair_t){1, Py_NewRef(pack), Py_NewRef(unpack)};
  return pair;
}

static void retain_pair(void *context) {
  PyGILState_STATE gil = PyGILState_Ensure();
  KFPY_ASSERT(((pair_t *)context)->count > 0);
  ((pair_t *)context)->count++;
  kfpy_leave(gil);
}

static void release_pair(void *context) {
  PyGILState_STATE gil;
  if (!kfpy_enter(&gil)) return;
  pair_t *pair = context;
  KFPY_ASSERT(pair->count > 0);
  if (--pair->count == 0) {
    Py_DECREF(pair->pack);
    Py_DECREF(pair->unpack);
    PyMem_Free(pair);
  }
  kfpy_leave(gil);
}

/* Hook: *out_packed owns the object that the Python function returned. */
static kf_status_t pack(void *context, kf_tensor_t *tensor, void **out_packed) {
  PyGILState_STATE gil = PyGILState_Ensure();
  KFPY_ASSERT_NO_EXCEPTION();
  PyObject *object = kfpy_wrap(tensor);
  *out_packed = object != NULL ? PyObject_CallOneArg(((pair_t *)context)->pack, object) : NULL;
  kf_status_t status = *out_packed == NULL ? kfpy_carry() : KF_OK;
  Py_XDECREF(object);
  kfpy_leave(gil);
  return status;
}

/* Hook: the caller owns *out_tensor. */
static kf_status_t unpack(void *context, void *packed, kf_tensor_t **out_tensor) {
  PyGILState_STATE gil = PyGILState_Ensure();
  KFPY_ASSERT_NO_EXCEPTION();
  kf_status_t status = KF_OK;
  PyObject *object = PyObject_CallOneArg(((pair_t *)context)->unpack, packed);
  if (object != NULL && !kfpy_is_tensor(object))
    PyErr_Format(PyExc_TypeError,
                 "Output of saved tensor unpack_hook expected to be a Tensor but got result of "
                 "type %.200s",
                 Py_TYPE(object)->tp_name);
  if (PyErr_Occurred()) {
    status = kfpy_carry();
  } else {
    *out_tensor = kfpy_tensor_of(object);
    kf_tensor_retain(*out_tensor);
  }
  Py_XDECREF(object);
  kfpy_leave(gil);
  return status;
}

static void drop(void *context, void *packed) {
  (void)context;
  kfpy_release_held(packed);
}

static kf_saved_hooks_t hooks_of(pair_t *pair) {
  return (kf_saved_hooks_t){
      sizeof(kf_saved_hooks_t), 0, pair, pack, unpack, drop, retain_pair, release_pair};
}

/* ---- Hooks of a thread ---- */

/* The pairs that were pushed, owned: the library's own stack of hooks cannot be read. */
static __thread struct {
  pair_t **pairs;
  size_t count, capacity;
} stack;
KFPY_THREAD_PART(stack, stack, NULL)

/* Steals the reference, even on failure. */
static int push_pair(pair_t *pair) {
  kf_saved_hooks_t hooks = hooks_of(pair);
  if (stack.count == stack.capacity) {
    size_t capacity = stack.capacity > 0 ? 2 * stack.capacity : 4;
    pair_t **pairs = PyMem_Realloc(stack.pairs, capacity * sizeof(pair_t *));
    if (pairs == NULL) {
      PyErr_NoMemory();
      release_pair(pair);
      return -1;
    }
    stack.pairs = pairs;
    stack.capacity = capacity;
  }
  if (KFPY_FAILED(kf_saved_hooks_push(&hooks))) {
    release_pair(pair);
    return -1;
  }
  stack.pairs[stack.count++] = pair;
  return 0;
}

static void pop_pair(void) {
  KFPY_ASSERT(stack.count > 0);
  KFPY_ASSERT(stack.count <= stack.capacity);
  pair_t *pair = stack.pairs[--stack.count];
  if (stack.count == 0) { /* free the array, so that a thread that ends leaks nothing */
    PyMem_Free(stack.pairs);
    stack.pairs = NULL;
    stack.capacity = 0;
  }
  kf_saved_hooks_pop();
  release_pair(pair);
}

static PyObject *push_hooks(PyObject *module, PyObject *args) {
  PyObject *first, *second;
  (void)module;
  if (!PyArg_ParseTuple(args, "OO:_push_saved_tensors_default_hooks", &first, &second)) return NULL;
  pair_t *pair = new_pair(first, second);
  if (pair == NULL || push_pair(pair) < 0) return NULL;
  Py_RETURN_NONE;
}

static PyObject *pop_hooks(PyObject *module, PyObject *unused) {
  (void)module, (void)unused;
  if (stack.count == 0) {
    PyErr_SetString(PyExc_RuntimeError, "there are no saved tensor hooks on this thread");
    return NULL;
  }
  pop_pair();
  Py_RETURN_NONE;
}

static PyObject *top_hooks(PyObject *module, PyObject *unused) {
  (void)module, (void)unused;
  if (stack.count == 0) Py_RETURN_NONE;
  return PyTuple_Pack(2, stack.pairs[stack.count - 1]->pack, stack.pairs[stack.count - 1]->unpack);
}

/* ---- Around a backward ---- */

kfpy_kept_hooks_t kfpy_keep_hooks(void) {
  kfpy_kept_hooks_t kept = {NULL, stack.count};
  if (stack.count == 0) return kept;
  kept.pairs = PyMem_Malloc(stack.count * sizeof(pair_t *));
  for (size_t i = 0; i < stack.count && kept.pairs != NULL; i++) {
    ((pair_t **)kept.pairs)[i] = stack.pairs[i];
    stack.pairs[i]->count++;
  }
  return kept;
}

void kfpy_restore_hooks(kfpy_kept_hooks_t kept) {
  pair_t **pairs = kept.pairs;
  bool same = stack.count == kept.count;
  if (same && kept.count == 0) return;
  if (kept.count > 0 && pairs == NULL) return; /* there was no memory to keep them */
  if (same) same = memcmp(stack.pairs, pairs, kept.count * sizeof *pairs) == 0;
  while (!same && stack.count > 0) pop_pair();
  for (size_t i = 0; i < kept.count; i++) {
    if (!same && push_pair(pairs[i]) < 0) PyErr_Clear();
    if (same) release_pair(pairs[i]);
  }
  PyMem_Free(pairs);
}

/* The error message if hooks are disabled on this thread, owned, or NULL. */
static __thread PyObject *disabled_message;
KFPY_THREAD_PART(disabled_message, disabled_message, NULL)

static PyObject *disable(PyObject *module, PyObject *args) {
  PyObject *message;
  (void)module;
  if (!PyArg_ParseTuple(args, "U:_saved_tensors_hooks_disable", &message)) return NULL;
  const char *text = PyUnicode_AsUTF8(message);
  if (text != NULL && stack.count > 0) { /* the active hooks would keep packing */
    PyErr_SetString(PyExc_RuntimeError, text);
    return NULL;
  }
  if (text == NULL || KFPY_FAILED(kf_saved_hooks_disable(text))) return NULL;
  Py_XSETREF(disabled_message, Py_NewRef(message));
  Py_RETURN_NONE;
}

static PyObject *enable(PyObject *module, PyObject *unused) {
  (void)module, (void)unused;
  if (KFPY_FAILED(kf_saved_hooks_disable(NULL))) return NULL;
  Py_CLEAR(disabled_message);
  Py_RETURN_NONE;
}

static PyObject *is_enabled(PyObject *module, PyObject *unused) {
  (void)module, (void)unused;
  return PyBool_FromLong(kf_saved_hooks_are_enabled());
}

static PyObject *get_message(PyObject *module, PyObject *unused) {
  (void)module, (void)unused;
  return Py_NewRef(disabled_message != NULL ? disabled_message : Py_None);
}

/* ---- SavedTensor ---- */

typedef struct {
  PyObject_HEAD kf_saved_t *saved; /* owned; NULL: what `find` returns for `index` */
  PyObject *node;                  /* the node that saved it, owned, or NULL */
  size_t index;
  kfpy_find_saved_fn find;
  kfpy_found_t found;
} saved_object_t;

static PyTypeObject *saved_type;

static saved_object_t *new_saved_object(PyObject *node) {
  saved_object_t *self = (saved_object_t *)(void *)saved_type->tp_alloc(saved_type, 0);
  if (self != NULL) self->node = Py_XNewRef(node);
  return self;
}

PyObject *kfpy_saved_object_take(kf_saved_t *saved, PyObject *node) {
  KFPY_ASSERT(saved != NULL);
  saved_object_t *self = new_saved_object(node);
  if (self != NULL)
    self->saved = saved;
  else
    kf_saved_release(saved);
  return (PyObject *)self;
}

PyObject *kfpy_saved_entry(PyObject *node, size_t index, kfpy_find_saved_fn find) {
  saved_object_t *self = new_saved_object(node);
  if (self == NULL) return NULL;
  self->index = index;
  self->find = find;
  return (PyObject *)self;
}

/* Borrowed; NULL and RuntimeError if a backward has dropped it. */
static kf_saved_t *saved_of(const saved_object_t *self) {
  return self->saved != NULL ? self->saved : self->find(self->node, self->index);
}

static int traverse(PyObject *object, visitproc visit, void *arg) {
  saved_object_t *self = (saved_object_t *)object;
  Py_VISIT(Py_TYPE(object));
  Py_VISIT(self->node);
  return kfpy_visit_saved(&self->saved, 1, &self->found, visit, arg);
}

static int clear(PyObject *object) {
  Py_CLEAR(((saved_object_t *)object)->node);
  return 0;
}

static void deallocate(PyObject *object) {
  saved_object_t *self = (saved_object_t *)object;
  PyTypeObject *type = Py_TYPE(object);
  PyObject_GC_UnTrack(object);
  kf_saved_release(self->saved);
  (void)clear(object);
  type->tp_free(object);
  Py_DECREF(type);
}

static PyObject *get_data(PyObject *object, void *unused) {
  (void)unused;
  saved_object_t *self = (saved_object_t *)object;
  kf_tensor_t *tensor;
  kf_saved_t *saved = saved_of(self);
  if (saved == NULL) return NULL;
  kf_node_t *node = self->node != NULL ? ((kfpy_node_t *)self->node)->node : NULL;
  if (KFPY_FAILED(kf_saved_unpack(saved, node, &tensor))) return NULL;
  return kfpy_wrap_take(tensor);
}

static PyObject *register_hooks(PyObject *object, PyObject *args) {
  bool two = PyTuple_GET_SIZE(args) == 2;
  PyObject *first = two ? PyTuple_GET_ITEM(args, 0) : NULL;
  PyObject *second = two ? PyTuple_GET_ITEM(args, 1) : NULL;
  if (!two || !PyCallable_Check(first) || !PyCallable_Check(second)) {
    PyErr_SetString(PyExc_TypeError,
                    "register_hooks(): incompatible function arguments: expected two functions, "
                    "pack_hook and unpack_hook");
    return NULL;
  }
  kf_saved_t *saved = saved_of((saved_object_t *)object);
  pair_t *pair = saved != NULL ? new_pair(first, second) : NULL;
  if (pair == NULL) return NULL;
  kf_saved_hooks_t hooks = hooks_of(pair);
  kf_status_t status = kf_saved_register_hooks(saved, &hooks);
  PyObject *result = KFPY_FAILED(status) ? NULL : Py_NewRef(Py_None);
  release_pair(pair); /* the packed value has its own reference */
  return result;
}

static PyObject *refuse_new(PyTypeObject *type, PyObject *args, PyObject *keywords) {
  (void)type, (void)args, (void)keywords;
  PyErr_SetString(PyExc_RuntimeError,
                  "Trying to create a SavedTensor object from Python is forbidden.");
  return NULL;
}

static PyGetSetDef attributes[] = {{"data", get_data, NULL, "The saved tensor.", NULL},
                                   {NULL, NULL, NULL, NULL, NULL}};
static PyMethodDef methods[] = {{"register_hooks", register_hooks, METH_VARARGS,
                                 "register_hooks(pack_hook, unpack_hook)\n--\n\nPacks the tensor "
                                 "now, and unpacks it on access."},
                                {NULL, NULL, 0, NULL}};
static PyType_Slot slots[] = {{Py_tp_dealloc, (void *)(uintptr_t)deallocate},
                              {Py_tp_traverse, (void *)(uintptr_t)traverse},
                              {Py_tp_clear, (void *)(uintptr_t)clear},
                              {Py_tp_new, (void *)(uintptr_t)refuse_new},
                              {Py_tp_getset, attributes},
                              {Py_tp_methods, methods},
                              {Py_tp_doc, (void *)(uintptr_t) "A tensor saved for backward."},
                              {0, NULL}};
static PyType_Spec spec = {"keyfall._C._autograd.SavedTensor", sizeof(saved_object_t), 0,
                           Py_TPFLAGS_DEFAULT | Py_TPFLAGS_HAVE_GC, slots};

static PyObject *make_saved(PyObject *module, PyObject *args) {
  PyObject *tensor;
  int is_output = 0;
  (void)module;
  if (!PyArg_ParseTuple(args, "O|p:_make_saved_tensor", &tensor, &is_output)) return NULL;
  if (!kfpy_is_tensor(tensor)) {
    PyErr_Format(PyExc_TypeError, "_make_saved_tensor expects a tensor, not %.100s",
                 Py_TYPE(tensor)->tp_name);
    return NULL;
  }
  kf_saved_t *saved;
  if (KFPY_FAILED(kf_saved_create(kfpy_tensor_of(tensor), is_output != 0, &saved))) return NULL;
  return kfpy_saved_object_take(saved, NULL);
}

static PyMethodDef functions[] = {
    {"_push_saved_tensors_default_hooks", push_hooks, METH_VARARGS,
     "_push_saved_tensors_default_hooks(pack_hook, unpack_hook, /)\n--\n\nPushes a pair of hooks "
     "for all tensors that this thread saves from now on."},
    {"_pop_saved_tensors_default_hooks", pop_hooks, METH_NOARGS,
     "Pops the innermost pair of hooks."},
    {"_top_saved_tensors_default_hooks", (PyCFunction)top_hooks, METH_VARARGS,
     "Returns the innermost pair of hooks, or None."},
    {"_saved_tensors_hooks_disable", disable, METH_VARARGS,
     "_saved_tensors_hooks_disable(message, /)\n--\n\nDisables hooks on this thread; using them "
     "raises an error with the message."},
    {"_saved_tensors_hooks_enable", enable, METH_NOARGS, "Enables hooks on this thread again."},
    {"_saved_tensors_hooks_is_enabled", is_enabled, METH_NOARGS,
     "Returns whether hooks are enabled on this thread."},
    {"_saved_tensors_hooks_get_disabled_error_message", get_message, METH_NOARGS,
     "Returns the error message for disabled hooks, or None if they are enabled."},
    {"_make_saved_tensor", make_saved, METH_VARARGS,
     "_make_saved_tensor(tensor, is_output=False, /)\n--\n\nSaves a tensor and returns its "
     "SavedTensor."},
    {NULL, NULL, 0, NULL}};

int kfpy_init_saved(PyObject *autograd) {
  if (kfpy_add_type(autograd, &spec, NULL, &saved_type) < 0) return -1;
  return kfpy_add_functions(autograd, functions);
}
