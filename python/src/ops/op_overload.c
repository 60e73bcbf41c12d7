/* OpOverload: an operator as a Python object, the cache that makes it unique, and packets of
 * overloads. keyfall/_ops.py adds the parts that are not performance-critical. */
#include "ops/op_overload.h"

PyTypeObject *kfpy_op_type;
PyTypeObject *kfpy_handle_type; /* created by dispatcher_queries.c */
static PyTypeObject *packet_type;
static PyObject *cache; /* dict: full name -> OpOverload */
/* A direct-mapped cache by the operator's address, because modes need the object in every call.
 * The references are borrowed: an object removes itself when it is deallocated. */
enum { RECENT = 128 };
static kfpy_op_t *recent[RECENT];

static kfpy_op_t **recent_slot(const kf_op_t *op) {
  uintptr_t bits = (uintptr_t)op >> 6;
  return &recent[(bits ^ bits >> 7) % RECENT];
}

/* ---- Calls ---- */

/* Returns the operator's signature, borrowed; compiles it at the first call and after a
 * redefinition.
 */
static kfpy_signature_t *signature_of(kfpy_op_t *self) {
  if (KF_LIKELY(self->signature != NULL && kfpy_signature_is_current(self->signature)))
    return self->signature;
  kfpy_signature_t *fresh = kfpy_signature_new(self->op);
  if (fresh == NULL) return NULL;
  kfpy_signature_free(self->signature);
  self->signature = fresh;
  return fresh;
}

/* The target of a call: a full dispatch (both NULL); the kernel for a set of keys; or the kernel of
 * one key, which may be an alias key, regardless of the arguments' keys. */
typedef struct {
  const kf_keyset_t *set;
  const kf_key_t *key;
} target_t;
static const target_t everywhere = {NULL, NULL};

static kf_status_t run_op(const kf_op_t *op, bool built_in, target_t target, kf_stack_t *stack) {
  if (target.set != NULL) return kfpy_redispatch(op, *target.set, stack);
  if (target.key != NULL) return kf_op_call_boxed_for_key(op, *target.key, stack);
  return built_in ? kfpy_call_built_in(op, stack) : kfpy_call(op, stack);
}

/* After arguments did not match: objects that are no tensors, but answer for them, override the
 * call. */
static PyObject *ask_objects(PyObject *self, PyObject *const *args, Py_ssize_t count,
                             PyObject *names) {
  PyObject *type, *value, *traceback;
  PyErr_Fetch(&type, &value, &traceback);
  if (!kfpy_function_is_overridden(args, count, names)) {
    PyErr_Restore(type, value, traceback);
    return NULL;
  }
  Py_XDECREF(type);
  Py_XDECREF(value);
  Py_XDECREF(traceback);
  return kfpy_torch_function_call(self, NULL, args, count, names);
}

/* Binds the arguments, runs the operator and converts the results. Modes are asked before that: the
 * error for arguments that do not fit prints them, which modes would see. */
static PyObject *call_op(kfpy_op_t *self, PyObject *const *args, Py_ssize_t count, PyObject *names,
                         target_t target) {
  KFPY_ASSERT_GIL();
  KFPY_ASSERT_NO_EXCEPTION();
  const bool is_plain = target.set == NULL && target.key == NULL;
  if (KF_UNLIKELY(kfpy_function_modes) && is_plain &&
      kfpy_function_is_overridden(args, count, names))
    return kfpy_torch_function_call((PyObject *)self, NULL, args, count, names);
  kfpy_signature_t *signature = signature_of(self);
  if (signature == NULL) return NULL;
  const kf_schema_t *schema = signature->schema;
  const bool built_in = signature->built_in; /* binding runs Python code, which may replace it */
  kf_value_t buffer[16];
  kf_stack_t stack;
  kf_stack_init(&stack, buffer, 16);
  kfpy_extras_t extras = {0};
  PyObject *result = NULL;
  kf_schema_retain(schema); /* a kernel may remove the definition, and with it the signature */
  if (kfpy_bind_op(signature, args, count, names, &stack, &extras) == 0) {
    if (KF_UNLIKELY(extras.overridden) && is_plain &&
        kfpy_function_is_overridden(args, count, names)) {
      result = kfpy_torch_function_call((PyObject *)self, NULL, args, count, names);
    } else if (!KFPY_FAILED(run_op(self->op, built_in, target, &stack)) &&
               kfpy_warning_raised() == 0) {
      result = kfpy_results(schema, &stack);
    }
  } else if (is_plain) {
    result = ask_objects((PyObject *)self, args, count, names);
  }
  kf_stack_destroy(&stack);
  kf_schema_release(schema);
  KFPY_ASSERT_RESULT(result);
  return result;
}

static PyObject *call(PyObject *self, PyObject *const *args, size_t flags, PyObject *names) {
  return call_op((kfpy_op_t *)self, args, PyVectorcall_NARGS(flags), names, everywhere);
}

static PyObject *redispatch(PyObject *self, PyObject *const *args, Py_ssize_t count,
                            PyObject *names) {
  kf_keyset_t set;
  if (count < 1) {
    PyErr_SetString(PyExc_TypeError,
                    "redispatch() takes the keyset to go on with as its first argument");
    return NULL;
  }
  if (kfpy_as_keyset(args[0], &set) < 0) return NULL;
  return call_op((kfpy_op_t *)self, args + 1, count - 1, names, (target_t){.set = &set});
}

static PyObject *call_for_key(PyObject *self, PyObject *const *args, Py_ssize_t count,
                              PyObject *names) {
  kf_key_t key;
  if (count < 1) {
    PyErr_SetString(PyExc_TypeError, "_op_dk() takes a dispatch key as its first argument");
    return NULL;
  }
  if (kfpy_as_key(args[0], &key) < 0) return NULL;
  return call_op((kfpy_op_t *)self, args + 1, count - 1, names, (target_t){.key = &key});
}

PyObject **kfpy_spread(PyObject *const *args, Py_ssize_t count, PyObject *keywords,
                       PyObject **out_names) {
  Py_ssize_t extra = keywords != NULL ? PyDict_GET_SIZE(keywords) : 0;
  PyObject **all = PyMem_New(PyObject *, (size_t)(count + extra + 1));
  PyObject *names = PyTuple_New(extra), *name, *value;
  *out_names = names;
  if (all == NULL) PyErr_NoMemory();
  if (all == NULL || names == NULL) goto fail;
  for (Py_ssize_t i = 0; i < count; i++) all[i] = args[i];
  Py_ssize_t position = 0, i = 0;
  while (extra > 0 && i < extra && PyDict_Next(keywords, &position, &name, &value)) {
    if (!PyUnicode_Check(name)) {
      PyErr_SetString(PyExc_TypeError, "keywords must be strings");
      goto fail;
    }
    all[count + i] = value;
    PyTuple_SET_ITEM(names, i++, Py_NewRef(name));
  }
  return all;
fail:
  PyMem_Free(all);
  Py_CLEAR(*out_names);
  return NULL;
}

int kfpy_push_arguments(const kf_op_t *op, PyObject *const *args, Py_ssize_t count,
                        PyObject *keywords, kf_stack_t *stack) {
  kfpy_signature_t *signature = kfpy_signature_new(op);
  if (signature == NULL) return -1;
  PyObject *names, **all = kfpy_spread(args, count, keywords, &names);
  kfpy_extras_t extras = {0};
  int done = all != NULL ? kfpy_bind_op(signature, all, count, names, stack, &extras) : -1;
  PyMem_Free(all);
  Py_XDECREF(names);
  kfpy_signature_free(signature);
  return done;
}

/* ---- OpOverload ---- */

static int traverse(PyObject *object, visitproc visit, void *arg) {
  Py_VISIT(Py_TYPE(object));
  Py_VISIT(((kfpy_op_t *)object)->dict);
  Py_VISIT(((kfpy_op_t *)object)->function);
  return 0;
}

static int clear(PyObject *object) {
  Py_CLEAR(((kfpy_op_t *)object)->dict);
  Py_CLEAR(((kfpy_op_t *)object)->function);
  return 0;
}

static void deallocate(PyObject *object) {
  kfpy_op_t *self = (kfpy_op_t *)object;
  PyTypeObject *type = Py_TYPE(object);
  KFPY_ASSERT(self->op != NULL);
  PyObject_GC_UnTrack(object);
  kfpy_op_t **slot = recent_slot(self->op);
  if (*slot == self) *slot = NULL; /* first: weak reference callbacks may look here */
  if (self->weakrefs != NULL) PyObject_ClearWeakRefs(object);
  (void)clear(object);
  kfpy_signature_free(self->signature);
  kf_op_release(self->op);
  type->tp_free(object);
  Py_DECREF(type);
}

static PyObject *new_op(const kf_op_t *op) {
  kfpy_op_t *self = (kfpy_op_t *)(void *)kfpy_op_type->tp_alloc(kfpy_op_type, 0);
  if (self == NULL) return NULL;
  kf_op_retain(op);
  self->op = op;
  self->call = call;
  return (PyObject *)self;
}

/* Returns the object from the cache, or a new one. If the operator's library was removed and
 * another one defined the same name, the name now belongs to another operator: then the object is
 * replaced. */
static PyObject *find_or_make(const kf_op_t *op) {
  PyObject *name = PyUnicode_FromString(kf_op_full_name(op));
  if (name == NULL) return NULL;
  PyObject *found = PyDict_GetItemWithError(cache, name);
  if (found != NULL && ((kfpy_op_t *)found)->op == op) {
    Py_DECREF(name);
    return Py_NewRef(found);
  }
  PyObject *made = PyErr_Occurred() ? NULL : new_op(op);
  if (made != NULL && PyDict_SetItem(cache, name, made) < 0) Py_CLEAR(made);
  Py_DECREF(name);
  return made;
}

PyObject *kfpy_op_object(const kf_op_t *op) {
  kfpy_op_t **slot = recent_slot(op);
  if (KF_LIKELY(*slot != NULL && (*slot)->op == op)) return Py_NewRef((PyObject *)*slot);
  PyObject *object = find_or_make(op);
  if (object != NULL) *slot = (kfpy_op_t *)object;
  KFPY_ASSERT_RESULT(object);
  KFPY_ASSERT(object == NULL || ((kfpy_op_t *)object)->op == op);
  return object;
}

const kf_op_t *kfpy_op_of(PyObject *object) {
  if (PyObject_TypeCheck(object, kfpy_op_type)) return ((kfpy_op_t *)object)->op;
  if (Py_TYPE(object) == kfpy_handle_type) return kfpy_handle_op(object);
  PyErr_Format(PyExc_TypeError, "expected an OpOverload or an operator handle, not %s",
               Py_TYPE(object)->tp_name);
  return NULL;
}

PyObject *kfpy_package_function(const kf_op_t *op, const char *module) {
  static PyObject *slot;
  const kfpy_op_t *known = *recent_slot(op);
  if (KF_LIKELY(known != NULL && known->op == op && known->function != NULL))
    return Py_NewRef(known->function);
  kfpy_op_t *self = (kfpy_op_t *)(void *)kfpy_op_object(op);
  if (self == NULL) return NULL;
  if (self->function == NULL) {
    PyObject *find = kfpy_imported(&slot, "keyfall._library.catalogue_kernels", "find");
    PyObject *found =
        find != NULL ? PyObject_CallFunction(find, "ss", kf_op_full_name(op), module) : NULL;
    Py_XSETREF(self->function, found); /* another thread may have been here meanwhile */
  }
  PyObject *function = Py_XNewRef(self->function);
  Py_DECREF((PyObject *)self);
  return function;
}

#define OP(object) (((kfpy_op_t *)(object))->op)

static PyObject *get_schema(PyObject *self, void *closure) {
  (void)closure;
  const kf_schema_t *schema = kfpy_schema_of(OP(self));
  if (schema == NULL) return NULL;
  PyObject *object = kfpy_schema_object(schema);
  kf_schema_release(schema);
  return object;
}

static PyObject *get_name(PyObject *self, void *closure) {
  (void)closure;
  return PyUnicode_FromString(kf_op_full_name(OP(self)));
}

static PyObject *get_overload_name(PyObject *self, void *closure) {
  (void)closure;
  const char *overload = kf_op_overload(OP(self));
  return PyUnicode_FromString(*overload != '\0' ? overload : "default");
}

static PyObject *get_namespace(PyObject *self, void *closure) {
  (void)closure;
  const char *name = kf_op_name(OP(self));
  const char *colons = strstr(name, "::");
  return PyUnicode_FromStringAndSize(name, colons != NULL ? colons - name : 0);
}

static PyObject *get_op_name(PyObject *self, void *closure) {
  (void)closure;
  const char *name = kf_op_name(OP(self));
  const char *colons = strstr(name, "::");
  return PyUnicode_FromString(colons != NULL ? colons + 2 : name);
}

static PyObject *get_short_name(PyObject *self, void *closure) {
  (void)closure;
  const char *name = kf_op_name(OP(self)), *overload = kf_op_overload(OP(self));
  const char *colons = strstr(name, "::");
  return PyUnicode_FromFormat("%s.%s", colons != NULL ? colons + 2 : name,
                              *overload != '\0' ? overload : "default");
}

static PyGetSetDef op_getset[] = {
    {"__name__", get_short_name, NULL, "name.overload", NULL},
    {"__qualname__", get_name, NULL, "ns::name or ns::name.overload", NULL},
    {"_schema", get_schema, NULL, "The operator's schema.", NULL},
    {"_name", get_name, NULL, "ns::name or ns::name.overload", NULL},
    {"_overloadname", get_overload_name, NULL, "The overload's name; `default` if it has none.",
     NULL},
    {"_namespace", get_namespace, NULL, "The part before `::`.", NULL},
    {"_opname", get_op_name, NULL, "The name without namespace and overload.", NULL},
    {"__dict__", PyObject_GenericGetDict, PyObject_GenericSetDict, NULL, NULL},
    {NULL, NULL, NULL, NULL, NULL}};

static PyMethodDef op_methods[] = {
    {"redispatch", (PyCFunction)(void (*)(void))redispatch, METH_FASTCALL | METH_KEYWORDS,
     "redispatch(keyset, *args, **kwargs): runs the kernel for exactly this key set."},
    {"_op_dk", (PyCFunction)(void (*)(void))call_for_key, METH_FASTCALL | METH_KEYWORDS,
     "_op_dk(key, *args, **kwargs): runs the kernel registered for exactly this key."},
    {NULL, NULL, 0, NULL}};

static PyMemberDef op_members[] = {
    {"__vectorcalloffset__", T_PYSSIZET, offsetof(kfpy_op_t, call), READONLY, NULL},
    {"__weaklistoffset__", T_PYSSIZET, offsetof(kfpy_op_t, weakrefs), READONLY, NULL},
    {"__dictoffset__", T_PYSSIZET, offsetof(kfpy_op_t, dict), READONLY, NULL},
    {NULL, 0, 0, 0, NULL}};

#define SLOT(name, function) \
  { Py_##name, (void *)(uintptr_t)(function) }

static PyType_Slot op_slots[] = {
    SLOT(tp_dealloc, deallocate),
    SLOT(tp_traverse, traverse),
    SLOT(tp_clear, clear),
    SLOT(tp_call, PyVectorcall_Call),
    {Py_tp_getset, op_getset},
    {Py_tp_methods, op_methods},
    {Py_tp_members, op_members},
    {Py_tp_doc, (void *)(uintptr_t) "One overload of an operator. Calling it dispatches."},
    {0, NULL}};
static PyType_Spec op_spec = {"keyfall._ops.OpOverload", sizeof(kfpy_op_t), 0,
                              Py_TPFLAGS_DEFAULT | Py_TPFLAGS_HAVE_GC | Py_TPFLAGS_HAVE_VECTORCALL |
                                  Py_TPFLAGS_DISALLOW_INSTANTIATION,
                              op_slots};

/* ---- Packets ---- */

/* Returns the text of the current exception, and clears it. */
static PyObject *take_text(void) {
  KFPY_ASSERT_EXCEPTION();
  PyObject *type, *value, *traceback;
  PyErr_Fetch(&type, &value, &traceback);
  PyErr_NormalizeException(&type, &value, &traceback);
  PyObject *text = value != NULL ? PyObject_Str(value) : NULL;
  Py_XDECREF(type);
  Py_XDECREF(value);
  Py_XDECREF(traceback);
  return text;
}

/* Raises the mismatch messages of all overloads as one message; always NULL. */
static PyObject *no_overload(PyObject *texts) {
  PyObject *joined = NULL, *separator = PyUnicode_FromString("\n\n");
  if (separator != NULL) joined = PyUnicode_Join(separator, texts);
  if (joined != NULL)
    PyErr_Format(
        PyExc_RuntimeError,
        "Overloaded torch operator invoked from Python failed to match any schema:\n%U\n\n",
        joined);
  Py_XDECREF(separator);
  Py_XDECREF(joined);
  return NULL;
}

/* Returns 1 if the overload accepts the arguments; 0 if not, and appends the reason to `texts`; -1:
 * raised. */
static int fits(PyObject *overload, PyObject *const *args, Py_ssize_t count, PyObject *names,
                PyObject *texts) {
  kfpy_signature_t *signature = signature_of((kfpy_op_t *)overload);
  if (signature == NULL) return -1;
  kf_value_t buffer[16];
  kf_stack_t stack;
  kf_stack_init(&stack, buffer, 16);
  kfpy_extras_t extras = {0};
  int bound = kfpy_bind_op(signature, args, count, names, &stack, &extras);
  kf_stack_destroy(&stack);
  if (bound == 0) return 1;
  if (!PyErr_ExceptionMatches(PyExc_RuntimeError)) return -1;
  PyObject *text = take_text();
  int kept = text != NULL ? PyList_Append(texts, text) : -1;
  Py_XDECREF(text);
  return kept < 0 ? -1 : 0;
}

/* Returns the first of the overloads (a tuple) that accepts the arguments; borrowed. */
static PyObject *resolve(PyObject *overloads, PyObject *const *args, Py_ssize_t count,
                         PyObject *names) {
  Py_ssize_t size = PyTuple_GET_SIZE(overloads);
  if (size == 1) return PyTuple_GET_ITEM(overloads, 0);
  PyObject *texts = PyList_New(0);
  PyObject *found = NULL;
  int fit = texts != NULL ? 0 : -1;
  for (Py_ssize_t i = 0; fit == 0 && i < size; i++) {
    fit = fits(PyTuple_GET_ITEM(overloads, i), args, count, names, texts);
    if (fit == 1) found = PyTuple_GET_ITEM(overloads, i);
  }
  if (fit == 0) (void)no_overload(texts);
  Py_XDECREF(texts);
  return found;
}

static PyObject *call_packet(PyObject *object, PyObject *const *args, size_t flags,
                             PyObject *names) {
  kfpy_packet_t *self = (kfpy_packet_t *)object;
  Py_ssize_t count = PyVectorcall_NARGS(flags);
  if (self->overloads == NULL || PyTuple_GET_SIZE(self->overloads) == 0) {
    PyErr_SetString(PyExc_RuntimeError, "the operator has no overloads any more");
    return NULL;
  }
  if (kfpy_function_is_overridden(args, count, names))
    return kfpy_torch_function_call(object, NULL, args, count, names);
  PyObject *overloads = Py_NewRef(self->overloads); /* the call may replace the tuple */
  PyObject *overload = resolve(overloads, args, count, names);
  PyObject *result =
      overload != NULL ? call_op((kfpy_op_t *)overload, args, count, names, everywhere) : NULL;
  Py_DECREF(overloads);
  return result;
}

static int packet_set_overloads(PyObject *object, PyObject *value, void *closure) {
  (void)closure;
  if (value == NULL || !PyTuple_Check(value)) {
    PyErr_SetString(PyExc_TypeError, "_overloads must be a tuple of OpOverload objects");
    return -1;
  }
  for (Py_ssize_t i = 0; i < PyTuple_GET_SIZE(value); i++)
    if (!PyObject_TypeCheck(PyTuple_GET_ITEM(value, i), kfpy_op_type)) {
      PyErr_SetString(PyExc_TypeError, "_overloads must be a tuple of OpOverload objects");
      return -1;
    }
  Py_XSETREF(((kfpy_packet_t *)object)->overloads, Py_NewRef(value));
  return 0;
}

static PyObject *packet_get_overloads(PyObject *object, void *closure) {
  (void)closure;
  PyObject *overloads = ((kfpy_packet_t *)object)->overloads;
  return overloads != NULL ? Py_NewRef(overloads) : PyTuple_New(0);
}

static PyObject *packet_new(PyTypeObject *type, PyObject *args, PyObject *kwargs) {
  PyObject *overloads = NULL;
  (void)kwargs;
  if (PyTuple_GET_SIZE(args) > 0) overloads = PyTuple_GET_ITEM(args, 0);
  PyObject *self = type->tp_alloc(type, 0);
  if (self == NULL) return NULL;
  ((kfpy_packet_t *)self)->call = call_packet;
  if (overloads != NULL && packet_set_overloads(self, overloads, NULL) < 0) Py_CLEAR(self);
  return self;
}

static int packet_init(PyObject *self, PyObject *args, PyObject *kwargs) {
  (void)self, (void)args, (void)kwargs;
  return 0;
}

static int packet_traverse(PyObject *object, visitproc visit, void *arg) {
  Py_VISIT(Py_TYPE(object));
  Py_VISIT(((kfpy_packet_t *)object)->dict);
  Py_VISIT(((kfpy_packet_t *)object)->overloads);
  return 0;
}

static int packet_clear(PyObject *object) {
  Py_CLEAR(((kfpy_packet_t *)object)->dict);
  Py_CLEAR(((kfpy_packet_t *)object)->overloads);
  return 0;
}

static void packet_deallocate(PyObject *object) {
  PyTypeObject *type = Py_TYPE(object);
  PyObject_GC_UnTrack(object);
  if (((kfpy_packet_t *)object)->weakrefs != NULL) PyObject_ClearWeakRefs(object);
  (void)packet_clear(object);
  type->tp_free(object);
  Py_DECREF(type);
}

static PyGetSetDef packet_getset[] = {
    {"_overloads", packet_get_overloads, packet_set_overloads,
     "The overloads, in the order of resolution.", NULL},
    {"__dict__", PyObject_GenericGetDict, PyObject_GenericSetDict, NULL, NULL},
    {NULL, NULL, NULL, NULL, NULL}};
static PyMemberDef packet_members[] = {
    {"__vectorcalloffset__", T_PYSSIZET, offsetof(kfpy_packet_t, call), READONLY, NULL},
    {"__weaklistoffset__", T_PYSSIZET, offsetof(kfpy_packet_t, weakrefs), READONLY, NULL},
    {"__dictoffset__", T_PYSSIZET, offsetof(kfpy_packet_t, dict), READONLY, NULL},
    {NULL, 0, 0, 0, NULL}};
static PyType_Slot packet_slots[] = {
    SLOT(tp_new, packet_new),
    SLOT(tp_init, packet_init),
    SLOT(tp_dealloc, packet_deallocate),
    SLOT(tp_traverse, packet_traverse),
    SLOT(tp_clear, packet_clear),
    SLOT(tp_call, PyVectorcall_Call),
    {Py_tp_getset, packet_getset},
    {Py_tp_members, packet_members},
    {Py_tp_doc,
     (void *)(uintptr_t) "The overloads of an operator. Calling it selects one by its arguments."},
    {0, NULL}};
static PyType_Spec packet_spec = {
    "keyfall._C._OpPacketBase", sizeof(kfpy_packet_t), 0,
    Py_TPFLAGS_DEFAULT | Py_TPFLAGS_BASETYPE | Py_TPFLAGS_HAVE_GC | Py_TPFLAGS_HAVE_VECTORCALL,
    packet_slots};

/* ---- Module functions ---- */

static PyObject *op_overload(PyObject *module, PyObject *args) {
  const char *name, *overload;
  kf_op_t *op;
  (void)module;
  if (!PyArg_ParseTuple(args, "ss:_op_overload", &name, &overload)) return NULL;
  if (KFPY_FAILED(kf_op_find_schema(name, overload, &op))) return NULL;
  PyObject *object = kfpy_op_object(op);
  kf_op_release(op);
  return object;
}

typedef struct {
  const char *name;
  PyObject *list;
} overload_search_t;

static kf_status_t visit_overload(void *context, const kf_op_t *op) {
  overload_search_t *search = context;
  if (strcmp(kf_op_name(op), search->name) != 0 || !kf_op_has_schema(op)) return KF_OK;
  PyObject *text = PyUnicode_FromString(kf_op_overload(op));
  int kept = text != NULL ? PyList_Append(search->list, text) : -1;
  Py_XDECREF(text);
  return kept < 0 ? kfpy_carry() : KF_OK;
}

static PyObject *op_overload_names(PyObject *module, PyObject *name) {
  (void)module;
  const char *text = PyUnicode_Check(name) ? PyUnicode_AsUTF8(name) : NULL;
  if (text == NULL) {
    if (!PyErr_Occurred()) PyErr_SetString(PyExc_TypeError, "an operator's name must be a str");
    return NULL;
  }
  overload_search_t search = {text, PyList_New(0)};
  if (search.list == NULL) return NULL;
  if (KFPY_FAILED(kf_visit_ops(visit_overload, &search))) Py_CLEAR(search.list);
  return search.list;
}

/* The names of an operator's tags, in the order in which they were declared. */
static PyObject *op_tags(PyObject *module, PyObject *object) {
  (void)module;
  const kf_op_t *op = kfpy_op_of(object);
  if (op == NULL) return NULL;
  PyObject *list = PyList_New(0);
  char tag[128];
  for (size_t i = 0; list != NULL && kf_op_tag(op, i, tag, sizeof tag) > 0; i++) {
    PyObject *text = kfpy_text(tag);
    if (text == NULL || PyList_Append(list, text) < 0) Py_CLEAR(list);
    Py_XDECREF(text);
  }
  return list;
}

static PyObject *resolve_overload(PyObject *module, PyObject *const *args, Py_ssize_t count,
                                  PyObject *names) {
  (void)module;
  if (count < 1 || !PyTuple_Check(args[0]) || PyTuple_GET_SIZE(args[0]) == 0) {
    PyErr_SetString(PyExc_TypeError, "_resolve_overload() takes a tuple of OpOverload objects");
    return NULL;
  }
  for (Py_ssize_t i = 0; i < PyTuple_GET_SIZE(args[0]); i++)
    if (!PyObject_TypeCheck(PyTuple_GET_ITEM(args[0], i), kfpy_op_type)) {
      PyErr_SetString(PyExc_TypeError, "_resolve_overload() takes a tuple of OpOverload objects");
      return NULL;
    }
  PyObject *found = resolve(args[0], args + 1, count - 1, names);
  return found != NULL ? Py_NewRef(found) : NULL;
}

static PyMethodDef functions[] = {
    {"_op_overload", op_overload, METH_VARARGS,
     "_op_overload(name, overload): returns the OpOverload object; raises RuntimeError if there is "
     "none."},
    {"_op_overload_names", op_overload_names, METH_O,
     "_op_overload_names(name): returns the overloads of `ns::name`, in order of definition."},
    {"_op_tags", op_tags, METH_O, "_op_tags(op): returns the names of the operator's tags."},
    {"_resolve_overload", (PyCFunction)(void (*)(void))resolve_overload,
     METH_FASTCALL | METH_KEYWORDS,
     "_resolve_overload(overloads, *args, **kwargs): returns the first overload that accepts the "
     "arguments."},
    {NULL, NULL, 0, NULL}};

int kfpy_init_ops(PyObject *module) {
  cache = PyDict_New();
  if (cache == NULL || kfpy_add_type(module, &op_spec, NULL, &kfpy_op_type) < 0 ||
      kfpy_add_type(module, &packet_spec, NULL, &packet_type) < 0 ||
      kfpy_add_functions(module, functions) < 0)
    return -1;
  return kfpy_init_torch_function(module) < 0 || kfpy_init_functions(module) < 0 ? -1 : 0;
}
