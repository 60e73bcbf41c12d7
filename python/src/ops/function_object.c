/* Function: a name of PyTorch's Python interface (keyfall.add, Tensor.add_) and its overloads. The
 * table is generated from the catalogue. Overloads are looked up at the first call, which keeps the
 * import fast: there are more than a thousand names.
 *
 * A call tries the fast path, then the overloads in the table's order, then classes that override
 * the function, then deprecated forms; if none of them accepts the arguments, it raises TypeError.
 */
#include "autograd/autograd_objects.h"
#include "ops/function_objects.h"

static PyTypeObject *function_type;
static PyObject *by_name[2]; /* dicts of functions and of methods: name -> Function */

static const kfpy_function_entry_t entries[] = {
#define KFPY_FUNCTION(name, flags, overloads) {name, overloads, flags},
#include "gen/functions.inc"
#undef KFPY_FUNCTION
};
enum { ENTRIES = sizeof entries / sizeof *entries };

/* ---- Overloads ---- */

/* Frees the overloads; the next call looks them up again. */
static void forget(kfpy_function_t *self) {
  for (size_t i = 0; i < self->count; i++) {
    kfpy_signature_free(self->overloads[i].signature);
  }
  PyMem_Free(self->overloads);
  self->overloads = NULL;
  self->count = 0;
}

/* Returns the position of a method's tensor: the argument called self. -1 if there is none, and for
 * out= forms, which are not methods. */
static int self_position(const kfpy_signature_t *s) {
  for (size_t i = 0; i < s->positional && s->outs == 0; i++)
    if (s->parameters[i].kind == KF_TYPE_TENSOR && !s->parameters[i].list &&
        strcmp(s->parameters[i].argument->name, "self") == 0)
      return (int)i;
  return -1;
}

/* Compiles a signature by the rules of functions: sizes can be passed as separate arguments only if
 * nothing but a method's tensor precedes them, and an omitted reduction is "none", whatever the
 * schema's default. */
static kfpy_signature_t *compile(const kf_op_t *op, bool method) {
  kfpy_signature_t *s = kfpy_signature_new(op);
  if (s == NULL) return NULL;
  if (!method && s->positional > 1) s->vary_sizes = false;
  for (size_t i = 0; i < s->count; i++)
    if (strcmp(s->parameters[i].argument->name, "reduction") == 0)
      s->parameters[i].role = KFPY_ROLE_REDUCTION;
  return s;
}

/* Looks up one overload by its name ("add.Tensor"). */
static int resolve_one(kfpy_function_t *self, const char *text, size_t length) {
  char name[160];
  KFPY_ASSERT(length < sizeof name - 8); /* all names in the table are shorter */
  if (length >= sizeof name - 8) return -1;
  memcpy(name, "aten::", 6);
  memcpy(name + 6, text, length);
  name[6 + length] = '\0';
  char *overload = strchr(name + 6, '.');
  if (overload != NULL) *overload++ = '\0';
  kf_op_t *op;
  if (KFPY_FAILED(kf_op_find_schema(name, overload != NULL ? overload : "", &op))) return -1;
  kfpy_signature_t *signature = compile(op, self->method);
  kf_op_release(op);
  if (signature == NULL) return -1;
  int at = self->method ? self_position(signature) : 0;
  if (at < 0) { /* this overload is not available as a method */
    kfpy_signature_free(signature);
    return 0;
  }
  KFPY_ASSERT(!self->method || at < signature->positional);
  if (signature->outs > 0 && self->count > 0) /* it follows its functional form in the table */
    self->overloads[self->count - 1].signature->takes_out = true;
  self->overloads[self->count].self_at = (uint16_t)at;
  self->overloads[self->count++].signature = signature;
  return 0;
}

/* Looks up all overloads of the function. */
static int resolve(kfpy_function_t *self) {
  KFPY_ASSERT(self->overloads == NULL);
  KFPY_ASSERT(self->count == 0);
  const char *text = self->entry->overloads;
  size_t count = 1;
  for (const char *at = text; *at != '\0'; at++) count += *at == ' ';
  self->overloads = PyMem_Calloc(count, sizeof *self->overloads);
  if (self->overloads == NULL) {
    PyErr_NoMemory();
    return -1;
  }
  while (*text != '\0') {
    size_t length = strcspn(text, " ");
    if (resolve_one(self, text, length) < 0) {
      forget(self);
      return -1;
    }
    text += length + (text[length] == ' ');
  }
  KFPY_ASSERT(self->count <= count);
  return 0;
}

/* Recompiles the overload if its operator was redefined. */
static int refresh(kfpy_overload_t *overload, bool method) {
  if (KF_LIKELY(kfpy_signature_is_current(overload->signature))) return 0;
  kfpy_signature_t *fresh = compile(overload->signature->op, method);
  if (fresh == NULL) return -1;
  fresh->takes_out = overload->signature->takes_out;
  kfpy_signature_free(overload->signature);
  overload->signature = fresh;
  return 0;
}

/* ---- Results ---- */

/* The list passed to a KFPY_GIVES_LIST function, which returns the same object, as in PyTorch. */
static PyObject *changed_list(PyObject *const *args, Py_ssize_t count, PyObject *names) {
  if (count > 0) return Py_NewRef(args[0]);
  for (Py_ssize_t i = 0; i < PyTuple_GET_SIZE(names); i++) {
    PyObject *name = PyTuple_GET_ITEM(names, i);
    if (PyUnicode_CompareWithASCIIString(name, "self") == 0) return Py_NewRef(args[i]);
  }
  Py_RETURN_NONE;
}

/* Converts the results on the stack to the function's return value; new reference. */
static PyObject *finish(kfpy_function_t *self, kfpy_overload_t *overload, kf_stack_t *stack,
                        const kfpy_extras_t *extras) {
  KFPY_ASSERT_NO_EXCEPTION();
  const kf_schema_t *schema = overload->signature->schema;
  size_t count = kf_schema_return_count(schema);
  PyObject *result = kfpy_results(schema, stack);
  /* Forms with out=, which have no options, return the tensor that they were given. */
  if (overload->signature->options && (self->entry->flags & KFPY_MAKES_LEAF) != 0 &&
      result != NULL && kfpy_is_tensor(result) && kf_tensor_requires_grad(kfpy_tensor_of(result)))
    Py_SETREF(result, PyObject_CallMethod(result, "detach", NULL));
  if (KF_UNLIKELY(extras->requires_grad) && result != NULL && kfpy_is_tensor(result) &&
      kfpy_start_leaf(kfpy_tensor_of(result)) < 0)
    Py_CLEAR(result);
  if (KF_UNLIKELY(count > 1) && result != NULL && PyTuple_CheckExact(result)) {
    if (overload->named == NULL)
      overload->named = kfpy_return_type(self->entry->name, overload->signature);
    if (overload->named != NULL) return kfpy_named_results(overload->named, result);
    if (PyErr_Occurred()) Py_CLEAR(result);
  }
  /* PyTorch's functions return lists of tensors as tuples. */
  if (result != NULL && PyList_CheckExact(result)) Py_SETREF(result, PyList_AsTuple(result));
  KFPY_ASSERT_RESULT(result);
  return result;
}

/* ---- Calls ---- */

static bool is_number(PyObject *value) {
  return PyFloat_Check(value) || PyLong_Check(value) || PyComplex_Check(value) ||
         (kfpy_is_tensor(value) && kfpy_tensor_of(value) != NULL &&
          kf_tensor_dim(kfpy_tensor_of(value)) == 0);
}

/* Calls a Python handler with (name, method, args, kwargs). If it returns NotImplemented, returns
 * NULL without an exception. */
static PyObject *ask(PyObject *handler, kfpy_function_t *self, PyObject *const *args,
                     Py_ssize_t count, PyObject *names) {
  PyObject *given = PyTuple_New(count), *named = PyDict_New(), *result = NULL;
  for (Py_ssize_t i = 0; given != NULL && i < count; i++)
    PyTuple_SET_ITEM(given, i, Py_NewRef(args[i]));
  for (Py_ssize_t i = 0; named != NULL && names != NULL && i < PyTuple_GET_SIZE(names); i++)
    if (PyDict_SetItem(named, PyTuple_GET_ITEM(names, i), args[count + i]) < 0) Py_CLEAR(named);
  if (given != NULL && named != NULL)
    result = PyObject_CallFunction(handler, "sOOO", self->entry->name,
                                   self->method ? Py_True : Py_False, given, named);
  Py_XDECREF(given);
  Py_XDECREF(named);
  if (result == Py_NotImplemented) Py_CLEAR(result);
  return result;
}

/* Handles calls that no overload accepts; returns NULL without an exception if they are invalid.
 * There are two kinds: a number as the first, second or last argument, as in x.add_(-lr, grad), an
 * order that PyTorch still accepts; and trace() without a matrix, which traces calls. */
static PyObject *call_otherwise(kfpy_function_t *self, PyObject *const *args, Py_ssize_t count,
                                PyObject *names) {
  static PyObject *older, *trace;
  PyObject *handler = NULL;
  if (count >= 2 && (is_number(args[0]) || is_number(args[1]) || is_number(args[count - 1])))
    handler = kfpy_imported(&older, "keyfall._shared.deprecated_calls", "call_older");
  else if (count == 0 && !self->method && strcmp(self->entry->name, "trace") == 0)
    handler = kfpy_imported(&trace, "keyfall._namespace.tracing", "_trace");
  return handler != NULL ? ask(handler, self, args, count, names) : NULL;
}

/* Raises the TypeError. Messages show an overload and its out= form as one. */
static PyObject *complain(kfpy_function_t *self, PyObject *const *args, Py_ssize_t count,
                          PyObject *names) {
  const kfpy_signature_t *list[32];
  size_t outs[32] = {0}, found = 0;
  for (size_t i = 0; i < self->count && found < 32; i++) {
    const kfpy_signature_t *signature = self->overloads[i].signature;
    if (signature->outs == 0)
      list[found++] = signature;
    else if (found > 0) /* an out= form follows its functional form in the table */
      outs[found - 1] = signature->outs;
  }
  return kfpy_complain(self->entry->name, self->method, list, outs, found, args, count, names);
}

/* A method's tensor is not always the operator's first argument: x.where(condition, other). If too
 * few arguments are positional to reach its position, it is passed by name. */
static int bind_moved(const kfpy_overload_t *overload, PyObject *const *args, Py_ssize_t count,
                      PyObject *names, kf_stack_t *stack, kfpy_extras_t *extras) {
  PyObject *moved[KFPY_MOST_ARGUMENTS];
  Py_ssize_t named = names != NULL ? PyTuple_GET_SIZE(names) : 0, at = overload->self_at;
  const kfpy_parameter_t *self = &overload->signature->parameters[at];
  KFPY_ASSERT(count > 0); /* args[0] is the method's tensor */
  KFPY_ASSERT(self->kind == KF_TYPE_TENSOR);
  if (count + named > KFPY_MOST_ARGUMENTS) return 0;
  bool is_named = count <= at;
  if (is_named) at = count - 1 + named;
  for (Py_ssize_t i = 0; i < count + named; i++)
    moved[i] = i == at ? args[0] : args[i < at ? i + 1 : i];
  if (!is_named) return kfpy_bind_function(overload->signature, moved, count, names, stack, extras);
  PyObject *all = PyTuple_New(named + 1);
  if (all == NULL) return -1;
  for (Py_ssize_t i = 0; i < named; i++)
    PyTuple_SET_ITEM(all, i, Py_NewRef(PyTuple_GET_ITEM(names, i)));
  PyTuple_SET_ITEM(all, named, Py_NewRef(self->name));
  int done = kfpy_bind_function(overload->signature, moved, count - 1, all, stack, extras);
  Py_DECREF(all);
  return done;
}

/* Returns the first overload that accepts the arguments, and leaves them on the stack; NULL if none
 * does, or if an exception is set. */
static inline kfpy_overload_t *bind_first(kfpy_function_t *self, PyObject *const *args,
                                          Py_ssize_t count, PyObject *names, kf_stack_t *stack,
                                          kfpy_extras_t *extras) {
  for (size_t i = 0; i < self->count; i++) {
    kfpy_overload_t *overload = &self->overloads[i];
    *extras = (kfpy_extras_t){0};
    if (refresh(overload, self->method) < 0) return NULL;
    int bound = KF_LIKELY(overload->self_at == 0)
                    ? kfpy_bind_function(overload->signature, args, count, names, stack, extras)
                    : bind_moved(overload, args, count, names, stack, extras);
    if (bound != 0) return bound > 0 ? overload : NULL;
    KFPY_ASSERT_NO_EXCEPTION();
  }
  return NULL;
}

/* Runs the overload, or calls the classes and modes that override the function. */
static PyObject *call_bound(kfpy_function_t *self, kfpy_overload_t *overload, PyObject *const *args,
                            Py_ssize_t count, PyObject *names, kf_stack_t *stack,
                            const kfpy_extras_t *extras) {
  if (KF_UNLIKELY(extras->overridden || kfpy_function_modes > 0) &&
      kfpy_function_is_overridden(args, count, names))
    return kfpy_torch_function_call((PyObject *)self, NULL, args, count, names);
  if (KF_UNLIKELY(extras->typed != NULL) &&
      !kfpy_typed_storage_fits(kf_tensor_dtype(kfpy_tensor_of(args[0])), extras->typed))
    return NULL;
  PyObject *result = NULL;
  kf_status_t status = kfpy_call_built_in(overload->signature->op, stack);
  if (KF_UNLIKELY(status != KF_OK))
    (void)kfpy_raise(status);
  else if (KF_LIKELY(kfpy_warning_raised() == 0))
    result = finish(self, overload, stack, extras);
  if (KF_UNLIKELY(result == Py_None) && (self->entry->flags & KFPY_GIVES_LIST) != 0)
    Py_SETREF(result, changed_list(args, count, names));
  return result;
}

/* Returns NULL without an exception if no overload accepts the arguments. */
static PyObject *try_overloads(kfpy_function_t *self, PyObject *const *args, Py_ssize_t count,
                               PyObject *names) {
  kf_value_t buffer[16];
  kf_stack_t stack;
  PyObject *result = NULL;
  kf_stack_init(&stack, buffer, 16);
  kfpy_extras_t extras;
  KFPY_ASSERT(self->overloads != NULL);
  kfpy_overload_t *overload = bind_first(self, args, count, names, &stack, &extras);
  if (overload != NULL) {
    result = call_bound(self, overload, args, count, names, &stack, &extras);
    KFPY_ASSERT_RESULT(result);
  }
  kf_stack_destroy(&stack);
  return result;
}

PyObject *kfpy_function_try(PyObject *function, PyObject *const *args, Py_ssize_t count,
                            PyObject *names) {
  KFPY_ASSERT(kfpy_is_function(function));
  kfpy_function_t *self = (kfpy_function_t *)function;
  if (KF_UNLIKELY(self->overloads == NULL) && resolve(self) < 0) return NULL;
  PyObject *result = try_overloads(self, args, count, names);
  if (KF_LIKELY(result != NULL) || PyErr_Occurred()) return result;
  /* Objects that are not tensors may override the function. */
  if (kfpy_function_is_overridden(args, count, names))
    return kfpy_torch_function_call(function, NULL, args, count, names);
  return NULL;
}

/* The vectorcall of every Function. */
static PyObject *call(PyObject *object, PyObject *const *args, size_t flags, PyObject *names) {
  KFPY_ASSERT_GIL();
  KFPY_ASSERT_NO_EXCEPTION();
  kfpy_function_t *self = (kfpy_function_t *)object;
  Py_ssize_t count = PyVectorcall_NARGS(flags);
  if (self->fast != NULL && names == NULL && kfpy_function_modes == 0) {
    PyObject *result = self->fast(args, count);
    if (KF_LIKELY(result != NULL) || PyErr_Occurred()) return result;
  }
  if (KF_UNLIKELY(self->method && (count == 0 || !kfpy_is_tensor(args[0])))) {
    PyErr_Format(PyExc_TypeError, "descriptor '%s' for 'Tensor' objects doesn't apply to %s object",
                 self->entry->name, count == 0 ? "no" : Py_TYPE(args[0])->tp_name);
    return NULL;
  }
  PyObject *result = kfpy_function_try(object, args, count, names);
  if (KF_LIKELY(result != NULL) || PyErr_Occurred()) return result;
  result = call_otherwise(self, args, count, names);
  KFPY_ASSERT(result == NULL || PyErr_Occurred() == NULL);
  return result != NULL || PyErr_Occurred() ? result : complain(self, args, count, names);
}

int kfpy_function_push(PyObject *function, PyObject *const *args, Py_ssize_t count, PyObject *names,
                       kf_stack_t *stack, const kf_op_t **out_op) {
  KFPY_ASSERT(kfpy_is_function(function));
  kfpy_function_t *self = (kfpy_function_t *)function;
  if (self->overloads == NULL && resolve(self) < 0) return -1;
  kfpy_extras_t extras;
  const kfpy_overload_t *overload = bind_first(self, args, count, names, stack, &extras);
  if (overload == NULL) {
    if (!PyErr_Occurred()) (void)complain(self, args, count, names);
    return -1;
  }
  *out_op = overload->signature->op;
  return 0;
}

bool kfpy_is_function(PyObject *object) { return Py_TYPE(object) == function_type; }

/* ---- The type ---- */

/* tp_descr_get: methods bind to their tensor, functions do not. */
static PyObject *bind(PyObject *self, PyObject *object, PyObject *type) {
  (void)type;
  if (object == NULL || !((kfpy_function_t *)self)->method) return Py_NewRef(self);
  return PyMethod_New(self, object);
}

static void deallocate(PyObject *self) {
  PyTypeObject *type = Py_TYPE(self);
  forget((kfpy_function_t *)self);
  type->tp_free(self);
  Py_DECREF(type);
}

static PyObject *repr(PyObject *object) {
  kfpy_function_t *self = (kfpy_function_t *)object;
  return PyUnicode_FromFormat(
      self->method ? "<method '%s' of 'torch.Tensor' objects>" : "<built-in method %s of keyfall>",
      self->entry->name);
}

static PyObject *get_name(PyObject *self, void *closure) {
  (void)closure;
  return PyUnicode_FromString(((kfpy_function_t *)self)->entry->name);
}

static PyObject *get_qualname(PyObject *object, void *closure) {
  (void)closure;
  kfpy_function_t *self = (kfpy_function_t *)object;
  return PyUnicode_FromFormat(self->method ? "Tensor.%s" : "%s", self->entry->name);
}

/* Calls a function of keyfall/_docs/render.py for this function. The texts are larger than the code
 * of this extension, and few programs read them. */
static PyObject *render(PyObject *object, const char *what, bool with_name) {
  kfpy_function_t *self = (kfpy_function_t *)object;
  PyObject *module = PyImport_ImportModule("keyfall._docs.render");
  if (module == NULL) return NULL;
  Py_ssize_t index = self->entry - entries;
  PyObject *method = self->method ? Py_True : Py_False;
  PyObject *text = with_name
                       ? PyObject_CallMethod(module, what, "nsO", index, self->entry->name, method)
                       : PyObject_CallMethod(module, what, "nO", index, method);
  Py_DECREF(module);
  return text;
}

static PyObject *get_doc(PyObject *self, void *closure) {
  (void)closure;
  return render(self, "doc", true);
}

static PyObject *get_text_signature(PyObject *self, void *closure) {
  (void)closure;
  return render(self, "text_signature", false);
}

/* __signature__ is not in the table below: inspect reads it from classes, too, where it would find
 * the descriptor, and fail. */
static PyObject *get_attribute(PyObject *self, PyObject *name) {
  PyObject *value = PyObject_GenericGetAttr(self, name);
  if (value != NULL || !PyErr_ExceptionMatches(PyExc_AttributeError) ||
      PyUnicode_CompareWithASCIIString(name, "__signature__") != 0)
    return value;
  PyErr_Clear();
  return render(self, "signature", false);
}

/* The names of the overloads, for tools: ("add.Tensor", "add.out"). */
static PyObject *get_overloads(PyObject *self, void *closure) {
  (void)closure;
  PyObject *text = PyUnicode_FromString(((kfpy_function_t *)self)->entry->overloads);
  PyObject *list = text != NULL ? PyUnicode_Split(text, NULL, -1) : NULL;
  PyObject *tuple = list != NULL ? PyList_AsTuple(list) : NULL;
  Py_XDECREF(text);
  Py_XDECREF(list);
  return tuple;
}

static PyObject *get_objclass(PyObject *self, void *closure) {
  (void)closure;
  if (((kfpy_function_t *)self)->method) return Py_NewRef((PyObject *)kfpy_tensor_type);
  PyErr_SetString(PyExc_AttributeError, "__objclass__");
  return NULL;
}

/* Pickles by name. */
static PyObject *reduce(PyObject *object, PyObject *nothing) {
  (void)nothing;
  kfpy_function_t *self = (kfpy_function_t *)object;
  PyObject *get = PyObject_GetAttrString(kfpy_module, "_function");
  if (get == NULL) return NULL;
  return Py_BuildValue("N(sO)", get, self->entry->name, self->method ? Py_True : Py_False);
}

static PyGetSetDef getset[] = {{"__name__", get_name, NULL, NULL, NULL},
                               {"__qualname__", get_qualname, NULL, NULL, NULL},
                               {"__doc__", get_doc, NULL, NULL, NULL},
                               {"__text_signature__", get_text_signature, NULL, NULL, NULL},
                               {"__objclass__", get_objclass, NULL, NULL, NULL},
                               {"_overload_names", get_overloads, NULL,
                                "Names of the overloads, in the order of resolution.", NULL},
                               {NULL, NULL, NULL, NULL, NULL}};
static PyMethodDef methods[] = {{"__reduce__", reduce, METH_NOARGS, NULL}, {NULL, NULL, 0, NULL}};
static PyMemberDef members[] = {
    {"__vectorcalloffset__", T_PYSSIZET, offsetof(kfpy_function_t, call), READONLY, NULL},
    {NULL, 0, 0, 0, NULL}};

#define SLOT(name, function) \
  { Py_##name, (void *)(uintptr_t)(function) }
static PyType_Slot slots[] = {
    SLOT(tp_dealloc, deallocate), SLOT(tp_call, PyVectorcall_Call), SLOT(tp_descr_get, bind),
    SLOT(tp_repr, repr),          SLOT(tp_getattro, get_attribute), {Py_tp_getset, getset},
    {Py_tp_methods, methods},     {Py_tp_members, members},         {0, NULL}};
/* The module part of the type's name is also the __module__ of its objects: a descriptor of that
 * name would hide the type's own attribute, which tools such as pydoc expect to be a string. */
static PyType_Spec spec = {"keyfall._Function", sizeof(kfpy_function_t), 0,
                           Py_TPFLAGS_DEFAULT | Py_TPFLAGS_HAVE_VECTORCALL |
                               Py_TPFLAGS_METHOD_DESCRIPTOR | Py_TPFLAGS_DISALLOW_INSTANTIATION,
                           slots};

/* ---- The table ---- */

static PyObject *new_function(const kfpy_function_entry_t *entry, bool method) {
  kfpy_function_t *self = (kfpy_function_t *)(void *)function_type->tp_alloc(function_type, 0);
  if (self == NULL) return NULL;
  self->call = call;
  self->entry = entry;
  self->method = method;
  self->fast = kfpy_fast(entry->name, method);
  return (PyObject *)self;
}

PyObject *kfpy_function(const char *name, bool method) {
  PyObject *found = PyDict_GetItemString(by_name[method], name);
  if (found == NULL) PyErr_Format(PyExc_NotImplementedError, "keyfall has no %s()", name);
  return found;
}

/* Creates the result types of all overloads of the function that `type_name` is derived from. */
static int make_return_types(const char *type_name) {
  char name[96];
  size_t length = strlen(type_name);
  if (length > 4 && strcmp(type_name + length - 4, "_out") == 0) length -= 4;
  if (length >= sizeof name) return 0;
  (void)snprintf(name, sizeof name, "%.*s", (int)length, type_name);
  kfpy_function_t *function = (kfpy_function_t *)(void *)PyDict_GetItemString(by_name[0], name);
  if (function == NULL) return 0;
  if (function->overloads == NULL && resolve(function) < 0) return -1;
  for (size_t i = 0; i < function->count; i++)
    if (kfpy_return_type(name, function->overloads[i].signature) == NULL && PyErr_Occurred())
      return -1;
  return 0;
}

static PyObject *return_type_by_name(PyObject *module, PyObject *name) {
  (void)module;
  const char *text = PyUnicode_Check(name) ? PyUnicode_AsUTF8(name) : NULL;
  PyTypeObject *type = text != NULL ? kfpy_made_return_type(name) : NULL;
  if (type == NULL && text != NULL) {
    if (make_return_types(text) < 0) return NULL;
    type = kfpy_made_return_type(name);
  }
  if (type == NULL && !PyErr_Occurred())
    PyErr_Format(PyExc_AttributeError, "module 'torch.return_types' has no attribute %R", name);
  return Py_XNewRef((PyObject *)type);
}

static PyObject *function_by_name(PyObject *module, PyObject *args) {
  const char *name;
  int method = 0;
  (void)module;
  if (!PyArg_ParseTuple(args, "s|p:_function", &name, &method)) return NULL;
  PyObject *found = kfpy_function(name, method != 0);
  return Py_XNewRef(found);
}

/* Creates the function of an entry and adds it to a namespace. by_name keeps the first function of
 * a name: the namespaces are in order of precedence. */
static int add_to(PyObject *dict, const kfpy_function_entry_t *entry, bool method) {
  PyObject *made = new_function(entry, method);
  if (made == NULL) return -1;
  int done = PyDict_SetItemString(dict, entry->name, made);
  if (done == 0 && dict != by_name[method] &&
      PyDict_GetItemString(by_name[method], entry->name) == NULL)
    done = PyDict_SetItemString(by_name[method], entry->name, made);
  Py_DECREF(made);
  return done;
}

/* The submodules of _C that hold functions. */
static const struct {
  unsigned flag;
  const char *module;
} homes[] = {{KFPY_IN_TORCH, "_VariableFunctions"},
             {KFPY_IN_NN, "_nn"},
             {KFPY_IN_LINALG, "_linalg"},
             {KFPY_IN_SPECIAL, "_special"},
             {KFPY_IN_FFT, "_fft"}};
enum { HOMES = sizeof homes / sizeof *homes };

static PyMethodDef functions[] = {
    {"_function", function_by_name, METH_VARARGS,
     "_function(name, method=False): returns the function or method with this name."},
    {"_return_type", return_type_by_name, METH_O,
     "_return_type(name): returns the type of a function's results."},
    {NULL, NULL, 0, NULL}};

int kfpy_init_functions(PyObject *module) {
  PyObject *dicts[HOMES];
  by_name[0] = PyDict_New();
  by_name[1] = PyDict_New();
  if (by_name[0] == NULL || by_name[1] == NULL) return -1;
  if (kfpy_add_type(module, &spec, NULL, &function_type) < 0) return -1;
  for (size_t i = 0; i < HOMES; i++) {
    char name[64];
    (void)snprintf(name, sizeof name, "keyfall._C.%s", homes[i].module);
    PyObject *home = PyModule_New(name);
    if (home == NULL || PyModule_AddObjectRef(module, homes[i].module, home) < 0) return -1;
    dicts[i] = PyModule_GetDict(home); /* borrowed from the submodule, which the module holds */
    Py_DECREF(home);
  }
  PyObject *own = PyDict_New();
  if (own == NULL) return -1;
  for (size_t r = 0; r < ENTRIES; r++) {
    for (size_t i = 0; i < HOMES; i++)
      if ((entries[r].flags & homes[i].flag) != 0 && add_to(dicts[i], &entries[r], false) < 0)
        return -1;
    if ((entries[r].flags & KFPY_METHOD) != 0 && add_to(own, &entries[r], true) < 0) return -1;
  }
  /* Keep existing attributes: those written by hand take precedence over generated methods. */
  int done = PyDict_Merge(kfpy_tensor_base->tp_dict, own, 0);
  Py_DECREF(own);
  PyType_Modified(kfpy_tensor_base);
  if (done < 0 || kfpy_init_return_types() < 0) return -1;
  return kfpy_add_functions(module, functions);
}
