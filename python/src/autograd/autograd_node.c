/* Python objects of graph nodes: y.grad_fn. See Note [Node objects]. Each kind of node has its own
 * class, created when Python first sees such a node: PyTorch programs read type(fn).__name__ and
 * attributes such as fn._saved_self. */
#include "autograd/autograd_objects.h"

PyTypeObject *kfpy_node_type, *kfpy_context_type;
static PyObject *classes; /* dict: node name -> class */

/* ---- Lifetime ---- */

static bool has_state(const kfpy_node_t *self) {
  return PyObject_TypeCheck((PyObject *)(uintptr_t)self, kfpy_context_type) ||
         self->metadata != NULL || self->tensor_hooks != NULL || self->pre_hooks != NULL ||
         self->post_hooks != NULL || self->accumulated_hooks != NULL || self->weakrefs != NULL;
}

/* The library's hook: the node is being freed. */
static void node_released(void *object) {
  PyGILState_STATE gil;
  if (!kfpy_enter(&gil)) return;
  kfpy_node_t *self = object;
  PyObject *type, *value, *traceback;
  PyErr_Fetch(&type, &value, &traceback);
  KFPY_ASSERT(self->node != NULL);
  KFPY_ASSERT(Py_REFCNT(self) > 0);
  self->node = NULL;
  if (self->held) {
    self->held = false;
    kfpy_forget_finalizer((PyObject *)self);
    Py_DECREF(self);
  }
  PyErr_Restore(type, value, traceback);
  kfpy_leave(gil);
}

int kfpy_node_adopt(kf_node_t *node, kfpy_node_t *self) {
  KFPY_ASSERT_GIL();
  KFPY_ASSERT(self->node == NULL);
  KFPY_ASSERT(!self->held);
  KFPY_ASSERT(kf_node_binding(node) == NULL);
  if (KFPY_FAILED(kf_node_set_binding(node, self, node_released))) return -1;
  self->node = node;
  self->held = true;
  Py_INCREF(self);
  kfpy_life_enter(&kfpy_young_nodes, &self->life);
  return 0;
}

/* tp_finalize: the node takes the object over if the object has state and others hold the node. */
void kfpy_node_finalize(PyObject *object) {
  KFPY_ASSERT_GIL();
  kfpy_node_t *self = (kfpy_node_t *)object;
  kf_node_t *node = self->node;
  /* One of the references is the object's own; an accumulator's other reference is its leaf's. */
  if (node == NULL || self->held || kf_node_use_count(node) < 2 || !has_state(self)) return;
  /* Pinned and counted: the collector has found that all references held by C are garbage. */
  if (self->life.pins > 0 && kfpy_node_is_counted(self)) return;
  self->held = true;
  Py_INCREF(self);
  kf_node_release(node); /* if this is the last reference by now, frees the node and the object */
}

void kfpy_node_let_go(PyObject *object) {
  kfpy_node_t *self = (kfpy_node_t *)object;
  kf_node_t *node = self->node;
  kfpy_life_leave(&self->life);
  self->node = NULL;
  if (node == NULL) return;
  kf_status_t status = kf_node_set_binding(node, NULL, NULL);
  KFPY_ASSERT(status == KF_OK); /* removing a binding needs no memory */
  (void)status;
  if (!self->held) kf_node_release(node);
}

int kfpy_node_clear(PyObject *object) {
  kfpy_node_t *self = (kfpy_node_t *)object;
  Py_CLEAR(self->metadata);
  Py_CLEAR(self->tensor_hooks);
  Py_CLEAR(self->pre_hooks);
  Py_CLEAR(self->post_hooks);
  Py_CLEAR(self->accumulated_hooks);
  return 0;
}

/* tp_dealloc of the built-in kinds of nodes. */
static void deallocate(PyObject *object) {
  kfpy_node_t *self = (kfpy_node_t *)object;
  PyTypeObject *type = Py_TYPE(object);
  KFPY_ASSERT(Py_REFCNT(object) == 0);
  KFPY_ASSERT(self->life.pins == 0); /* each pin is a reference */
  if (PyObject_CallFinalizerFromDealloc(object) < 0) return;
  PyObject_GC_UnTrack(object);
  if (self->weakrefs != NULL) PyObject_ClearWeakRefs(object);
  kfpy_node_let_go(object); /* before the dictionaries, which the library's hooks borrow */
  (void)kfpy_node_clear(object);
  type->tp_free(object);
  Py_DECREF(type);
}

/* ---- Garbage collection ---- */

int kfpy_node_traverse(PyObject *object, visitproc visit, void *arg) {
  kfpy_node_t *self = (kfpy_node_t *)object;
  Py_VISIT(Py_TYPE(object));
  Py_VISIT(self->metadata);
  Py_VISIT(self->tensor_hooks);
  Py_VISIT(self->pre_hooks);
  Py_VISIT(self->post_hooks);
  Py_VISIT(self->accumulated_hooks);
  return kfpy_visit_behind_node(self, visit, arg);
}

static int traverse(PyObject *object, visitproc visit, void *arg) {
  if (kfpy_node_is_open((kfpy_node_t *)object, visit)) return 0;
  return kfpy_node_traverse(object, visit, arg);
}

/* See clear_garbage in tensor_object.c. */
static int clear_garbage(PyObject *object) {
  if (kfpy_node_is_counted((kfpy_node_t *)object)) return kfpy_node_clear(object);
  kfpy_forget_finalizer(object);
  return 0;
}

/* ---- Classes ---- */

/* The closure of an attribute: the name of the node's saved value, and its form. */
typedef enum { VALUE, RAW, RAW_LIST } form_t;
typedef struct {
  const char *name;
  form_t form;
} saved_t;

/* PyTorch returns saved lists as tuples. Steals the object; NULL stays NULL. */
static PyObject *as_tuple(PyObject *object) {
  if (object == NULL || !PyList_Check(object)) return object;
  PyObject *tuple = PyList_AsTuple(object);
  Py_DECREF(object);
  return tuple;
}

/* A tuple of SavedTensors, each of which shares its state with an entry of the node's list. */
static PyObject *raw_list(PyObject *object, kf_node_t *node, const char *name) {
  PyObject *list = PyList_New(0);
  for (size_t i = 0; list != NULL; i++) {
    kf_saved_t *raw;
    bool failed = KFPY_FAILED(kf_node_raw_saved_item(node, name, i, &raw));
    if (!failed && raw == NULL) break;
    PyObject *item = failed ? NULL : kfpy_saved_object_take(raw, object);
    if (item == NULL || PyList_Append(list, item) < 0) Py_CLEAR(list);
    Py_XDECREF(item);
  }
  return as_tuple(list);
}

static PyObject *get_saved(PyObject *object, void *closure) {
  const saved_t *saved = closure;
  kf_node_t *node = kfpy_node_of(object);
  if (node == NULL) return NULL;
  if (saved->form == RAW_LIST) return raw_list(object, node, saved->name);
  if (saved->form == RAW) {
    kf_saved_t *raw;
    if (KFPY_FAILED(kf_node_raw_saved(node, saved->name, &raw))) return NULL;
    return kfpy_saved_object_take(raw, object);
  }
  kf_value_t value;
  if (KFPY_FAILED(kf_node_saved(node, saved->name, &value))) return NULL;
  PyObject *result = as_tuple(kfpy_from_value(&value));
  kf_value_clear(&value);
  return result;
}

static PyObject *get_variable(PyObject *object, void *unused) {
  (void)unused;
  kf_node_t *node = kfpy_node_of(object);
  return node != NULL ? kfpy_wrap(kf_node_variable(node)) : NULL;
}

/* Concatenates both texts in a PyMem block. */
static char *text_of(const char *a, const char *b) {
  char *text = PyMem_Malloc(strlen(a) + strlen(b) + 1);
  if (text != NULL) (void)sprintf(text, "%s%s", a, b);
  return text;
}

/* How the value saved under a name is shared: tensors and lists of them also have a _raw_saved_
 * attribute; VALUE for all others. */
static form_t raw_form(kf_node_t *node, const char *name) {
  kf_saved_t *saved = NULL;
  form_t form = RAW;
  if (kf_node_raw_saved(node, name, &saved) != KF_OK)
    form = kf_node_raw_saved_item(node, name, 0, &saved) == KF_ERR_NOT_FOUND ? VALUE : RAW_LIST;
  kf_saved_release(saved);
  if (form != RAW) kf_error_clear();
  return form;
}

/* Creates the attributes of a node class. They are never freed, like the class. */
static PyGetSetDef *make_attributes(kf_node_t *node) {
  size_t count = 0, filled = 0;
  while (kf_node_saved_name(node, count) != NULL) count++;
  PyGetSetDef *definitions = PyMem_Calloc(2 * count + 2, sizeof *definitions);
  saved_t *saved = PyMem_Calloc(2 * count + 1, sizeof *saved);
  if (definitions == NULL || saved == NULL) return NULL;
  if (kf_node_variable(node) != NULL)
    definitions[filled++] = (PyGetSetDef){"variable", get_variable, NULL, "The leaf tensor.", NULL};
  for (size_t i = 0; i < 2 * count; i++) {
    const char *name = kf_node_saved_name(node, i / 2);
    form_t form = i % 2 != 0 ? raw_form(node, name) : VALUE;
    if (i % 2 != 0 && form == VALUE) continue;
    saved[i] = (saved_t){name, form};
    char *attribute = text_of(form != VALUE ? "_raw_saved_" : "_saved_", name);
    if (attribute == NULL) return NULL;
    definitions[filled++] =
        (PyGetSetDef){attribute, get_saved, NULL, "A value saved for backward.", &saved[i]};
  }
  KFPY_ASSERT(filled < 2 * count + 2); /* the last entry stays empty */
  return definitions;
}

/* Creates the class of nodes like this one; new reference. */
static PyObject *make_class(const char *node_name, kf_node_t *node) {
  char *name = text_of("builtins.", node_name);
  PyGetSetDef *definitions = make_attributes(node);
  if (name == NULL || definitions == NULL) return PyErr_NoMemory();
  PyType_Slot slots[] = {{Py_tp_getset, definitions},
                         {Py_tp_dealloc, (void *)(uintptr_t)deallocate},
                         {Py_tp_traverse, (void *)(uintptr_t)traverse},
                         {Py_tp_clear, (void *)(uintptr_t)clear_garbage},
                         {0, NULL}};
  PyType_Spec spec = {name, sizeof(kfpy_node_t), 0,
                      Py_TPFLAGS_DEFAULT | Py_TPFLAGS_HAVE_GC | Py_TPFLAGS_DISALLOW_INSTANTIATION,
                      slots};
  PyObject *type = PyType_FromSpecWithBases(&spec, (PyObject *)kfpy_node_type);
  if (type != NULL) ((PyTypeObject *)type)->tp_name = strchr(name, '.') + 1;
  return type;
}

/* Returns the node's class, borrowed: the dictionary holds it forever. */
static PyTypeObject *class_of(kf_node_t *node) {
  const char *text = kf_node_name(node), *colons = strrchr(text, ':');
  PyObject *name = kfpy_text(colons != NULL ? colons + 1 : text);
  PyObject *type = name != NULL ? PyDict_GetItemWithError(classes, name) : NULL;
  if (type == NULL && name != NULL && !PyErr_Occurred()) {
    type = make_class(PyUnicode_AsUTF8(name), node);
    if (type != NULL && PyDict_SetItem(classes, name, type) < 0) Py_CLEAR(type);
    Py_XDECREF(type); /* the dictionary holds it */
  }
  Py_XDECREF(name);
  return (PyTypeObject *)type;
}

PyObject *kfpy_node_class(PyObject *module, PyObject *name) {
  (void)module;
  PyObject *type = PyUnicode_Check(name) ? PyDict_GetItemWithError(classes, name) : NULL;
  if (type != NULL) return Py_NewRef(type);
  if (PyErr_Occurred()) return NULL;
  /* Programs request the class of accumulators before they have seen one. */
  if (PyUnicode_Check(name) && PyUnicode_CompareWithASCIIString(name, "AccumulateGrad") == 0) {
    kf_tensor_t *leaf = NULL;
    kf_edge_t edge = {NULL, 0};
    kf_status_t status = kf_tensor_new(KF_DTYPE_FLOAT32, kf_device_make(KF_DEVICE_CPU, -1),
                                       (kf_int_span_t){NULL, 0}, &leaf);
    if (status == KF_OK) status = kf_tensor_set_requires_grad(leaf, true);
    if (status == KF_OK) status = kf_tensor_gradient_edge(leaf, &edge);
    PyObject *made = KFPY_FAILED(status) ? NULL : (PyObject *)class_of(edge.node);
    kf_node_release(edge.node);
    kf_tensor_release(leaf);
    return Py_XNewRef(made);
  }
  PyErr_Format(PyExc_AttributeError, "no node of the class %R has been made", name);
  return NULL;
}

/* ---- Wrapping ---- */

kf_node_t *kfpy_node_of(PyObject *object) {
  kf_node_t *node = ((kfpy_node_t *)object)->node;
  if (node == NULL)
    PyErr_Format(PyExc_RuntimeError,
                 "this %.100s belongs to no graph: nothing was recorded, or the graph is gone",
                 Py_TYPE(object)->tp_name);
  return node;
}

/* Creates the object of a node that has none. */
static PyObject *new_object(kf_node_t *node) {
  KFPY_ASSERT(kf_node_binding(node) == NULL);
  PyTypeObject *type = class_of(node);
  kfpy_node_t *self = type != NULL ? (kfpy_node_t *)(void *)type->tp_alloc(type, 0) : NULL;
  if (self == NULL) return NULL;
  kf_node_retain(node);
  self->node = node;
  kfpy_life_enter(&kfpy_young_nodes, &self->life);
  if (!KFPY_FAILED(kf_node_set_binding(node, self, node_released))) return (PyObject *)self;
  Py_DECREF(self);
  return NULL;
}

PyObject *kfpy_node_object(kf_node_t *node) {
  KFPY_ASSERT_GIL();
  if (node == NULL) Py_RETURN_NONE;
  kfpy_node_t *self = kf_node_binding(node);
  if (self == NULL) return new_object(node);
  KFPY_ASSERT(self->node == node);
  KFPY_ASSERT(Py_REFCNT(self) > 0);
  if (!self->held) return Py_NewRef((PyObject *)self);
  kf_node_retain(node); /* the object owns the node again; the caller gets the node's reference */
  self->held = false;
  kfpy_forget_finalizer((PyObject *)self);
  return (PyObject *)self;
}

PyObject *kfpy_node_object_take(kf_node_t *node) {
  PyObject *object = kfpy_node_object(node);
  kf_node_release(node);
  return object;
}

/* ---- Gradients ---- */

PyObject *kfpy_grad_tuple(kf_tensor_t *const *grads, size_t count) {
  PyObject *tuple = PyTuple_New((Py_ssize_t)count);
  for (size_t i = 0; tuple != NULL && i < count; i++) {
    PyObject *grad = kfpy_wrap(grads[i]);
    if (grad == NULL)
      Py_CLEAR(tuple);
    else
      PyTuple_SET_ITEM(tuple, (Py_ssize_t)i, grad);
  }
  return tuple;
}

int kfpy_replace_grads(PyObject *tuple, kf_tensor_t **grads, size_t count, const char *who) {
  KFPY_ASSERT(PyTuple_Check(tuple));
  KFPY_ASSERT((size_t)PyTuple_GET_SIZE(tuple) >= count);
  for (size_t i = 0; i < count; i++) {
    PyObject *item = PyTuple_GET_ITEM(tuple, (Py_ssize_t)i);
    if (item == Py_None || kfpy_is_tensor(item)) continue;
    PyErr_Format(PyExc_TypeError, "expected Variable or None, but %s returned '%.100s'", who,
                 Py_TYPE(item)->tp_name);
    return -1;
  }
  for (size_t i = 0; i < count; i++) {
    PyObject *item = PyTuple_GET_ITEM(tuple, (Py_ssize_t)i);
    kf_tensor_t *old = grads[i], *grad = item != Py_None ? kfpy_tensor_of(item) : NULL;
    if (grad != NULL) kf_tensor_retain(grad);
    grads[i] = grad;
    kf_tensor_release(old);
  }
  return 0;
}

/* ---- Attributes and methods ---- */

static PyObject *get_name(PyObject *self, PyObject *unused) {
  (void)unused;
  kf_node_t *node = ((kfpy_node_t *)self)->node;
  if (node == NULL) return PyUnicode_FromString(Py_TYPE(self)->tp_name);
  /* PyTorch shows an accumulator's name with its C++ namespace. */
  return PyUnicode_FromFormat("%s%s", kf_node_variable(node) != NULL ? "torch::autograd::" : "",
                              kf_node_name(node));
}

static PyObject *get_next_functions(PyObject *self, void *unused) {
  (void)unused;
  kf_node_t *node = ((kfpy_node_t *)self)->node;
  size_t count = node != NULL ? kf_node_edge_count(node) : 0;
  PyObject *tuple = PyTuple_New((Py_ssize_t)count);
  for (size_t i = 0; tuple != NULL && i < count; i++) {
    kf_edge_t edge = kf_node_edge(node, i);
    PyObject *pair = Py_BuildValue("(NI)", kfpy_node_object(edge.node), edge.index);
    if (pair == NULL)
      Py_CLEAR(tuple);
    else
      PyTuple_SET_ITEM(tuple, (Py_ssize_t)i, pair);
  }
  return tuple;
}

static PyObject *get_metadata(PyObject *object, void *unused) {
  (void)unused;
  kfpy_node_t *self = (kfpy_node_t *)object;
  if (self->metadata == NULL) self->metadata = PyDict_New();
  return Py_XNewRef(self->metadata);
}

static PyObject *get_requires_grad(PyObject *self, void *unused) {
  (void)self, (void)unused;
  Py_RETURN_TRUE;
}

static PyObject *get_sequence(PyObject *self, PyObject *unused) {
  (void)unused;
  kf_node_t *node = kfpy_node_of(self);
  return node != NULL ? PyLong_FromUnsignedLongLong(kf_node_sequence(node)) : NULL;
}

static PyObject *set_sequence(PyObject *self, PyObject *number) {
  kf_node_t *node = kfpy_node_of(self);
  unsigned long long sequence = node != NULL ? PyLong_AsUnsignedLongLong(number) : 0;
  if (PyErr_Occurred()) return NULL;
  kf_node_set_sequence(node, sequence);
  Py_RETURN_NONE;
}

/* For each forward output, its (sizes, dtype, device), or None if they are unknown. */
static PyObject *get_input_metadata(PyObject *self, void *unused) {
  (void)unused;
  static PyObject *slot;
  kf_node_t *node = ((kfpy_node_t *)self)->node;
  size_t count = node != NULL ? kf_node_output_count(node) : 0;
  PyObject *make = kfpy_imported(&slot, "keyfall.autograd.graph", "_InputMetadata");
  PyObject *tuple = make != NULL ? PyTuple_New((Py_ssize_t)count) : NULL;
  for (size_t i = 0; tuple != NULL && i < count; i++) {
    kf_int_span_t sizes;
    kf_dtype_t dtype;
    kf_device_t device;
    PyObject *item =
        !kf_node_output_info(node, i, &sizes, &dtype, &device)
            ? Py_NewRef(Py_None)
            : PyObject_CallFunction(make, "NNN", kfpy_size_object(sizes), kfpy_dtype_object(dtype),
                                    kfpy_device_object(device));
    if (item == NULL)
      Py_CLEAR(tuple);
    else
      PyTuple_SET_ITEM(tuple, (Py_ssize_t)i, item);
  }
  return tuple;
}

static PyObject *print(PyObject *self) {
  return PyUnicode_FromFormat("<%s object at %p>", Py_TYPE(self)->tp_name, (void *)self);
}

/* tp_call: runs the node outside the engine, with one gradient per output. */
static PyObject *call(PyObject *self, PyObject *args, PyObject *keywords) {
  kf_node_t *node = kfpy_node_of(self);
  if (node == NULL) return NULL;
  size_t inputs = kf_node_output_count(node), outputs = kf_node_edge_count(node);
  if ((keywords != NULL && PyDict_GET_SIZE(keywords) > 0) ||
      (size_t)PyTuple_GET_SIZE(args) != inputs) {
    PyErr_Format(PyExc_TypeError,
                 "%s: expected %zu arguments, got %zd instead: one gradient for each output of the "
                 "operator",
                 Py_TYPE(self)->tp_name, inputs, PyTuple_GET_SIZE(args));
    return NULL;
  }
  kf_tensor_t **grads = PyMem_Calloc(inputs + outputs + 1, sizeof *grads);
  if (grads == NULL) return PyErr_NoMemory();
  PyObject *result = NULL;
  if (kfpy_replace_grads(args, grads, inputs, "the caller") == 0 &&
      !KFPY_FAILED(kf_node_run(node, grads, grads + inputs)))
    result = kfpy_grad_tuple(grads + inputs, outputs);
  for (size_t i = 0; i < inputs + outputs; i++) kf_tensor_release(grads[i]);
  PyMem_Free(grads);
  if (result == NULL || outputs != 1) return result;
  PyObject *single = Py_NewRef(PyTuple_GET_ITEM(result, 0));
  Py_DECREF(result);
  return single;
}

static PyGetSetDef attributes[] = {
    {"next_functions", get_next_functions, NULL,
     "Targets of the computed gradients: pairs of a node and the index of one of its outputs.",
     NULL},
    {"metadata", get_metadata, NULL, "A dictionary for arbitrary user data.", NULL},
    {"requires_grad", get_requires_grad, NULL, "Always True.", NULL},
    {"_input_metadata", get_input_metadata, NULL,
     "Expected sizes, dtype and device of each incoming gradient.", NULL},
    {NULL, NULL, NULL, NULL, NULL}};

static PyMethodDef methods[] = {
    {"name", get_name, METH_NOARGS, "name()\n--\n\nReturns the name of the node."},
    {"_sequence_nr", get_sequence, METH_NOARGS,
     "_sequence_nr()\n--\n\nReturns a number that increases with each recorded operation of a "
     "thread."},
    {"_set_sequence_nr", set_sequence, METH_O,
     "_set_sequence_nr(number, /)\n--\n\nSets the number: backward runs larger ones first."},
    {NULL, NULL, 0, NULL}};

static PyMemberDef members[] = {
    {"__weaklistoffset__", T_PYSSIZET, offsetof(kfpy_node_t, weakrefs), READONLY, NULL},
    {NULL, 0, 0, 0, NULL}};

static PyType_Slot slots[] = {
    {Py_tp_dealloc, (void *)(uintptr_t)deallocate},
    {Py_tp_finalize, (void *)(uintptr_t)kfpy_node_finalize},
    {Py_tp_traverse, (void *)(uintptr_t)traverse},
    {Py_tp_clear, (void *)(uintptr_t)clear_garbage},
    {Py_tp_repr, (void *)(uintptr_t)print},
    {Py_tp_call, (void *)(uintptr_t)call},
    {Py_tp_getset, attributes},
    {Py_tp_methods, methods},
    {Py_tp_members, members},
    {Py_tp_doc,
     (void *)(uintptr_t) "A node of the autograd graph: computes the gradients of an operation's "
                         "inputs from those of its outputs."},
    {0, NULL}};
static PyType_Spec spec = {"keyfall._C._autograd.Node", sizeof(kfpy_node_t), 0,
                           Py_TPFLAGS_DEFAULT | Py_TPFLAGS_BASETYPE | Py_TPFLAGS_HAVE_GC |
                               Py_TPFLAGS_DISALLOW_INSTANTIATION,
                           slots};

int kfpy_init_nodes(PyObject *autograd) {
  classes = PyDict_New();
  return classes == NULL ? -1 : kfpy_add_type(autograd, &spec, NULL, &kfpy_node_type);
}
