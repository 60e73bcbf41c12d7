/* Queries about the dispatcher (PyTorch's torch._C._dispatch_*): operators by name, their kernels,
 * tables and dumps; and calls through handles. */
#include "keys/dispatch_objects.h"

/* ---- Calls ---- */

enum { USUAL_ARGUMENTS = 16 };

/* Runs a call whose arguments are on the stack. */
typedef kf_status_t (*run_fn)(const void *context, const kf_op_t *op, kf_stack_t *stack);

/* Returns the schema, as a reference that the caller owns; raises PyTorch's RuntimeError if the
 * operator has none. */
static const kf_schema_t *schema_or_raise(const kf_op_t *op) {
  const kf_schema_t *schema = kf_op_schema(op);
  if (schema == NULL)
    PyErr_Format(PyExc_RuntimeError,
                 "Tried to access the schema for %s which doesn't have a schema registered yet",
                 kf_op_full_name(op));
  return schema;
}

/* Calls an operator with the Python arguments that follow the first one. */
static PyObject *run_with_tail(const kf_op_t *op, PyObject *args, PyObject *keywords, run_fn run,
                               const void *context) {
  KFPY_ASSERT(PyTuple_Check(args));
  KFPY_ASSERT(PyTuple_GET_SIZE(args) >= 1);
  const kf_schema_t *schema = schema_or_raise(op);
  if (schema == NULL) return NULL;
  kf_value_t buffer[USUAL_ARGUMENTS];
  kf_stack_t stack;
  kf_stack_init(&stack, buffer, USUAL_ARGUMENTS);
  PyObject *result = NULL;
  if (kfpy_push_arguments(op, PySequence_Fast_ITEMS(args) + 1, PyTuple_GET_SIZE(args) - 1, keywords,
                          &stack) == 0 &&
      !KFPY_FAILED(run(context, op, &stack)))
    result = kfpy_results(schema, &stack);
  kf_stack_destroy(&stack);
  kf_schema_release(schema);
  if (result != NULL && kfpy_warning_raised() < 0) Py_CLEAR(result);
  KFPY_ASSERT_RESULT(result);
  return result;
}

static kf_status_t run_call(const void *context, const kf_op_t *op, kf_stack_t *stack) {
  (void)context;
  return kfpy_call(op, stack);
}

static kf_status_t run_redispatch(const void *context, const kf_op_t *op, kf_stack_t *stack) {
  return kfpy_redispatch(op, *(const kf_keyset_t *)context, stack);
}

static kf_status_t run_kernel_ref(const void *context, const kf_op_t *op, kf_stack_t *stack) {
  (void)op;
  const void *const *parts = context; /* reference, key set */
  kf_status_t status;
  Py_BEGIN_ALLOW_THREADS;
  status = kf_kernel_ref_call_boxed(parts[0], *(const kf_keyset_t *)parts[1], stack);
  Py_END_ALLOW_THREADS;
  return status;
}

/* Parses the key set that is the first argument of the method `what`. */
static int first_keyset(const char *what, PyObject *args, kf_keyset_t *out) {
  if (PyTuple_GET_SIZE(args) > 0) return kfpy_as_keyset(PyTuple_GET_ITEM(args, 0), out);
  PyErr_Format(PyExc_TypeError, "%s() expects a DispatchKeySet before the operator's arguments",
               what);
  return -1;
}

/* ---- Handles ---- */

PyObject *kfpy_handle_object(const kf_op_t *op) {
  PyObject *self = kfpy_handle_type->tp_alloc(kfpy_handle_type, 0);
  if (self == NULL) return NULL;
  kf_op_retain(op);
  ((kfpy_handle_t *)self)->op = op;
  return self;
}

static void handle_dealloc(PyObject *self) {
  PyTypeObject *type = Py_TYPE(self);
  kf_op_release(kfpy_handle_op(self));
  type->tp_free(self);
  Py_DECREF(type);
}

static PyObject *handle_compare(PyObject *self, PyObject *other, int how) {
  if ((how != Py_EQ && how != Py_NE) || Py_TYPE(other) != kfpy_handle_type)
    Py_RETURN_NOTIMPLEMENTED;
  return PyBool_FromLong((kfpy_handle_op(self) == kfpy_handle_op(other)) == (how == Py_EQ));
}

static Py_hash_t handle_hash(PyObject *self) {
  return (Py_hash_t)((uintptr_t)kfpy_handle_op(self) >> 4);
}

static PyObject *handle_schema(PyObject *self, PyObject *unused) {
  (void)unused;
  const kf_schema_t *schema = schema_or_raise(kfpy_handle_op(self));
  if (schema == NULL) return NULL;
  PyObject *object = kfpy_schema_object(schema);
  kf_schema_release(schema);
  return object;
}

static size_t print_debug(const void *op, char *buffer, size_t size) {
  return kf_op_debug(op, buffer, size);
}

static PyObject *handle_debug(PyObject *self, PyObject *unused) {
  (void)unused;
  return kfpy_printed(print_debug, kfpy_handle_op(self));
}

static PyObject *handle_redispatch(PyObject *self, PyObject *args, PyObject *kwargs) {
  kf_keyset_t set;
  if (first_keyset("redispatch_boxed", args, &set) < 0) return NULL;
  return run_with_tail(kfpy_handle_op(self), args, kwargs, run_redispatch, &set);
}

#define METHOD(name, fn, text) \
  { name, (PyCFunction)(void (*)(void))(fn), METH_VARARGS | METH_KEYWORDS, name text }

static PyMethodDef handle_methods[] = {
    {"schema", handle_schema, METH_NOARGS,
     "schema($self, /)\n--\n\nReturns the operator's FunctionSchema."},
    {"debug", handle_debug, METH_NOARGS,
     "debug($self, /)\n--\n\nReturns where the operator was defined."},
    METHOD("redispatch_boxed", handle_redispatch,
           "($self, keyset, /, *args, **kwargs)\n--\n\nRuns the kernel for exactly this key set."),
    {NULL, NULL, 0, NULL}};

static PyType_Slot handle_slots[] = {
    {Py_tp_doc, "A handle of a dispatcher operator; see _dispatch_find_schema_or_throw()."},
    {Py_tp_dealloc, handle_dealloc},
    {Py_tp_richcompare, handle_compare},
    {Py_tp_hash, handle_hash},
    {Py_tp_methods, handle_methods},
    {0, NULL}};

static PyType_Spec handle_spec = {.name = "keyfall._C._DispatchOperatorHandle",
                                  .basicsize = sizeof(kfpy_handle_t),
                                  .flags = Py_TPFLAGS_DEFAULT | Py_TPFLAGS_DISALLOW_INSTANTIATION,
                                  .slots = handle_slots};

/* Returns the handle of a defined operator. */
static PyObject *find_schema(PyObject *module, PyObject *args) {
  (void)module;
  const char *name = NULL, *overload = NULL;
  if (!PyArg_ParseTuple(args, "ss:_dispatch_find_schema_or_throw", &name, &overload)) return NULL;
  kf_op_t *op = NULL;
  if (KFPY_FAILED_PLAIN(kf_op_find_schema(name, overload, &op))) return NULL;
  PyObject *handle = kfpy_handle_object(op);
  kf_op_release(op);
  return handle;
}

/* Returns the operator of the handle that is the first argument of the function `what`; borrowed.
 */
static const kf_op_t *first_handle(const char *what, PyObject *args) {
  PyObject *first = PyTuple_GET_SIZE(args) > 0 ? PyTuple_GET_ITEM(args, 0) : NULL;
  if (first != NULL && Py_TYPE(first) == kfpy_handle_type) return kfpy_handle_op(first);
  PyErr_Format(PyExc_TypeError, "%s(): expected a _DispatchOperatorHandle first, found %.200s",
               what, first != NULL ? Py_TYPE(first)->tp_name : "nothing");
  return NULL;
}

static PyObject *call_boxed(PyObject *module, PyObject *args, PyObject *kwargs) {
  (void)module;
  const kf_op_t *op = first_handle("_dispatch_call_boxed", args);
  return op != NULL ? run_with_tail(op, args, kwargs, run_call, NULL) : NULL;
}

/* ---- References to kernels ---- */

/* _SafeKernelFunction: a kernel that fails cleanly once it is deregistered. */
typedef struct kernel_object {
  PyObject_HEAD kf_kernel_ref_t *ref; /* owned */
} kernel_object_t;

static PyTypeObject *kernel_type;

static kf_kernel_ref_t *ref_of(PyObject *self) { return ((kernel_object_t *)self)->ref; }

static void kernel_dealloc(PyObject *self) {
  PyTypeObject *type = Py_TYPE(self);
  kf_kernel_ref_release(ref_of(self));
  type->tp_free(self);
  Py_DECREF(type);
}

static PyObject *kernel_repr(PyObject *self) {
  return PyUnicode_FromFormat("SafeKernelFunction(debug='%s')", kf_kernel_ref_debug(ref_of(self)));
}

static PyObject *kernel_call(PyObject *self, PyObject *args, PyObject *kwargs) {
  kf_keyset_t set;
  if (first_keyset("call_boxed", args, &set) < 0 || KFPY_FAILED(kf_kernel_ref_check(ref_of(self))))
    return NULL;
  const void *parts[] = {ref_of(self), &set};
  return run_with_tail(kf_kernel_ref_op(ref_of(self)), args, kwargs, run_kernel_ref, parts);
}

static PyObject *kernel_op_handle(PyObject *self, void *unused) {
  (void)unused;
  return kfpy_handle_object(kf_kernel_ref_op(ref_of(self)));
}

static PyMethodDef kernel_methods[] = {
    METHOD("call_boxed", kernel_call,
           "($self, keyset, /, *args, **kwargs)\n--\n\nCalls the kernel with this key set."),
    {NULL, NULL, 0, NULL}};

static PyGetSetDef kernel_getset[] = {
    {"op_handle", kernel_op_handle, NULL, "Handle of the kernel's operator.", NULL},
    {NULL, NULL, NULL, NULL, NULL}};

static PyType_Slot kernel_slots[] = {
    {Py_tp_doc, "A kernel that can be called as long as it is registered."},
    {Py_tp_dealloc, kernel_dealloc},
    {Py_tp_repr, kernel_repr},
    {Py_tp_methods, kernel_methods},
    {Py_tp_getset, kernel_getset},
    {0, NULL}};

static PyType_Spec kernel_spec = {.name = "keyfall._C._SafeKernelFunction",
                                  .basicsize = sizeof(kernel_object_t),
                                  .flags = Py_TPFLAGS_DEFAULT | Py_TPFLAGS_DISALLOW_INSTANTIATION,
                                  .slots = kernel_slots};

/* ---- Kernels by operator and key ---- */

/* Parses the operator name and the key of a query; the caller owns the operator. */
static kf_op_t *parse_question(PyObject *args, const char *format, kf_key_t *out_key) {
  const char *name = NULL;
  kf_op_t *op = NULL;
  if (!PyArg_ParseTuple(args, format, &name, kfpy_key_converter, out_key)) return NULL;
  return KFPY_FAILED_PLAIN(kf_op_find_by_full_name(name, &op)) ? NULL : op;
}

static PyObject *has_kernel_for_key(PyObject *module, PyObject *args) {
  (void)module;
  kf_key_t key = 0;
  kf_op_t *op = parse_question(args, "sO&:_dispatch_has_kernel_for_dispatch_key", &key);
  if (op == NULL) return NULL;
  bool has = kf_op_has_kernel_for_key(op, key);
  kf_op_release(op);
  return PyBool_FromLong(has);
}

static PyObject *is_fallthrough(PyObject *module, PyObject *args) {
  (void)module;
  kf_key_t key = 0;
  kf_op_t *op = parse_question(args, "sO&:_dispatch_kernel_for_dispatch_key_is_fallthrough", &key);
  if (op == NULL) return NULL;
  PyObject *answer = NULL;
  if (kf_op_has_kernel_for_key(op, key))
    answer = PyBool_FromLong(kf_op_kernel_is_fallthrough(op, key));
  else
    PyErr_Format(PyExc_RuntimeError, "no kernel for %s on %s", kf_key_name(key),
                 kf_op_full_name(op));
  kf_op_release(op);
  return answer;
}

static PyObject *has_kernel_for_any_key(PyObject *module, PyObject *args) {
  (void)module;
  const char *name = NULL;
  kf_keyset_t set;
  kf_op_t *op = NULL;
  if (!PyArg_ParseTuple(args, "sO&:_dispatch_has_kernel_for_any_dispatch_key", &name,
                        kfpy_keyset_converter, &set) ||
      KFPY_FAILED_PLAIN(kf_op_find_by_full_name(name, &op)))
    return NULL;
  bool has = kf_op_has_kernel_for_any_key(op, set);
  kf_op_release(op);
  return PyBool_FromLong(has);
}

/* A per-backend functionality key (Dense, AutogradFunctionality) has no table slot of its own. A
 * set with only its bit dispatches to the CPU slot, and PyTorch answers for that slot. */
static kf_key_t key_with_slot(kf_key_t key) {
  return kf_key_is_per_backend(key) ? kf_key_runtime(key, KF_BACKEND_CPU) : key;
}

static PyObject *has_computed_kernel(PyObject *module, PyObject *args) {
  (void)module;
  kf_key_t key = 0;
  kf_op_t *op = parse_question(args, "sO&:_dispatch_has_computed_kernel_for_dispatch_key", &key);
  if (op == NULL) return NULL;
  bool has = false;
  kf_status_t status = kf_op_has_computed_kernel(op, key_with_slot(key), &has);
  kf_op_release(op);
  return KFPY_FAILED_PLAIN(status) ? NULL : PyBool_FromLong(has);
}

static PyObject *get_computed_kernel(PyObject *module, PyObject *args) {
  (void)module;
  kf_key_t key = 0;
  kf_op_t *op = parse_question(args, "sO&:_dispatch_get_computed_kernel_for_dispatch_key", &key);
  if (op == NULL) return NULL;
  kf_kernel_ref_t *ref = NULL;
  kf_status_t status = kf_op_kernel_ref(op, key_with_slot(key), &ref);
  kf_op_release(op);
  if (KFPY_FAILED_PLAIN(status)) return NULL;
  PyObject *self = kernel_type->tp_alloc(kernel_type, 0);
  if (self != NULL)
    ((kernel_object_t *)self)->ref = ref;
  else
    kf_kernel_ref_release(ref);
  return self;
}

static PyObject *has_fallback(PyObject *module, PyObject *object) {
  (void)module;
  kf_key_t key = 0;
  return kfpy_as_key(object, &key) < 0 ? NULL : PyBool_FromLong(kf_has_fallback(key));
}

/* ---- Queries by name that accept an unknown operator ---- */

/* 1: found, owned; 0: not found; -1: raised, because the name is malformed. */
static int find_op(PyObject *object, kf_op_t **out_op) {
  *out_op = NULL;
  const char *name = PyUnicode_Check(object) ? PyUnicode_AsUTF8(object) : NULL;
  if (name == NULL) {
    if (!PyErr_Occurred())
      PyErr_Format(PyExc_TypeError, "expected an operator's name, found %.200s",
                   Py_TYPE(object)->tp_name);
    return -1;
  }
  kf_status_t status = kf_op_find_by_full_name(name, out_op);
  if (status == KF_ERR_NOT_FOUND) return 0;
  return KFPY_FAILED_PLAIN(status) ? -1 : 1;
}

static PyObject *dump_with(PyObject *name, kf_status_t (*dump)(const kf_op_t *, char **)) {
  kf_op_t *op = NULL;
  int found = find_op(name, &op);
  if (found <= 0) return found < 0 ? NULL : PyUnicode_FromString("");
  char *text = NULL;
  kf_status_t status = dump(op, &text);
  kf_op_release(op);
  return KFPY_FAILED_PLAIN(status) ? NULL : kfpy_text_take(text);
}

static PyObject *dump(PyObject *module, PyObject *name) {
  (void)module;
  return dump_with(name, kf_op_dump);
}

static PyObject *dump_table(PyObject *module, PyObject *name) {
  (void)module;
  return dump_with(name, kf_op_dump_table);
}

static PyObject *has_kernel(PyObject *module, PyObject *name) {
  (void)module;
  kf_op_t *op = NULL;
  int found = find_op(name, &op);
  kf_op_release(op);
  return found < 0 ? NULL : PyBool_FromLong(found);
}

static PyObject *check_invariants(PyObject *module, PyObject *name) {
  (void)module;
  kf_op_t *op = NULL;
  int found = find_op(name, &op);
  kf_status_t status = found > 0 ? kf_op_check_invariants(op) : KF_OK;
  kf_op_release(op);
  if (found < 0 || KFPY_FAILED_PLAIN(status)) return NULL;
  Py_RETURN_NONE;
}

static PyObject *check_all_invariants(PyObject *module, PyObject *unused) {
  (void)module;
  (void)unused;
  if (KFPY_FAILED_PLAIN(kf_check_all_invariants())) return NULL;
  Py_RETURN_NONE;
}

/* ---- Lists of operators ---- */

/* Library visitors: they hold the GIL, because kf_visit_ops runs them on the caller's thread.
 * Steals the item; fails if it is NULL. */
static kf_status_t append(PyObject *list, PyObject *item) {
  KFPY_ASSERT_GIL();
  int failed = item == NULL || PyList_Append(list, item) < 0;
  Py_XDECREF(item);
  return failed ? kfpy_carry() : KF_OK;
}

static kf_status_t append_name(void *list, const kf_op_t *op) {
  return append(list, PyUnicode_FromString(kf_op_full_name(op)));
}

static kf_status_t append_dump(void *list, const kf_op_t *op) {
  char *text = NULL;
  KF_TRY(kf_op_dump(op, &text));
  return append(list, kfpy_text_take(text));
}

/* Steals the list. */
static PyObject *finish_list(PyObject *list, kf_status_t status) {
  if (KFPY_FAILED(status)) Py_CLEAR(list);
  return list;
}

static PyObject *find_dangling(PyObject *module, PyObject *unused) {
  (void)module;
  (void)unused;
  PyObject *list = PyList_New(0);
  return list != NULL ? finish_list(list, kf_visit_dangling_impls(append_dump, list)) : NULL;
}

static PyObject *all_names(PyObject *module, PyObject *unused) {
  (void)module;
  (void)unused;
  PyObject *list = PyList_New(0);
  return list != NULL ? finish_list(list, kf_visit_ops(append_name, list)) : NULL;
}

/* Returns the names of the operators with a kernel for a key, or of all operators; `format`
 * contains the function's name. */
static PyObject *registrations(PyObject *args, PyObject *kwargs, const char *format) {
  static char *keywords[] = {"dispatch_key", NULL};
  PyObject *key_object = NULL;
  if (!PyArg_ParseTupleAndKeywords(args, kwargs, format, keywords, &key_object)) return NULL;
  bool all =
      key_object == NULL || (PyUnicode_Check(key_object) && PyUnicode_GetLength(key_object) == 0);
  kf_key_t key = KF_KEY_Undefined;
  if (!all && kfpy_as_key(key_object, &key) < 0) return NULL;
  PyObject *list = PyList_New(0);
  /* Nothing can be registered for Undefined, and the library takes that key to mean "all". */
  if (list == NULL || (!all && key == KF_KEY_Undefined)) return list;
  return finish_list(list, kf_visit_registrations(key, append_name, list));
}

static PyObject *get_registrations(PyObject *module, PyObject *args, PyObject *kwargs) {
  (void)module;
  return registrations(args, kwargs, "|O:_dispatch_get_registrations_for_dispatch_key");
}

static PyObject *print_registrations(PyObject *module, PyObject *args, PyObject *kwargs) {
  (void)module;
  PyObject *list = registrations(args, kwargs, "|O:_dispatch_print_registrations_for_dispatch_key");
  if (list == NULL) return NULL;
  for (Py_ssize_t i = 0; i < PyList_GET_SIZE(list); i++)
    PySys_FormatStdout("%U\n", PyList_GET_ITEM(list, i));
  Py_DECREF(list);
  Py_RETURN_NONE;
}

/* ---- Hooks and Python modules ---- */

/* Callables that report a missing kernel: dict, full operator name -> callable. Looked up under the
 * GIL at each failure, so that replacing one never frees it during a call. */
static PyObject *reporters;

/* The library's handler for a missing kernel. */
static kf_status_t report_missing(void *context, const kf_op_t *op, const char *key) {
  (void)context;
  PyGILState_STATE gil;
  if (!kfpy_enter(&gil)) return KF_OK;
  PyObject *callable = PyDict_GetItemString(reporters, kf_op_full_name(op));
  Py_XINCREF(callable);
  PyObject *result = callable != NULL ? PyObject_CallFunction(callable, "s", key) : NULL;
  kf_status_t status = result == NULL && PyErr_Occurred() ? kfpy_carry() : KF_OK;
  Py_XDECREF(result);
  Py_XDECREF(callable);
  kfpy_leave(gil);
  return status; /* if the callable does not raise, the library reports its own error */
}

static PyObject *set_reporter(PyObject *module, PyObject *args) {
  (void)module;
  if (PyTuple_GET_SIZE(args) != 2)
    return PyErr_Format(PyExc_TypeError,
                        "_dispatch_set_report_error_callback() takes a handle and a callable, but "
                        "got %zd arguments",
                        PyTuple_GET_SIZE(args));
  const kf_op_t *op = first_handle("_dispatch_set_report_error_callback", args);
  PyObject *callable = PyTuple_GET_ITEM(args, 1);
  if (op == NULL) return NULL;
  if (!PyCallable_Check(callable))
    return PyErr_Format(PyExc_TypeError,
                        "_dispatch_set_report_error_callback(): expected a callable, found %.200s",
                        Py_TYPE(callable)->tp_name);
  if (PyDict_SetItemString(reporters, kf_op_full_name(op), callable) < 0) return NULL;
  kf_op_set_missing_kernel_handler((kf_op_t *)(uintptr_t)op, report_missing, NULL);
  Py_RETURN_NONE;
}

static PyObject *pystub(PyObject *module, PyObject *args) {
  (void)module;
  const char *name = NULL, *overload = NULL;
  if (!PyArg_ParseTuple(args, "ss:_dispatch_pystub", &name, &overload)) return NULL;
  char *python_module = NULL, *context = NULL;
  if (KFPY_FAILED_PLAIN(kf_python_module(name, overload, &python_module, &context))) return NULL;
  if (python_module == NULL) Py_RETURN_NONE;
  PyObject *pair = Py_BuildValue("(NN)", kfpy_text(python_module),
                                 kfpy_text(context != NULL ? context : ""));
  kf_free(python_module);
  kf_free(context);
  return pair;
}

static PyObject *is_main_interpreter(PyObject *module, PyObject *unused) {
  (void)module;
  (void)unused;
  Py_RETURN_TRUE; /* no other interpreter can import the module */
}

/* ---- The module ---- */

static PyMethodDef functions[] = {
    {"_dispatch_find_schema_or_throw", find_schema, METH_VARARGS,
     "_dispatch_find_schema_or_throw(name, overload, /)\n--\n\nReturns the handle of a defined "
     "operator."},
    METHOD("_dispatch_call_boxed", call_boxed,
           "(handle, /, *args, **kwargs)\n--\n\nCalls the operator."),
    {"_dispatch_dump", dump, METH_O,
     "_dispatch_dump(name, /)\n--\n\nReturns a text that lists the registrations of an operator."},
    {"_dispatch_dump_table", dump_table, METH_O,
     "_dispatch_dump_table(name, /)\n--\n\nReturns a text that lists the kernel for each key, and "
     "why it was chosen."},
    {"_dispatch_check_invariants", check_invariants, METH_O,
     "_dispatch_check_invariants(name, /)\n--\n\nChecks the internal state of an operator."},
    {"_dispatch_check_all_invariants", check_all_invariants, METH_NOARGS,
     "_dispatch_check_all_invariants()\n--\n\nChecks the internal state of all operators."},
    {"_dispatch_has_kernel", has_kernel, METH_O,
     "_dispatch_has_kernel(name, /)\n--\n\nReturns whether anything is registered under the name."},
    {"_dispatch_has_kernel_for_dispatch_key", has_kernel_for_key, METH_VARARGS,
     "_dispatch_has_kernel_for_dispatch_key(name, key, /)\n--\n\nReturns whether a kernel is "
     "registered for exactly this key."},
    {"_dispatch_kernel_for_dispatch_key_is_fallthrough", is_fallthrough, METH_VARARGS,
     "_dispatch_kernel_for_dispatch_key_is_fallthrough(name, key, /)\n--\n\nReturns whether the "
     "kernel registered for exactly this key is a fallthrough."},
    {"_dispatch_has_kernel_for_any_dispatch_key", has_kernel_for_any_key, METH_VARARGS,
     "_dispatch_has_kernel_for_any_dispatch_key(name, keyset, /)\n--\n\nReturns whether a kernel "
     "is registered for any of the keys."},
    {"_dispatch_has_computed_kernel_for_dispatch_key", has_computed_kernel, METH_VARARGS,
     "_dispatch_has_computed_kernel_for_dispatch_key(name, key, /)\n--\n\nReturns whether a call "
     "for the key finds a kernel, including fallbacks."},
    {"_dispatch_get_computed_kernel_for_dispatch_key", get_computed_kernel, METH_VARARGS,
     "_dispatch_get_computed_kernel_for_dispatch_key(name, key, /)\n--\n\nReturns the kernel that "
     "a call for the key runs."},
    {"_dispatch_has_backend_fallback", has_fallback, METH_O,
     "_dispatch_has_backend_fallback(key, /)\n--\n\nReturns whether the key has a fallback."},
    {"_dispatch_find_dangling_impls", find_dangling, METH_NOARGS,
     "_dispatch_find_dangling_impls()\n--\n\nReturns dumps of the operators that have kernels but "
     "no definition."},
    {"_dispatch_get_all_op_names", all_names, METH_NOARGS,
     "_dispatch_get_all_op_names()\n--\n\nReturns the names of all operators."},
    METHOD("_dispatch_get_registrations_for_dispatch_key", get_registrations,
           "(dispatch_key='')\n--\n\nReturns the names of the operators with a kernel for the key, "
           "or of all operators if the key is ''."),
    METHOD(
        "_dispatch_print_registrations_for_dispatch_key", print_registrations,
        "(dispatch_key='')\n--\n\nPrints the names of the operators with a kernel for the key, or "
        "of all operators if the key is ''."),
    {"_dispatch_set_report_error_callback", set_reporter, METH_VARARGS,
     "_dispatch_set_report_error_callback(handle, callable, /)\n--\n\nSets the function to call "
     "with the key's name if the operator has no kernel. It must raise."},
    {"_dispatch_pystub", pystub, METH_VARARGS,
     "_dispatch_pystub(name, overload, /)\n--\n\nReturns the module with the operator's Python "
     "implementation and its context, or None."},
    {"_dispatch_is_main_interpreter", is_main_interpreter, METH_NOARGS,
     "_dispatch_is_main_interpreter()\n--\n\nReturns True."},
    {NULL, NULL, 0, NULL}};

int kfpy_init_queries(PyObject *module) {
  reporters = PyDict_New();
  if (reporters == NULL || kfpy_add_type(module, &handle_spec, NULL, &kfpy_handle_type) < 0 ||
      kfpy_add_type(module, &kernel_spec, NULL, &kernel_type) < 0 ||
      kfpy_add_functions(module, functions) < 0 || kfpy_init_functionalization(module) < 0)
    return -1;
  return kfpy_init_tensor_queries(module);
}
