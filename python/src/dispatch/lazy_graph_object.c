/* The type of compiled graphs, which run without the GIL. */
#include "dispatch/lazy_graph_object.h"

#include "core/function_arguments.h"
#include "types/tensor_list.h"
#include "types/values.h"

PyTypeObject *kfpy_graph_type;

static kf_lazy_graph_t *graph_of(PyObject *object) {
  return ((kfpy_graph_object_t *)object)->graph;
}

/* Steals the references to all results, even on failure. */
static int results_to_tuple(kf_tensor_t **results, size_t count, PyObject **out_tuple) {
  PyObject *tuple = PyTuple_New((Py_ssize_t)count);
  for (size_t i = 0; i < count; i++) {
    PyObject *item = tuple != NULL ? kfpy_wrap_take(results[i]) : NULL;
    if (tuple == NULL) kf_tensor_release(results[i]);
    if (item != NULL)
      PyTuple_SET_ITEM(tuple, (Py_ssize_t)i, item);
    else
      Py_CLEAR(tuple);
  }
  *out_tuple = tuple;
  return tuple != NULL ? 0 : -1;
}

/* Gives tensors their gradients, and takes over these. */
static kf_status_t set_gradients(const kfpy_leaves_t *leaves, kf_tensor_t **gradients) {
  kf_status_t status = kfpy_leaves_set(leaves, gradients);
  for (size_t i = 0; i < leaves->given; i++) kf_tensor_release(gradients[i]);
  return status;
}

/* Runs the graph. The array of results is on the stack unless there are many. */
static PyObject *run_graph(kf_lazy_graph_t *graph, const kfpy_leaves_t *leaves,
                           const kfpy_tensor_list_t *inputs) {
  kf_tensor_t *inline_results[16], **results = inline_results;
  size_t count = kf_lazy_graph_result_count(graph);
  if (leaves->count > 0 && KFPY_FAILED(kfpy_leaves_clear(leaves))) return NULL;
  if (count > 16) results = PyMem_Calloc(count, sizeof *results);
  if (results == NULL) return PyErr_NoMemory();
  PyThreadState *state = PyEval_SaveThread();
  kf_status_t status = kf_lazy_graph_run(graph, inputs->data, results);
  PyEval_RestoreThread(state);
  PyObject *tuple = NULL;
  if (!KFPY_FAILED(status)) {
    count -= leaves->given;
    status = set_gradients(leaves, results + count);
    (void)results_to_tuple(results, count, &tuple);
    if (tuple != NULL && KFPY_FAILED(status)) Py_CLEAR(tuple);
  }
  if (results != inline_results) PyMem_Free(results);
  return tuple;
}

/* graph(tensors) -> tuple of tensors */
static PyObject *call_graph(PyObject *self, PyObject *const *args, size_t given,
                            PyObject *keywords) {
  kfpy_tensor_list_t list;
  Py_ssize_t count = PyVectorcall_NARGS(given);
  if (count != 1 || (keywords != NULL && PyTuple_GET_SIZE(keywords) > 0)) {
    PyErr_SetString(PyExc_TypeError, "a compiled graph takes one argument: its input tensors");
    return NULL;
  }
  if (kfpy_parse_tensors("graph", "inputs", args[0], &list) < 0) return NULL;
  PyObject *result = NULL;
  size_t expected = kf_lazy_graph_input_count(graph_of(self));
  if (list.size == expected)
    result = run_graph(graph_of(self), &((kfpy_graph_object_t *)self)->leaves, &list);
  else
    PyErr_Format(PyExc_ValueError, "the compiled graph has %zu inputs, found %zu", expected,
                 list.size);
  kfpy_clear_tensors(&list);
  return result;
}

/* text(format="text"): one of the formats of kf_lazy_graph_text, by name. */
static PyObject *graph_text(PyObject *self, PyObject *const *args, Py_ssize_t count,
                            PyObject *keywords) {
  static const kfpy_parameters_t parameters = {"text", 1, 0, {"format"}};
  static const char *const formats[] = {"text", "dot", "backend"};
  PyObject *given;
  if (kfpy_parse(&parameters, args, count, keywords, &given) < 0) return NULL;
  for (int i = 0; i < 3; i++) {
    if (given == NULL
            ? i > 0
            : !PyUnicode_Check(given) || PyUnicode_CompareWithASCIIString(given, formats[i]) != 0)
      continue;
    char *text = NULL;
    kf_status_t status = kf_lazy_graph_text(graph_of(self), (kf_lazy_format_t)i, &text);
    return KFPY_FAILED(status) ? NULL : kfpy_text_take(text);
  }
  return PyErr_Format(PyExc_ValueError, "expected the format 'text', 'dot' or 'backend', found %R",
                      given);
}

/* keep_gradients(given, cleared): the last results are the gradients of the tensors `given`, and no
 * longer returned; the tensors `cleared` have none after a run. */
static PyObject *keep_gradients(PyObject *self, PyObject *args) {
  PyObject *given, *cleared;
  kfpy_tensor_list_t some, others;
  kfpy_graph_object_t *object = (kfpy_graph_object_t *)self;
  if (!PyArg_ParseTuple(args, "OO:keep_gradients", &given, &cleared) ||
      kfpy_parse_tensors("keep_gradients", "given", given, &some) < 0)
    return NULL;
  if (kfpy_parse_tensors("keep_gradients", "cleared", cleared, &others) < 0) {
    kfpy_clear_tensors(&some);
    return NULL;
  }
  int failed = -1;
  if (some.size <= kf_lazy_graph_result_count(object->graph))
    failed = kfpy_leaves_fill(&object->leaves, kfpy_span_of(&some), kfpy_span_of(&others));
  else
    PyErr_Format(PyExc_ValueError, "keep_gradients: the graph has fewer than %zu results",
                 some.size);
  kfpy_clear_tensors(&some);
  kfpy_clear_tensors(&others);
  return failed < 0 ? NULL : Py_NewRef(Py_None);
}

/* watch(tensors): those that the graph has captured. */
static PyObject *watch(PyObject *self, PyObject *object) {
  kfpy_tensor_list_t list;
  if (kfpy_parse_tensors("watch", "tensors", object, &list) < 0) return NULL;
  const int failed =
      kfpy_watched_fill(&((kfpy_graph_object_t *)self)->watched, kfpy_span_of(&list));
  kfpy_clear_tensors(&list);
  return failed < 0 ? NULL : Py_NewRef(Py_None);
}

/* holds() -> bool */
static PyObject *graph_holds(PyObject *self, PyObject *unused) {
  (void)unused;
  return PyBool_FromLong(kfpy_watched_hold(&((kfpy_graph_object_t *)self)->watched));
}

/* accepts(inputs) -> bool */
static PyObject *graph_accepts(PyObject *self, PyObject *object) {
  kfpy_tensor_list_t list;
  if (kfpy_parse_tensors("accepts", "inputs", object, &list) < 0) return NULL;
  const bool accepts = list.size == kf_lazy_graph_input_count(graph_of(self)) &&
                       kf_lazy_graph_accepts(graph_of(self), kfpy_span_of(&list).data);
  kfpy_clear_tensors(&list);
  return PyBool_FromLong(accepts);
}

/* reads(storage_id) -> bool */
static PyObject *graph_reads(PyObject *self, PyObject *object) {
  const void *storage = PyLong_AsVoidPtr(object);
  if (storage == NULL && PyErr_Occurred() != NULL) return NULL;
  return PyBool_FromLong(kf_lazy_graph_reads(graph_of(self), storage));
}

static void dealloc_graph(PyObject *self) {
  PyTypeObject *type = Py_TYPE(self);
  kfpy_leaves_release(&((kfpy_graph_object_t *)self)->leaves);
  kfpy_watched_release(&((kfpy_graph_object_t *)self)->watched);
  kf_lazy_graph_release(graph_of(self));
  type->tp_free(self);
  Py_DECREF(type);
}

/* (inputs, roots, eager_results=False) -> _LazyGraph. Removes the pending operators from the
 * recording. */
PyObject *kfpy_extract_graph(PyObject *module, PyObject *args) {
  PyObject *inputs, *roots;
  int eager = 0;
  kfpy_tensor_list_t in, out;
  (void)module;
  if (!PyArg_ParseTuple(args, "OO|p:_extract_graph", &inputs, &roots, &eager) ||
      kfpy_parse_tensors("_extract_graph", "inputs", inputs, &in) < 0)
    return NULL;
  if (kfpy_parse_tensors("_extract_graph", "roots", roots, &out) < 0) {
    kfpy_clear_tensors(&in);
    return NULL;
  }
  kf_lazy_graph_t *graph = NULL;
  uint32_t options = eager != 0 ? KF_LAZY_EAGER_RESULTS : 0;
  PyThreadState *state = PyEval_SaveThread();
  kf_status_t status =
      kf_lazy_graph_extract(kfpy_span_of(&in), kfpy_span_of(&out), options, &graph);
  PyEval_RestoreThread(state);
  kfpy_clear_tensors(&in);
  kfpy_clear_tensors(&out);
  if (KFPY_FAILED(status)) return NULL;
  kfpy_graph_object_t *object =
      (kfpy_graph_object_t *)kfpy_graph_type->tp_alloc(kfpy_graph_type, 0);
  if (object == NULL) {
    kf_lazy_graph_release(graph);
    return NULL;
  }
  object->graph = graph;
  object->call = call_graph;
  return (PyObject *)object;
}

static PyMemberDef graph_members[] = {
    {"__vectorcalloffset__", T_PYSSIZET, offsetof(kfpy_graph_object_t, call), READONLY, NULL},
    {NULL, 0, 0, 0, NULL}};
static PyMethodDef graph_methods[] = {
    KFPY_FAST("text", graph_text,
              "text(format='text')\n--\n\nThe graph as text, Graphviz or back-end code."),
    {"keep_gradients", keep_gradients, METH_VARARGS,
     "keep_gradients(given, cleared, /)\n--\n\nHas runs set gradients of tensors."},
    {"watch", watch, METH_O, "watch(tensors, /)\n--\n\nKeeps where tensors are, for holds()."},
    {"holds", graph_holds, METH_NOARGS,
     "holds()\n--\n\nWhether the tensors that are watched have the memory that they had."},
    {"accepts", graph_accepts, METH_O,
     "accepts(inputs, /)\n--\n\nWhether no input has memory that the graph has captured."},
    {"reads", graph_reads, METH_O,
     "reads(storage_id, /)\n--\n\nWhether the graph reads a storage that is of no input."},
    {NULL, NULL, 0, NULL}};
static PyType_Slot graph_slots[] = {
    {Py_tp_dealloc, (void *)(uintptr_t)dealloc_graph},
    {Py_tp_call, (void *)(uintptr_t)PyVectorcall_Call},
    {Py_tp_methods, graph_methods},
    {Py_tp_members, graph_members},
    {Py_tp_doc, "graph(inputs)\n\nA compiled graph. Calling it runs it on new inputs."},
    {0, NULL}};
static PyType_Spec graph_spec = {
    "keyfall._C._LazyGraph", sizeof(kfpy_graph_object_t), 0,
    Py_TPFLAGS_DEFAULT | Py_TPFLAGS_HAVE_VECTORCALL | Py_TPFLAGS_DISALLOW_INSTANTIATION,
    graph_slots};

int kfpy_init_graph(PyObject *module) {
  return kfpy_add_type(module, &graph_spec, NULL, &kfpy_graph_type);
}
