/* Runs the graph: backward and grad, queries about the running backward, version counters, and the
 * mode for operators without a derivative. The engine runs without the GIL; hooks and custom
 * functions take it. */
#include "autograd/autograd_objects.h"
#include "core/function_arguments.h"

/* ---- Arguments ---- */

/* Tensors or gradient edges at which backward starts or ends. */
typedef struct {
  PyObject *items; /* borrowed tuple */
  size_t count;
  kf_tensor_t **tensors; /* borrowed; NULL for edges */
  bool has_edges;
} ends_t;

/* A GradientEdge is a named tuple that starts with a node and the index of one of its outputs. The
 * node in *out is borrowed. */
static bool read_edge(PyObject *object, kf_edge_t *out) {
  if (!PyTuple_Check(object) || PyTuple_GET_SIZE(object) < 2) return false;
  PyObject *node = PyTuple_GET_ITEM(object, 0), *index = PyTuple_GET_ITEM(object, 1);
  if (!kfpy_is_node(node) || !PyLong_Check(index)) return false;
  *out = (kf_edge_t){((kfpy_node_t *)node)->node, (uint32_t)PyLong_AsUnsignedLongMask(index)};
  return out->node != NULL && out->index < kf_node_output_count(out->node);
}

/* `what` names the tuple in errors. The caller frees out->tensors, even on failure. */
static int read_ends(PyObject *items, const char *what, ends_t *out) {
  *out = (ends_t){items, 0, NULL, false};
  if (!PyTuple_Check(items)) {
    PyErr_Format(PyExc_TypeError, "%s must be a tuple, not %.100s", what, Py_TYPE(items)->tp_name);
    return -1;
  }
  out->count = (size_t)PyTuple_GET_SIZE(items);
  out->tensors = PyMem_Calloc(out->count + 1, sizeof(kf_tensor_t *));
  if (out->tensors == NULL) {
    PyErr_NoMemory();
    return -1;
  }
  for (size_t i = 0; i < out->count; i++) {
    kf_edge_t edge;
    PyObject *item = PyTuple_GET_ITEM(items, (Py_ssize_t)i);
    if (kfpy_is_tensor(item)) {
      out->tensors[i] = kfpy_tensor_of(item);
    } else if (read_edge(item, &edge)) {
      out->has_edges = true;
    } else {
      PyErr_Format(PyExc_RuntimeError, "all %s have to be Tensors or GradientEdges, but got %.100s",
                   what, Py_TYPE(item)->tp_name);
      return -1;
    }
  }
  return 0;
}

/* Reads gradients: an array of borrowed tensors, NULL for None; freed with PyMem_Free. */
static int read_grads(PyObject *items, size_t count, kf_tensor_t ***out) {
  if (!PyTuple_Check(items) || (size_t)PyTuple_GET_SIZE(items) != count) {
    PyErr_Format(PyExc_RuntimeError, "got %zu tensors and %zd gradients", count,
                 PyTuple_Check(items) ? PyTuple_GET_SIZE(items) : 1);
    return -1;
  }
  *out = PyMem_Calloc(count + 1, sizeof(kf_tensor_t *));
  if (*out == NULL) {
    PyErr_NoMemory();
    return -1;
  }
  for (size_t i = 0; i < count; i++) {
    PyObject *item = PyTuple_GET_ITEM(items, (Py_ssize_t)i);
    if (item == Py_None) continue;
    if (!kfpy_is_tensor(item)) {
      PyErr_Format(PyExc_TypeError, "gradients can be either Tensors or None, but got %.100s",
                   Py_TYPE(item)->tp_name);
      return -1;
    }
    (*out)[i] = kfpy_tensor_of(item);
  }
  return 0;
}

/* ---- With edges ---- */

/* Converts the ends to edges with owned nodes. Runs without the GIL: `items` is an immutable tuple,
 * and the caller holds it. */
static kf_status_t make_edges(const ends_t *ends, kf_edge_t *out) {
  for (size_t i = 0; i < ends->count; i++) {
    if (ends->tensors[i] == NULL) {
      (void)read_edge(PyTuple_GET_ITEM(ends->items, (Py_ssize_t)i), &out[i]);
      kf_node_retain(out[i].node);
      continue;
    }
    if (!kf_tensor_requires_grad(ends->tensors[i]))
      return kf_error_set(KF_ERR_RUNTIME,
                          "element %zu of tensors does not require grad and does not have a "
                          "grad_fn",
                          i);
    kf_status_t status = kf_tensor_gradient_edge(ends->tensors[i], &out[i]);
    if (status != KF_OK) return status;
  }
  return KF_OK;
}

/* Creates the initial gradient if none was passed: 1 for a single number. */
static kf_status_t one_for(kf_edge_t edge, kf_tensor_t **out) {
  kf_int_span_t sizes;
  kf_dtype_t dtype;
  kf_device_t device;
  int64_t count = 1;
  bool known = kf_node_output_info(edge.node, edge.index, &sizes, &dtype, &device);
  for (size_t i = 0; known && i < sizes.size; i++) count *= sizes.data[i];
  if (!known || count != 1)
    return kf_error_set(KF_ERR_RUNTIME, "grad can be implicitly created only for scalar outputs");
  return kf_ones(sizes, (kf_opt_int_t){(int64_t)dtype, true}, (kf_opt_int_t){0, false},
                 (kf_opt_device_t){device, true}, (kf_opt_bool_t){false, false}, out);
}

/* kf_engine_run for ends that are not all tensors. Runs without the GIL. */
static kf_status_t run_edges(const ends_t *roots, kf_tensor_t *const *given, const ends_t *inputs,
                             uint32_t flags, kf_tensor_t **out_grads) {
  size_t count = roots->count, wanted = inputs != NULL ? inputs->count : 0;
  kf_edge_t *edges = kf_alloc((count + wanted + 1) * sizeof *edges);
  kf_tensor_t **grads = kf_alloc((count + 1) * sizeof *grads);
  kf_status_t status = edges == NULL || grads == NULL
                           ? kf_error_set(KF_ERR_NO_MEMORY, "not enough memory for backward")
                           : KF_OK;
  if (status == KF_OK) {
    memset(edges, 0, (count + wanted + 1) * sizeof *edges);
    memset(grads, 0, (count + 1) * sizeof *grads);
    status = make_edges(roots, edges);
    if (status == KF_OK && inputs != NULL) status = make_edges(inputs, edges + count);
    for (size_t i = 0; status == KF_OK && i < count; i++) {
      if (given[i] == NULL) {
        status = one_for(edges[i], &grads[i]);
      } else {
        kf_tensor_retain(given[i]);
        grads[i] = given[i];
      }
    }
    if (status == KF_OK)
      status = kf_engine_run(edges, grads, count, inputs != NULL ? edges + count : NULL, wanted,
                             flags, out_grads);
    for (size_t i = 0; i < count + wanted; i++) kf_node_release(edges[i].node);
    for (size_t i = 0; i < count; i++) kf_tensor_release(grads[i]);
  }
  kf_free(edges);
  kf_free(grads);
  return status;
}

/* ---- Backward ---- */

/* Runs the engine without the GIL. `inputs` and `out_grads` may be NULL. */
static kf_status_t run(const ends_t *roots, kf_tensor_t *const *grads, const ends_t *inputs,
                       uint32_t flags, kf_tensor_t **out_grads) {
  KFPY_ASSERT_GIL();
  KFPY_ASSERT_NO_EXCEPTION();
  KFPY_ASSERT(kfpy_running_backwards >= 0);
  kf_status_t status;
  kf_tensor_span_t tensors = {roots->tensors, roots->count}, given = {grads, roots->count};
  kf_tensor_span_t wanted = {NULL, 0};
  if (inputs != NULL) wanted = (kf_tensor_span_t){inputs->tensors, inputs->count};
  kfpy_kept_hooks_t kept = kfpy_keep_hooks();
  kfpy_running_backwards++;
  Py_BEGIN_ALLOW_THREADS;
  if (roots->has_edges || (inputs != NULL && inputs->has_edges))
    status = run_edges(roots, grads, inputs, flags, out_grads);
  else if (out_grads != NULL)
    status = kf_grad(tensors, given, wanted, flags, out_grads);
  else
    status = kf_backward(tensors, given, flags, wanted);
  Py_END_ALLOW_THREADS;
  kfpy_running_backwards--;
  kfpy_restore_hooks(kept);
  KFPY_ASSERT_NO_EXCEPTION();
  return status;
}

/* Returns the results of grad as a tuple; steals the gradients and frees the array. */
static PyObject *gradients_take(kf_status_t status, kf_tensor_t **grads, size_t count) {
  PyObject *tuple = NULL;
  if (!KFPY_FAILED(status) && kfpy_warning_raised() == 0) tuple = kfpy_grad_tuple(grads, count);
  for (size_t i = 0; i < count; i++) kf_tensor_release(grads[i]);
  PyMem_Free(grads);
  return tuple;
}

/* (tensors, grads, retain_graph, create_graph, inputs or None, allow_unused, accumulate) */
static PyObject *run_backward(PyObject *module, PyObject *args) {
  PyObject *root_items, *grad_items, *input_items;
  int retain, create, unused, accumulate;
  (void)module;
  if (!PyArg_ParseTuple(args, "OOppOpp:_run_backward", &root_items, &grad_items, &retain, &create,
                        &input_items, &unused, &accumulate))
    return NULL;
  ends_t roots = {0}, inputs = {0};
  kf_tensor_t **grads = NULL, **results = NULL;
  PyObject *result = NULL;
  uint32_t flags = (retain ? (uint32_t)KF_BACKWARD_RETAIN_GRAPH : 0) |
                   (create ? (uint32_t)KF_BACKWARD_CREATE_GRAPH : 0) |
                   (unused ? (uint32_t)KF_BACKWARD_ALLOW_UNUSED : 0);
  if (read_ends(root_items, "tensors", &roots) < 0 ||
      read_grads(grad_items, roots.count, &grads) < 0 ||
      (input_items != Py_None && read_ends(input_items, "inputs", &inputs) < 0))
    goto end;
  if (!accumulate) {
    results = PyMem_Calloc(inputs.count + 1, sizeof(kf_tensor_t *));
    if (results == NULL) {
      PyErr_NoMemory();
      goto end;
    }
  }
  kf_status_t status = run(&roots, grads, input_items != Py_None ? &inputs : NULL, flags, results);
  if (results != NULL)
    result = gradients_take(status, results, inputs.count);
  else if (!KFPY_FAILED(status) && kfpy_warning_raised() == 0)
    result = Py_NewRef(Py_None);
end:
  PyMem_Free(roots.tensors);
  PyMem_Free(inputs.tensors);
  PyMem_Free(grads);
  return result;
}

/* Tensor.backward in its simplest forms; keyfall.autograd.backward handles all others. */
PyObject *kfpy_tensor_backward_simple(PyObject *self, kf_tensor_t *grad, uint32_t flags) {
  KFPY_ASSERT_GIL();
  KFPY_ASSERT_NO_EXCEPTION();
  kf_tensor_t *tensor = kfpy_tensor_of(self);
  kf_tensor_span_t tensors = {&tensor, 1}, grads = {grad != NULL ? &grad : NULL, grad != NULL};
  kf_tensor_span_t all = {NULL, 0};
  kf_status_t status;
  kfpy_kept_hooks_t kept = kfpy_keep_hooks();
  kfpy_running_backwards++;
  Py_BEGIN_ALLOW_THREADS;
  status = kf_backward(tensors, grads, flags, all);
  Py_END_ALLOW_THREADS;
  kfpy_running_backwards--;
  kfpy_restore_hooks(kept);
  if (KFPY_FAILED(status) || kfpy_warning_raised() < 0) return NULL;
  Py_RETURN_NONE;
}

/* ---- Current node, task and callbacks ---- */

static PyObject *current_node(PyObject *module, PyObject *unused) {
  (void)module, (void)unused;
  return kfpy_node_object(kf_engine_current_node());
}

static PyObject *current_task(PyObject *module, PyObject *unused) {
  (void)module, (void)unused;
  return PyLong_FromLongLong(kf_engine_current_task());
}

static PyObject *next_sequence(PyObject *module, PyObject *unused) {
  (void)module, (void)unused;
  return PyLong_FromUnsignedLongLong(kf_next_sequence());
}

/* The nodes at which the running backward started: a list, empty outside of a backward. */
static PyObject *current_roots(PyObject *module, PyObject *unused) {
  (void)module, (void)unused;
  PyObject *list = PyList_New(0);
  kf_node_t *root;
  for (size_t i = 0; list != NULL && (root = kf_engine_current_root(i)) != NULL; i++) {
    PyObject *node = kfpy_node_object(root);
    if (node == NULL || PyList_Append(list, node) < 0) Py_CLEAR(list);
    Py_XDECREF(node);
  }
  return list;
}

/* Calls a function passed to queue_callback, at the end of the backward. */
static kf_status_t call_back(void *callable) {
  PyGILState_STATE gil = PyGILState_Ensure();
  KFPY_ASSERT_NO_EXCEPTION();
  PyObject *result = PyObject_CallNoArgs(callable);
  kf_status_t status = result == NULL ? kfpy_carry() : KF_OK;
  Py_XDECREF(result);
  kfpy_leave(gil);
  return status;
}

static PyObject *queue_callback(PyObject *module, PyObject *callable) {
  (void)module;
  Py_INCREF(callable); /* the engine's reference: kfpy_release_held drops it */
  if (KFPY_FAILED(kf_engine_queue_callback(call_back, callable, kfpy_release_held))) {
    Py_DECREF(callable);
    return NULL;
  }
  Py_RETURN_NONE;
}

/* ---- Views and versions ---- */

static PyObject *get_creation(PyObject *module, PyObject *object) {
  (void)module;
  kf_tensor_t *tensor;
  if (kfpy_parse_tensor("_get_creation_meta", "tensor", object, &tensor) < 0) return NULL;
  return PyLong_FromLong((long)kf_tensor_creation(tensor));
}

/* Sets version counters, which hides writes from autograd's checks. */
static PyObject *set_versions(PyObject *module, PyObject *args) {
  PyObject *tensors, *versions;
  (void)module;
  if (!PyArg_ParseTuple(args, "O!O!:_unsafe_set_version_counter", &PyTuple_Type, &tensors,
                        &PyTuple_Type, &versions))
    return NULL;
  if (PyTuple_GET_SIZE(tensors) != PyTuple_GET_SIZE(versions)) {
    PyErr_SetString(PyExc_ValueError, "there must be one version for each tensor");
    return NULL;
  }
  for (Py_ssize_t i = 0; i < PyTuple_GET_SIZE(tensors); i++) {
    kf_tensor_t *tensor;
    int64_t version;
    if (kfpy_parse_tensor("_unsafe_set_version_counter", "tensors", PyTuple_GET_ITEM(tensors, i),
                          &tensor) < 0 ||
        kfpy_parse_int("_unsafe_set_version_counter", "versions", PyTuple_GET_ITEM(versions, i),
                       &version) < 0)
      return NULL;
    if (KFPY_FAILED(kf_tensor_set_version(tensor, (uint32_t)version))) return NULL;
  }
  Py_RETURN_NONE;
}

/* ---- Properties of the running backward ---- */

static PyObject *will_execute(PyObject *module, PyObject *object) {
  (void)module;
  bool answer;
  if (!PyObject_TypeCheck(object, kfpy_node_type)) {
    const char *name = strrchr(Py_TYPE(object)->tp_name, '.');
    PyErr_Format(PyExc_RuntimeError, "_will_engine_execute_node expects an grad_fn, but got %s",
                 name != NULL ? name + 1 : Py_TYPE(object)->tp_name);
    return NULL;
  }
  kf_node_t *node = kfpy_node_of(object);
  if (node == NULL || KFPY_FAILED(kf_engine_will_run(node, &answer))) return NULL;
  return PyBool_FromLong(answer);
}

static PyObject *keeps_graph(PyObject *module, PyObject *unused) {
  (void)module, (void)unused;
  /* Outside a backward, nothing frees the graph. */
  return PyBool_FromLong(kf_engine_current_task() < 0 ||
                         (kf_engine_current_flags() & KF_BACKWARD_RETAIN_GRAPH) != 0);
}

static PyObject *is_partial(PyObject *module, PyObject *unused) {
  (void)module, (void)unused;
  return PyBool_FromLong((kf_engine_current_flags() & KF_BACKWARD_PARTIAL) != 0);
}

/* ---- Operators without a derivative ---- */

static const char *const mode_names[] = {"nothing", "warn", "error"};

static PyObject *get_fallback_mode(PyObject *module, PyObject *unused) {
  (void)module, (void)unused;
  KFPY_ASSERT((size_t)kf_get_autograd_fallback_mode() < sizeof mode_names / sizeof *mode_names);
  return PyUnicode_FromString(mode_names[kf_get_autograd_fallback_mode()]);
}

static PyObject *set_fallback_mode(PyObject *module, PyObject *args) {
  const char *name;
  (void)module;
  if (!PyArg_ParseTuple(args, "s:_set_autograd_fallback_mode", &name)) return NULL;
  for (int i = 0; i < 3; i++)
    if (strcmp(name, mode_names[i]) == 0) {
      if (KFPY_FAILED(kf_set_autograd_fallback_mode((kf_autograd_fallback_mode_t)i))) return NULL;
      Py_RETURN_NONE;
    }
  PyErr_Format(PyExc_RuntimeError, "Unsupported AutogradFallbackMode: %.100s", name);
  return NULL;
}

/* ---- Initialization ---- */

static PyMethodDef module_functions[] = {
    {"_get_autograd_fallback_mode", get_fallback_mode, METH_NOARGS,
     "_get_autograd_fallback_mode()\n--\n\nReturns what happens if backward reaches an operator "
     "without a derivative: 'nothing', 'warn' or 'error'."},
    {"_set_autograd_fallback_mode", set_fallback_mode, METH_VARARGS,
     "_set_autograd_fallback_mode(mode, /)\n--\n\nSets what happens if backward reaches an "
     "operator without a derivative."},
    {"_current_graph_task_id", current_task, METH_NOARGS,
     "Returns the id of the backward that runs on this thread, or -1 if there is none."},
    {"_current_autograd_node", current_node, METH_NOARGS,
     "Returns the node that runs on this thread, or None."},
    {"_will_engine_execute_node", will_execute, METH_O,
     "_will_engine_execute_node(node, /)\n--\n\nReturns whether the running backward will execute "
     "the node."},
    {NULL, NULL, 0, NULL}};

static PyMethodDef functions[] = {
    {"_run_backward", run_backward, METH_VARARGS,
     "_run_backward(tensors, grads, retain_graph, create_graph, inputs, allow_unused, accumulate, "
     "/)\n--\n\nRuns backward or grad."},
    {"_queue_callback", queue_callback, METH_O,
     "_queue_callback(callable, /)\n--\n\nCalls the callable when the running backward is done."},
    {"_get_current_graph_task_keep_graph", keeps_graph, METH_NOARGS,
     "Returns whether the running backward keeps the saved tensors."},
    {"_current_roots", current_roots, METH_NOARGS,
     "Returns the nodes at which the running backward started."},
    {"_get_sequence_nr", next_sequence, METH_NOARGS,
     "Returns the number that the next recorded operation of this thread gets."},
    {"_is_partial", is_partial, METH_NOARGS,
     "Returns whether the running backward has explicit inputs and runs only the nodes they need."},
    {"_get_creation_meta", get_creation, METH_O, "Returns how a view was created, as a number."},
    {"_unsafe_set_version_counter", set_versions, METH_VARARGS,
     "_unsafe_set_version_counter(tensors, versions, /)\n--\n\nSets version counters, which hides "
     "writes from autograd."},
    {NULL, NULL, 0, NULL}};

int kfpy_init_autograd(PyObject *module) {
  PyObject *autograd = PyModule_New("keyfall._C._autograd");
  if (autograd == NULL) return -1;
  int status = -1;
  if (PyModule_AddObjectRef(module, "_autograd", autograd) == 0 &&
      kfpy_add_functions(autograd, functions) == 0 &&
      kfpy_add_functions(module, module_functions) == 0 && kfpy_init_nodes(autograd) == 0 &&
      kfpy_init_hooks(autograd) == 0 && kfpy_init_saved(autograd) == 0 &&
      kfpy_init_context(module) == 0 && kfpy_init_apply() == 0 &&
      kfpy_init_builtin_functions(module) == 0 && kfpy_init_anomaly(module) == 0)
    status = 0;
  Py_DECREF(autograd);
  return status;
}
