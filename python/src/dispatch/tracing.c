/* explain(), trace() and profiles: what a call would do and why, which calls happen and how long
 * they take. keyfall/_namespace/tracing.py and keyfall/profiler have the user interface; this file
 * collects the data. */
#include <keyfall/profile.h>

#include "keys/dispatch_objects.h"
#include "ops/function_objects.h"
#include "ops/op_overload.h"

/* ---- Explain ---- */

/* Pushes the arguments of a call onto the stack, by the rules of functions or of operators
 * (Note [Two sets of rules]). *out_op is borrowed. */
static int push(PyObject *callee, PyObject *args, PyObject *keywords, kf_stack_t *stack,
                const kf_op_t **out_op) {
  KFPY_ASSERT(PyTuple_Check(args));
  KFPY_ASSERT(stack->size == 0);
  PyObject *const *items = PySequence_Fast_ITEMS(args);
  Py_ssize_t count = PyTuple_GET_SIZE(args);
  if (!kfpy_is_function(callee)) {
    *out_op = kfpy_op_of(callee);
    return *out_op == NULL ? -1 : kfpy_push_arguments(*out_op, items, count, keywords, stack);
  }
  PyObject *names, **all = kfpy_spread(items, count, keywords, &names);
  int done = all != NULL ? kfpy_function_push(callee, all, count, names, stack, out_op) : -1;
  PyMem_Free(all);
  Py_XDECREF(names);
  return done;
}

/* Returns a dict {name: DispatchKeySet} of the arguments that have keys. */
static PyObject *argument_keys(const kf_op_t *op, const kf_stack_t *stack) {
  const kf_schema_t *schema = kfpy_schema_of(op);
  PyObject *dict = schema != NULL ? PyDict_New() : NULL;
  size_t count = schema != NULL ? kf_schema_argument_count(schema) : 0;
  KFPY_ASSERT(stack->size >= count);
  for (size_t i = 0; i < count && dict != NULL; i++) {
    kf_keyset_t keys = kf_explain_argument(op, stack, i);
    if (kf_keyset_is_empty(keys)) continue;
    PyObject *set = kfpy_keyset_object(keys);
    if (set == NULL || PyDict_SetItemString(dict, kf_schema_argument(schema, i)->name, set) < 0)
      Py_CLEAR(dict);
    Py_XDECREF(set);
  }
  kf_schema_release(schema);
  return dict;
}

/* Returns a list of (key, keyset, rule, kind of kernel or None, debug text). */
static PyObject *steps_of(const kf_explanation_t *e) {
  static const char *const kinds[] = {[KF_KERNEL_TYPED] = "typed",
                                      [KF_KERNEL_BOXED] = "boxed",
                                      [KF_KERNEL_FALLTHROUGH] = "fallthrough"};
  PyObject *list = PyList_New(0);
  for (size_t i = 0; i < e->step_count && list != NULL; i++) {
    const kf_explain_step_t *s = &e->steps[i];
    size_t kind = s->kernel_kind;
    const char *name = kind < sizeof kinds / sizeof *kinds ? kinds[kind] : NULL;
    if (s->rule == KF_RULE_MISSING) name = NULL;
    PyObject *step = Py_BuildValue("NNszN", kfpy_key_object(s->key), kfpy_keyset_object(s->keyset),
                                   kf_rule_name(s->rule), name, kfpy_text(s->debug));
    if (step == NULL || PyList_Append(list, step) < 0) Py_CLEAR(list);
    Py_XDECREF(step);
  }
  return list;
}

/* Returns the tuple that keyfall.explain turns into an object. */
static PyObject *explain_bound(const kf_op_t *op, const kf_stack_t *stack) {
  kf_explanation_t e = {.struct_size = sizeof e};
  char *text;
  if (KFPY_FAILED(kf_explain_stack(op, stack, &e)) ||
      KFPY_FAILED(kf_explain(op, e.arguments, stack, &text)))
    return NULL;
  return Py_BuildValue("NNNNNNNNNN", kfpy_op_object(op), kfpy_text_take(text),
                       argument_keys(op, stack), kfpy_keyset_object(e.arguments),
                       kfpy_keyset_object(e.included), kfpy_keyset_object(e.excluded),
                       kfpy_keyset_object(e.mask), kfpy_keyset_object(e.fallthrough),
                       kfpy_keyset_object(e.final_set), steps_of(&e));
}

static PyObject *explain(PyObject *module, PyObject *given) {
  PyObject *callee, *args, *keywords;
  (void)module;
  if (!PyArg_ParseTuple(given, "OO!O!:_explain", &callee, &PyTuple_Type, &args, &PyDict_Type,
                        &keywords))
    return NULL;
  kf_value_t buffer[16];
  kf_stack_t stack;
  const kf_op_t *op;
  kf_stack_init(&stack, buffer, 16);
  PyObject *result =
      push(callee, args, keywords, &stack, &op) == 0 ? explain_bound(op, &stack) : NULL;
  kf_stack_destroy(&stack);
  return result;
}

/* ---- Trace ---- */

/* The tracer: calls the Python function for each operator call, on the calling thread. */
static void tell(void *context, const kf_trace_event_t *event) {
  static const char *const kinds[] = {"call", "redispatch", "call", "redispatch", "call for key"};
  PyGILState_STATE gil;
  if (!kfpy_enter(&gil)) return;
  PyObject *type, *value, *traceback;
  PyErr_Fetch(&type, &value, &traceback);
  const char *kind = event->kind < sizeof kinds / sizeof *kinds ? kinds[event->kind] : "?";
  bool boxed = event->kind >= KF_TRACE_CALL_BOXED;
  /* The Python function handles errors in the user's callback itself; an error here can only be
   * printed. */
  PyObject *done = PyObject_CallFunction(context, "NNsOINN", kfpy_op_object(event->op),
                                         kfpy_key_object(event->key), kind,
                                         boxed ? Py_True : Py_False, (unsigned)event->depth,
                                         kfpy_keyset_object(event->keyset),
                                         kfpy_text(event->kernel_debug));
  if (done == NULL) PyErr_WriteUnraisable(context);
  Py_XDECREF(done);
  PyErr_Restore(type, value, traceback);
  kfpy_leave(gil);
}

#define TRACER "keyfall._C.tracer"

static void remove_tracer(PyObject *capsule) {
  kf_tracer_remove(PyCapsule_GetPointer(capsule, TRACER));
}

static PyObject *trace_add(PyObject *module, PyObject *args) {
  PyObject *function;
  int all_threads;
  kf_tracer_t *tracer;
  (void)module;
  if (!PyArg_ParseTuple(args, "Op:_trace_add", &function, &all_threads)) return NULL;
  uint32_t flags = all_threads ? 0 : KF_TRACE_THIS_THREAD;
  Py_INCREF(function); /* the tracer's reference: kfpy_release_held drops it */
  if (KFPY_FAILED(kf_tracer_add(tell, function, kfpy_release_held, flags, &tracer))) {
    Py_DECREF(function);
    return NULL;
  }
  PyObject *capsule = PyCapsule_New(tracer, TRACER, remove_tracer);
  if (capsule == NULL) kf_tracer_remove(tracer);
  return capsule;
}

/* ---- Profile ---- */

static PyObject *profile_start(PyObject *module, PyObject *limit) {
  (void)module;
  size_t most = PyLong_AsSize_t(limit);
  if (most == (size_t)-1 && PyErr_Occurred()) return NULL;
  if (KFPY_FAILED(kf_profile_start(most))) return NULL;
  Py_RETURN_NONE;
}

static PyObject *profile_stop(PyObject *module, PyObject *unused) {
  (void)module;
  (void)unused;
  kf_profile_stop();
  return PyLong_FromUnsignedLongLong(kf_profile_dropped());
}

/* Appends one event to a list; the names are interned, because they repeat. */
static kf_status_t append_event(void *context, const kf_profile_event_t *event) {
  PyObject *name = PyUnicode_InternFromString(kf_op_full_name(event->op));
  PyObject *key = PyUnicode_InternFromString(kf_key_name(event->key));
  PyObject *parts =
      name == NULL || key == NULL
          ? NULL
          : Py_BuildValue("OOIIKKK", name, key, (unsigned)event->kind, (unsigned)event->depth,
                          (unsigned long long)event->thread, (unsigned long long)event->begin_ns,
                          (unsigned long long)event->end_ns);
  Py_XDECREF(name);
  Py_XDECREF(key);
  bool done = parts != NULL && PyList_Append(context, parts) == 0;
  Py_XDECREF(parts);
  return done ? KF_OK : KF_ERR_NO_MEMORY;
}

/* A profile must not run here: the garbage collector may call operators, which would wait for the
 * lock of the visit. */
static PyObject *profile_events(PyObject *module, PyObject *unused) {
  (void)module;
  (void)unused;
  if (kf_profile_is_running()) {
    PyErr_SetString(PyExc_RuntimeError, "_profile_events: the profile is running");
    return NULL;
  }
  PyObject *list = PyList_New(0);
  if (list != NULL && kf_profile_visit(append_event, list) != KF_OK) Py_CLEAR(list);
  if (list == NULL && !PyErr_Occurred()) PyErr_NoMemory();
  kf_profile_clear();
  return list;
}

static PyMethodDef functions[] = {
    {"_profile_start", profile_start, METH_O,
     "_profile_start(limit, /)\n--\n\nStarts to collect calls; 0 is the default limit."},
    {"_profile_stop", profile_stop, METH_NOARGS,
     "_profile_stop()\n--\n\nStops collecting; returns how many calls were not kept."},
    {"_profile_events", profile_events, METH_NOARGS,
     "_profile_events()\n--\n\nReturns the calls as tuples (operator, key, kind, depth, thread, "
     "begin and end in ns) and forgets them."},
    {"_explain", explain, METH_VARARGS,
     "_explain(function, args, kwargs, /)\n--\n\nReturns the data that keyfall.explain turns into "
     "an object."},
    {"_trace_add", trace_add, METH_VARARGS,
     "_trace_add(function, all_threads, /)\n--\n\nCalls the function for each operator call, as "
     "long as the returned object lives."},
    {NULL, NULL, 0, NULL}};

int kfpy_init_tracing(PyObject *module) { return kfpy_add_functions(module, functions); }
