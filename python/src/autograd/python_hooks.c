/* Hooks written in Python: on the gradients of tensors, before and after nodes, and after a
 * gradient has been accumulated.
 *
 * For each kind, a node (or each of its outputs) has one dictionary in the node's object, and one
 * hook in the library that calls the current contents of the dictionary. So a handle only needs the
 * dictionary to remove its hook. The library's hook borrows what holds the dictionary: an object
 * with hooks lives as long as the node. Programs may replace the dictionaries of tensors, so these
 * are in a slot: a list of one item, the dictionary or None.
 *
 * The library calls the hooks without the GIL, on the thread that runs the backward. */
#include "autograd/autograd_objects.h"

static PyObject *new_ordered(void) {
  static PyObject *slot;
  PyObject *type = kfpy_imported(&slot, "collections", "OrderedDict");
  return type != NULL ? PyObject_CallNoArgs(type) : NULL;
}

/* Returns a new list of the hooks: a hook may remove itself while it runs. */
static PyObject *current(PyObject *dictionary) { return PyMapping_Values(dictionary); }

/* The same for a slot. */
static PyObject *current_in(PyObject *slot) {
  KFPY_ASSERT(PyList_CheckExact(slot));
  PyObject *dictionary = PyList_GET_ITEM(slot, 0);
  return dictionary != Py_None ? current(dictionary) : PyList_New(0);
}

/* Returns a new slot without a dictionary. */
static PyObject *new_slot(void) {
  PyObject *slot = PyList_New(1);
  if (slot != NULL) PyList_SET_ITEM(slot, 0, Py_NewRef(Py_None));
  return slot;
}

/* Returns the name of a hook for errors; *keep owns the text, or is NULL. */
static const char *name_of(PyObject *hook, PyObject **keep) {
  *keep = kfpy_attribute(hook, "__name__");
  const char *name = *keep != NULL && PyUnicode_Check(*keep) ? PyUnicode_AsUTF8(*keep) : NULL;
  PyErr_Clear();
  return name != NULL ? name : "<unknown>";
}

/* ---- Gradients of tensors ---- */

/* Whether two gradients have the same dtype, device and sizes; *what names the first difference. */
static bool same_kind(const kf_tensor_t *a, const kf_tensor_t *b, const char **what) {
  kf_int_span_t x = kf_tensor_sizes(a), y = kf_tensor_sizes(b);
  kf_device_t on = kf_tensor_device(a), other = kf_tensor_device(b);
  *what = kf_tensor_dtype(a) != kf_tensor_dtype(b)                                   ? "type"
          : on.type != other.type || on.index != other.index                         ? "device"
          : x.size != y.size || memcmp(x.data, y.data, x.size * sizeof *x.data) != 0 ? "size"
                                                                                     : NULL;
  return *what == NULL;
}

/* Checks the value that a hook returned to replace the gradient. */
static int check_replaced(PyObject *hook, PyObject *before, PyObject *after) {
  PyObject *keep;
  const char *what;
  if (!kfpy_is_tensor(after)) {
    PyErr_Format(PyExc_TypeError, "expected Variable, but hook returned '%.100s'",
                 Py_TYPE(after)->tp_name);
    return -1;
  }
  if (before == Py_None || same_kind(kfpy_tensor_of(before), kfpy_tensor_of(after), &what))
    return 0;
  PyErr_Format(PyExc_RuntimeError, "hook '%.100s' has changed the %s of value",
               name_of(hook, &keep), what);
  Py_XDECREF(keep);
  return -1;
}

/* Calls the hooks in order, each with the result of the previous one. Steals the gradient, returns
 * a new reference. */
static PyObject *run_on_gradient(PyObject *slot, PyObject *grad) {
  PyObject *hooks = current_in(slot);
  if (hooks == NULL) Py_CLEAR(grad);
  for (Py_ssize_t i = 0; grad != NULL && i < PyList_GET_SIZE(hooks); i++) {
    PyObject *hook = PyList_GET_ITEM(hooks, i);
    PyObject *result = PyObject_CallOneArg(hook, grad);
    if (result == NULL || (result != Py_None && check_replaced(hook, grad, result) < 0))
      Py_CLEAR(grad);
    else if (result != Py_None)
      Py_SETREF(grad, Py_NewRef(result));
    Py_XDECREF(result);
  }
  Py_XDECREF(hooks);
  return grad;
}

/* The library's hook on a tensor's gradient. The caller owns *out_grad, which stays NULL if nothing
 * was replaced. */
static kf_status_t tensor_hook(void *slot, kf_tensor_t *grad, kf_tensor_t **out_grad) {
  PyGILState_STATE gil = PyGILState_Ensure();
  KFPY_ASSERT_NO_EXCEPTION();
  kf_status_t status = KF_OK;
  PyObject *before = kfpy_wrap(grad);
  PyObject *after = before != NULL ? run_on_gradient(slot, Py_NewRef(before)) : NULL;
  if (after == NULL) {
    status = kfpy_carry();
  } else if (after != before) {
    *out_grad = kfpy_tensor_of(after);
    kf_tensor_retain(*out_grad);
  }
  Py_XDECREF(before);
  Py_XDECREF(after);
  kfpy_leave(gil);
  return status;
}

/* Returns the object of the node that receives the tensor's gradient, a new reference; raises if
 * the tensor requires no gradient. *out_index (may be NULL): the index of the node's output. */
static PyObject *gradient_node(PyObject *tensor, uint32_t *out_index) {
  kf_edge_t edge;
  if (!kf_tensor_requires_grad(kfpy_tensor_of(tensor))) {
    PyErr_SetString(PyExc_RuntimeError,
                    "cannot register a hook on a tensor that doesn't require gradient");
    return NULL;
  }
  if (KFPY_FAILED(kf_tensor_gradient_edge(kfpy_tensor_of(tensor), &edge))) return NULL;
  if (out_index != NULL) *out_index = edge.index;
  return kfpy_node_object_take(edge.node);
}

/* Creates the slot for output `index` of the node, and the library's hook; new reference. */
static PyObject *add_tensor_slot(PyObject *tensor, kfpy_node_t *node, PyObject *index) {
  uint64_t id;
  PyObject *slot = new_slot();
  if (slot == NULL) return NULL;
  if (node->tensor_hooks == NULL && (node->tensor_hooks = PyDict_New()) == NULL) Py_CLEAR(slot);
  if (slot != NULL && PyDict_SetItem(node->tensor_hooks, index, slot) < 0) Py_CLEAR(slot);
  if (slot != NULL &&
      KFPY_FAILED(kf_tensor_register_hook(kfpy_tensor_of(tensor), tensor_hook, slot, NULL, &id))) {
    (void)PyDict_DelItem(node->tensor_hooks, index);
    Py_CLEAR(slot);
  }
  return slot;
}

/* Returns the slot of a tensor's hooks (new reference), created on demand if `make`; otherwise None
 * if there is none. */
typedef PyObject *slot_fn(PyObject *tensor, bool make);

static PyObject *tensor_slot(PyObject *tensor, bool make) {
  uint32_t index = 0;
  if (!make && !kf_tensor_requires_grad(kfpy_tensor_of(tensor))) Py_RETURN_NONE;
  PyObject *object = gradient_node(tensor, &index);
  PyObject *key = object != NULL ? PyLong_FromUnsignedLong(index) : NULL, *found = NULL;
  if (key != NULL) {
    kfpy_node_t *node = (kfpy_node_t *)object;
    if (node->tensor_hooks != NULL)
      found = Py_XNewRef(PyDict_GetItemWithError(node->tensor_hooks, key));
    if (found == NULL && !PyErr_Occurred())
      found = make ? add_tensor_slot(tensor, node, key) : Py_NewRef(Py_None);
  }
  Py_XDECREF(key);
  Py_XDECREF(object);
  return found;
}

/* ---- Hooks after accumulation ---- */

/* The library's hook that runs after a gradient has been accumulated in a leaf. */
static kf_status_t accumulated_hook(void *slot, kf_tensor_t *tensor) {
  PyGILState_STATE gil = PyGILState_Ensure();
  KFPY_ASSERT_NO_EXCEPTION();
  kf_status_t status = KF_OK;
  PyObject *hooks = current_in(slot), *object = hooks != NULL ? kfpy_wrap(tensor) : NULL;
  bool failed = object == NULL;
  for (Py_ssize_t i = 0; !failed && i < PyList_GET_SIZE(hooks); i++) {
    PyObject *result = PyObject_CallOneArg(PyList_GET_ITEM(hooks, i), object);
    failed = result == NULL;
    if (!failed && result != Py_None) {
      failed = true;
      PyErr_SetString(PyExc_RuntimeError, "Tensor post accumulate grad hooks should return None.");
    }
    Py_XDECREF(result);
  }
  if (failed) status = kfpy_carry();
  Py_XDECREF(object);
  Py_XDECREF(hooks);
  kfpy_leave(gil);
  return status;
}

static PyObject *accumulated_slot(PyObject *tensor, bool make) {
  uint64_t id;
  kf_tensor_t *leaf = kfpy_tensor_of(tensor);
  if (!make && (!kf_tensor_requires_grad(leaf) || !kf_tensor_is_leaf(leaf))) Py_RETURN_NONE;
  if (kf_tensor_requires_grad(leaf) && !kf_tensor_is_leaf(leaf)) {
    PyErr_SetString(PyExc_RuntimeError,
                    "post accumulate grad hooks cannot be registered on non-leaf tensors");
    return NULL;
  }
  kfpy_node_t *node = (kfpy_node_t *)gradient_node(tensor, NULL);
  if (node == NULL) return NULL;
  if (node->accumulated_hooks == NULL && make) {
    node->accumulated_hooks = new_slot();
    if (node->accumulated_hooks != NULL &&
        KFPY_FAILED(kf_tensor_register_post_accumulate_hook(leaf, accumulated_hook,
                                                            node->accumulated_hooks, NULL, &id)))
      Py_CLEAR(node->accumulated_hooks);
  }
  PyObject *slot = node->accumulated_hooks;
  if (slot == NULL && !make) slot = Py_None;
  Py_XINCREF(slot);
  Py_DECREF(node);
  return slot;
}

/* ---- The dictionaries of tensors ---- */

/* Returns the dictionary in a tensor's slot (new reference), created on demand if `make`; otherwise
 * None if there is none. */
static PyObject *hooks_in(slot_fn *slot_of, PyObject *tensor, bool make) {
  PyObject *slot = slot_of(tensor, make);
  if (slot == NULL || slot == Py_None) return slot;
  PyObject *hooks = Py_NewRef(PyList_GET_ITEM(slot, 0));
  if (make && hooks == Py_None) {
    Py_SETREF(hooks, new_ordered());
    if (hooks != NULL) (void)PyList_SetItem(slot, 0, Py_NewRef(hooks));
  }
  Py_DECREF(slot);
  return hooks;
}

/* A tensor that requires no gradient has no place for hooks: there an empty dictionary is as good
 * as None. */
static int replace_hooks(slot_fn *slot_of, PyObject *tensor, PyObject *value, const char *name,
                         const char *name_in_deletion) {
  if (value == NULL || (value != Py_None && !PyDict_Check(value))) {
    if (value == NULL)
      PyErr_Format(PyExc_RuntimeError, "Deletion of %s not allowed!", name_in_deletion);
    else
      PyErr_Format(PyExc_TypeError, "%s must be a dict or None, not %.100s", name,
                   Py_TYPE(value)->tp_name);
    return -1;
  }
  bool some = value != Py_None && PyDict_GET_SIZE(value) != 0;
  bool make = some || (value != Py_None && kf_tensor_requires_grad(kfpy_tensor_of(tensor)));
  PyObject *slot = slot_of(tensor, make);
  if (slot == NULL) return -1;
  if (slot != Py_None) (void)PyList_SetItem(slot, 0, Py_NewRef(value));
  Py_DECREF(slot);
  return 0;
}

PyObject *kfpy_get_backward_hooks(PyObject *self) { return hooks_in(tensor_slot, self, false); }
PyObject *kfpy_get_accumulated_hooks(PyObject *self) {
  return hooks_in(accumulated_slot, self, false);
}
int kfpy_set_backward_hooks(PyObject *self, PyObject *value) {
  return replace_hooks(tensor_slot, self, value, "_backward_hooks",
                       "_backwards_hooks"); /* as PyTorch */
}
int kfpy_set_accumulated_hooks(PyObject *self, PyObject *value) {
  const char *name = "_post_accumulate_grad_hooks";
  return replace_hooks(accumulated_slot, self, value, name, name);
}

/* ---- Nodes ---- */

/* Converts the result of a hook to a tuple of `count` gradients; NULL without an exception for
 * None. Steals the result. */
static PyObject *check_result(PyObject *hook, PyObject *result, size_t count) {
  if (result == NULL || result == Py_None) {
    Py_XDECREF(result);
    return NULL;
  }
  if (!PyTuple_Check(result)) {
    PyObject *tuple = PyTuple_Pack(1, result);
    Py_DECREF(result);
    if (tuple == NULL) return NULL;
    result = tuple;
  }
  if ((size_t)PyTuple_GET_SIZE(result) == count) return result;
  PyObject *keep;
  PyErr_Format(PyExc_RuntimeError,
               "hook '%.100s' has returned an incorrect number of values (got %zd, but expected "
               "%zu)",
               name_of(hook, &keep), PyTuple_GET_SIZE(result), count);
  Py_XDECREF(keep);
  Py_DECREF(result);
  return NULL;
}

/* Calls each hook with the gradients, and with `more` unless it is NULL; a hook may replace the
 * gradients. */
static kf_status_t run_node_hooks(PyObject *dictionary, kf_tensor_t **grads, size_t count,
                                  PyObject *more) {
  KFPY_ASSERT_NO_EXCEPTION();
  PyObject *hooks = dictionary != NULL ? current(dictionary) : PyList_New(0);
  for (Py_ssize_t i = 0; hooks != NULL && i < PyList_GET_SIZE(hooks); i++) {
    PyObject *hook = PyList_GET_ITEM(hooks, i), *tuple = kfpy_grad_tuple(grads, count);
    PyObject *result = tuple == NULL ? NULL : PyObject_CallFunctionObjArgs(hook, tuple, more, NULL);
    Py_XDECREF(tuple);
    result = check_result(hook, result, count);
    if (result != NULL) (void)kfpy_replace_grads(result, grads, count, "hook");
    Py_XDECREF(result);
    if (PyErr_Occurred()) Py_CLEAR(hooks);
  }
  kf_status_t status = hooks == NULL ? kfpy_carry() : KF_OK;
  Py_XDECREF(hooks);
  return status;
}

static kf_status_t pre_hook(void *context, kf_node_t *node, kf_tensor_t **grads, size_t count) {
  (void)node;
  PyGILState_STATE gil = PyGILState_Ensure();
  kf_status_t status = run_node_hooks(((kfpy_node_t *)context)->pre_hooks, grads, count, NULL);
  kfpy_leave(gil);
  return status;
}

static kf_status_t post_hook(void *context, kf_node_t *node, kf_tensor_t **grad_inputs,
                             size_t input_count, kf_tensor_t *const *grad_outputs,
                             size_t output_count) {
  (void)node;
  PyGILState_STATE gil = PyGILState_Ensure();
  PyObject *outputs = kfpy_grad_tuple(grad_outputs, output_count);
  kf_status_t status = outputs == NULL ? kfpy_carry()
                                       : run_node_hooks(((kfpy_node_t *)context)->post_hooks,
                                                        grad_inputs, input_count, outputs);
  Py_XDECREF(outputs);
  kfpy_leave(gil);
  return status;
}

/* Returns the dictionary of a node's hooks, borrowed; registers the library's hook if it is new. */
static PyObject *node_hooks(PyObject *self, bool before) {
  kfpy_node_t *object = (kfpy_node_t *)self;
  kf_node_t *node = kfpy_node_of(self);
  PyObject **slot = before ? &object->pre_hooks : &object->post_hooks;
  uint64_t id;
  if (node == NULL || *slot != NULL) return node != NULL ? *slot : NULL;
  *slot = new_ordered();
  if (*slot == NULL) return NULL;
  if (KFPY_FAILED(before ? kf_node_register_pre_hook(node, pre_hook, object, NULL, &id)
                         : kf_node_register_post_hook(node, post_hook, object, NULL, &id)))
    Py_CLEAR(*slot);
  return *slot;
}

/* Adds a hook to a dictionary (NULL: fails) and returns the handle that removes it. */
static PyObject *add_hook(PyObject *hooks, PyObject *hook) {
  static PyObject *slot;
  PyObject *type =
      hooks == NULL ? NULL : kfpy_imported(&slot, "keyfall.utils.hooks", "RemovableHandle");
  PyObject *handle = type != NULL ? PyObject_CallOneArg(type, hooks) : NULL;
  PyObject *id = handle != NULL ? kfpy_attribute(handle, "id") : NULL;
  if (id == NULL || PyObject_SetItem(hooks, id, hook) < 0) Py_CLEAR(handle);
  Py_XDECREF(id);
  return handle;
}

static PyObject *register_post(PyObject *self, PyObject *hook) {
  return add_hook(node_hooks(self, false), hook);
}

static PyObject *register_pre(PyObject *self, PyObject *hook) {
  return add_hook(node_hooks(self, true), hook);
}

static PyMethodDef node_methods[] = {
    {"register_hook", register_post, METH_O,
     "register_hook(hook)\n--\n\nCalls hook(grad_inputs, grad_outputs) after the node has run. If "
     "the hook returns a tuple, it replaces grad_inputs. Returns a handle that removes the hook."},
    {"register_prehook", register_pre, METH_O,
     "register_prehook(hook)\n--\n\nCalls hook(grad_outputs) before the node runs. If the hook "
     "returns a tuple, it replaces grad_outputs. Returns a handle that removes the hook."},
    {NULL, NULL, 0, NULL}};

/* ---- Functions ---- */

static PyObject *tensor_register(PyObject *module, PyObject *const *args, Py_ssize_t count) {
  (void)module;
  if (count != 2 || !kfpy_is_tensor(args[0])) {
    PyErr_SetString(PyExc_TypeError, "_register_hook(tensor, hook)");
    return NULL;
  }
  PyObject *hooks = hooks_in(tensor_slot, args[0], true);
  PyObject *handle = add_hook(hooks, args[1]);
  Py_XDECREF(hooks);
  return handle;
}

static PyObject *tensor_register_accumulated(PyObject *module, PyObject *const *args,
                                             Py_ssize_t count) {
  (void)module;
  if (count != 2 || !kfpy_is_tensor(args[0])) {
    PyErr_SetString(PyExc_TypeError, "_register_post_accumulate_hook(tensor, hook)");
    return NULL;
  }
  PyObject *hooks = hooks_in(accumulated_slot, args[0], true);
  PyObject *handle = add_hook(hooks, args[1]);
  Py_XDECREF(hooks);
  return handle;
}

static PyObject *gradient_edge(PyObject *module, PyObject *tensor) {
  (void)module;
  uint32_t index = 0;
  if (!kfpy_is_tensor(tensor)) {
    PyErr_Format(PyExc_TypeError, "_gradient_edge expects a tensor, not %.100s",
                 Py_TYPE(tensor)->tp_name);
    return NULL;
  }
  PyObject *node = gradient_node(tensor, &index);
  return node != NULL ? Py_BuildValue("(NI)", node, index) : NULL;
}

static PyMethodDef functions[] = {
    {"_gradient_edge", gradient_edge, METH_O,
     "_gradient_edge(tensor, /)\n--\n\nReturns the node that receives the tensor's gradient, and "
     "the index of the node's output."},
    {"_register_hook", (PyCFunction)(void (*)(void))tensor_register, METH_FASTCALL,
     "_register_hook(tensor, hook, /)\n--\n\nImplements Tensor.register_hook."},
    {"_register_post_accumulate_hook", (PyCFunction)(void (*)(void))tensor_register_accumulated,
     METH_FASTCALL,
     "_register_post_accumulate_hook(tensor, hook, /)\n--\n\n"
     "Implements Tensor.register_post_accumulate_grad_hook."},
    {NULL, NULL, 0, NULL}};

int kfpy_init_hooks(PyObject *autograd) {
  if (kfpy_add_methods(kfpy_node_type, node_methods) < 0) return -1;
  return kfpy_add_functions(autograd, functions);
}
