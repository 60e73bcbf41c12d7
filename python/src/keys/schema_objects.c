/* FunctionSchema, Argument and _AliasInfo: read-only views of the library's schemas. The attributes
 * and their names are PyTorch's. */
#include "keys/dispatch_objects.h"

/* Used for all three kinds of objects. Each owns a reference to the schema that its pointers refer
 * to. */
typedef struct view_object {
  PyObject_HEAD const kf_schema_t *schema; /* owned */
  const kf_argument_t *argument;           /* Argument only */
  const kf_alias_t *alias;                 /* _AliasInfo only */
} view_object_t;

static PyTypeObject *schema_type, *argument_type, *alias_type;

static view_object_t *as_view(PyObject *self) { return (view_object_t *)self; }
static const kf_schema_t *schema_of(PyObject *self) { return as_view(self)->schema; }
static const kf_argument_t *argument_of(PyObject *self) {
  KFPY_ASSERT(Py_TYPE(self) == argument_type);
  return as_view(self)->argument;
}

/* Creates an object; retains the schema. */
static PyObject *new_view(PyTypeObject *type, const kf_schema_t *schema) {
  KFPY_ASSERT(schema != NULL);
  PyObject *self = type->tp_alloc(type, 0);
  if (self == NULL) return NULL;
  kf_schema_retain(schema);
  as_view(self)->schema = schema;
  return self;
}

static void view_dealloc(PyObject *self) {
  PyTypeObject *type = Py_TYPE(self);
  kf_schema_release(as_view(self)->schema);
  type->tp_free(self);
  Py_DECREF(type);
}

PyObject *kfpy_schema_object(const kf_schema_t *schema) { return new_view(schema_type, schema); }

/* ---- _AliasInfo ---- */

static PyObject *set_of_names(const char *const *names, uint16_t count) {
  PyObject *set = PySet_New(NULL);
  for (uint16_t i = 0; set != NULL && i < count; i++) {
    PyObject *name = PyUnicode_FromString(names[i]);
    if (name == NULL || PySet_Add(set, name) < 0) Py_CLEAR(set);
    Py_XDECREF(name);
  }
  return set;
}

static PyObject *alias_is_write(PyObject *self, void *unused) {
  (void)unused;
  return PyBool_FromLong(as_view(self)->alias->is_write);
}

static PyObject *alias_before(PyObject *self, void *unused) {
  (void)unused;
  const kf_alias_t *alias = as_view(self)->alias;
  return set_of_names(alias->before, alias->before_count);
}

static PyObject *alias_after(PyObject *self, void *unused) {
  (void)unused;
  const kf_alias_t *alias = as_view(self)->alias;
  return set_of_names(alias->after, alias->after_count);
}

static PyObject *alias_compare(PyObject *self, PyObject *other, int op) {
  if ((op != Py_EQ && op != Py_NE) || Py_TYPE(other) != alias_type) Py_RETURN_NOTIMPLEMENTED;
  bool equal = kf_alias_equal(as_view(self)->alias, as_view(other)->alias);
  return PyBool_FromLong(equal == (op == Py_EQ));
}

static Py_hash_t alias_hash(PyObject *self) {
  const kf_alias_t *alias = as_view(self)->alias;
  return alias->before_count * 4 + alias->after_count * 2 + alias->is_write;
}

static PyGetSetDef alias_getset[] = {
    {"is_write", alias_is_write, NULL, "Whether the argument is written to.", NULL},
    {"before_set", alias_before, NULL, "Alias sets that it may belong to before the call.", NULL},
    {"after_set", alias_after, NULL, "Alias sets that it may belong to after the call.", NULL},
    {NULL, NULL, NULL, NULL, NULL}};

/* ---- Argument ---- */

static PyObject *argument_object(const kf_schema_t *schema, const kf_argument_t *argument) {
  PyObject *self = new_view(argument_type, schema);
  if (self != NULL) as_view(self)->argument = argument;
  return self;
}

static PyObject *argument_name(PyObject *self, void *unused) {
  (void)unused;
  return PyUnicode_FromString(argument_of(self)->name);
}

static PyObject *argument_fake_type(PyObject *self, void *unused) {
  (void)unused;
  return kfpy_schema_type_object(schema_of(self), argument_of(self)->type);
}

static PyObject *argument_real_type(PyObject *self, void *unused) {
  (void)unused;
  return kfpy_schema_type_object(schema_of(self), argument_of(self)->real_type);
}

static PyObject *argument_size(PyObject *self, void *unused) {
  (void)unused;
  if (argument_of(self)->list_size < 0) Py_RETURN_NONE;
  return PyLong_FromLong(argument_of(self)->list_size);
}

static PyObject *argument_default(PyObject *self, void *unused) {
  (void)unused;
  const kf_value_t *value = argument_of(self)->default_value;
  return value != NULL ? kfpy_from_value(value) : Py_NewRef(Py_None);
}

static PyObject *argument_has_default(PyObject *self, PyObject *unused) {
  (void)unused;
  return PyBool_FromLong(argument_of(self)->default_value != NULL);
}

static PyObject *argument_kwarg_only(PyObject *self, void *unused) {
  (void)unused;
  return PyBool_FromLong(argument_of(self)->is_kwarg_only);
}

static PyObject *argument_is_out(PyObject *self, void *unused) {
  (void)unused;
  return PyBool_FromLong(argument_of(self)->is_out);
}

static bool is_written(const kf_argument_t *argument) {
  return argument->alias != NULL && argument->alias->is_write;
}

static PyObject *argument_is_write(PyObject *self, void *unused) {
  (void)unused;
  return PyBool_FromLong(is_written(argument_of(self)));
}

static PyObject *argument_alias(PyObject *self, void *unused) {
  (void)unused;
  if (argument_of(self)->alias == NULL) Py_RETURN_NONE;
  PyObject *info = new_view(alias_type, schema_of(self));
  if (info != NULL) as_view(info)->alias = argument_of(self)->alias;
  return info;
}

static bool same_default(const kf_value_t *a, const kf_value_t *b) {
  return a == NULL || b == NULL ? a == b : kf_value_equal(a, b);
}

static bool same_argument(const kf_argument_t *a, const kf_argument_t *b) {
  return strcmp(a->name, b->name) == 0 && kf_type_equal(a->type, b->type) &&
         a->list_size == b->list_size && a->is_kwarg_only == b->is_kwarg_only &&
         same_default(a->default_value, b->default_value) && kf_alias_equal(a->alias, b->alias);
}

static PyObject *argument_compare(PyObject *self, PyObject *other, int op) {
  if ((op != Py_EQ && op != Py_NE) || Py_TYPE(other) != argument_type) Py_RETURN_NOTIMPLEMENTED;
  return PyBool_FromLong(same_argument(argument_of(self), argument_of(other)) == (op == Py_EQ));
}

static Py_hash_t argument_hash(PyObject *self) {
  PyObject *name = argument_name(self, NULL);
  Py_hash_t hash = name != NULL ? PyObject_Hash(name) : -1;
  Py_XDECREF(name);
  return hash;
}

static size_t print_argument(const void *argument, char *buffer, size_t size) {
  return kf_argument_print(argument, buffer, size);
}

static PyObject *argument_repr(PyObject *self) {
  PyObject *text = kfpy_printed(print_argument, argument_of(self));
  PyObject *repr = text != NULL ? PyUnicode_FromFormat("<Argument %U>", text) : NULL;
  Py_XDECREF(text);
  return repr;
}

static PyGetSetDef argument_getset[] = {
    {"name", argument_name, NULL, "The argument's name; '' for an unnamed return.", NULL},
    {"type", argument_fake_type, NULL,
     "The argument's type, with int for dtypes, layouts and symbolic integers.", NULL},
    {"real_type", argument_real_type, NULL, "The argument's type as declared.", NULL},
    {"N", argument_size, NULL, "The size of a sized list (int[2]), or None.", NULL},
    {"default_value", argument_default, NULL, "The default value, or None if there is none.", NULL},
    {"kwarg_only", argument_kwarg_only, NULL, "Whether the argument must be passed by name.", NULL},
    {"is_out", argument_is_out, NULL, "Whether a result is written to the argument.", NULL},
    {"is_write", argument_is_write, NULL, "Whether the argument is written to.", NULL},
    {"alias_info", argument_alias, NULL, "Alias annotation, or None.", NULL},
    {NULL, NULL, NULL, NULL, NULL}};

static PyMethodDef argument_methods[] = {
    {"has_default_value", argument_has_default, METH_NOARGS,
     "has_default_value($self, /)\n--\n\nReturns whether the argument has a default value."},
    {NULL, NULL, 0, NULL}};

/* ---- FunctionSchema ---- */

static size_t print_schema(const void *schema, char *buffer, size_t size) {
  return kf_schema_print(schema, buffer, size);
}

static PyObject *schema_repr(PyObject *self) { return kfpy_printed(print_schema, schema_of(self)); }

static PyObject *schema_name(PyObject *self, void *unused) {
  (void)unused;
  return PyUnicode_FromString(kf_schema_name(schema_of(self)));
}

static PyObject *schema_overload(PyObject *self, void *unused) {
  (void)unused;
  return PyUnicode_FromString(kf_schema_overload(schema_of(self)));
}

static PyObject *list_arguments(const kf_schema_t *schema, size_t count,
                                const kf_argument_t *(*get)(const kf_schema_t *, size_t)) {
  PyObject *list = PyList_New((Py_ssize_t)count);
  for (size_t i = 0; list != NULL && i < count; i++) {
    PyObject *item = argument_object(schema, get(schema, i));
    if (item == NULL) Py_CLEAR(list);
    if (item != NULL) PyList_SET_ITEM(list, (Py_ssize_t)i, item);
  }
  return list;
}

static PyObject *schema_arguments(PyObject *self, void *unused) {
  (void)unused;
  const kf_schema_t *schema = schema_of(self);
  return list_arguments(schema, kf_schema_argument_count(schema), kf_schema_argument);
}

static PyObject *schema_returns(PyObject *self, void *unused) {
  (void)unused;
  const kf_schema_t *schema = schema_of(self);
  return list_arguments(schema, kf_schema_return_count(schema), kf_schema_return);
}

static PyObject *schema_is_mutable(PyObject *self, void *unused) {
  (void)unused;
  return PyBool_FromLong(kf_schema_is_mutable(schema_of(self)));
}

/* An operator returns a view if an argument has an alias annotation without a write. */
static PyObject *schema_is_view(PyObject *self, PyObject *unused) {
  (void)unused;
  const kf_schema_t *schema = schema_of(self);
  for (size_t i = 0; i < kf_schema_argument_count(schema); i++) {
    const kf_argument_t *argument = kf_schema_argument(schema, i);
    if (argument->alias != NULL && !is_written(argument)) Py_RETURN_TRUE;
  }
  Py_RETURN_FALSE;
}

static PyObject *schema_compare(PyObject *self, PyObject *other, int op) {
  if ((op != Py_EQ && op != Py_NE) || Py_TYPE(other) != schema_type) Py_RETURN_NOTIMPLEMENTED;
  return PyBool_FromLong(kf_schema_equal(schema_of(self), schema_of(other)) == (op == Py_EQ));
}

/* Hashes the name only: equal schemas may print differently (SymInt equals int). */
static Py_hash_t schema_hash(PyObject *self) {
  PyObject *name = PyUnicode_FromFormat("%s.%s", kf_schema_name(schema_of(self)),
                                        kf_schema_overload(schema_of(self)));
  Py_hash_t hash = name != NULL ? PyObject_Hash(name) : -1;
  Py_XDECREF(name);
  return hash;
}

/* Returns the schema passed as a method's argument, borrowed; `what` is the method's name. */
static const kf_schema_t *other_schema(const char *what, PyObject *other) {
  if (Py_TYPE(other) == schema_type) return schema_of(other);
  PyErr_Format(PyExc_TypeError, "%s(): expected a FunctionSchema, found %.200s", what,
               Py_TYPE(other)->tp_name);
  return NULL;
}

static PyObject *schema_is_backward(PyObject *self, PyObject *other) {
  const kf_schema_t *older = other_schema("is_backward_compatible_with", other);
  char reason[512];
  if (older == NULL) return NULL;
  return PyBool_FromLong(
      kf_schema_is_backward_compatible(schema_of(self), older, reason, sizeof reason));
}

static PyObject *schema_check_forward(PyObject *self, PyObject *other) {
  const kf_schema_t *older = other_schema("check_forward_compatible_with", other);
  char reason[512];
  if (older == NULL) return NULL;
  bool fine = kf_schema_is_forward_compatible(schema_of(self), older, reason, sizeof reason);
  return Py_BuildValue("(Os)", fine ? Py_True : Py_False, fine ? "" : reason);
}

static PyObject *schema_reduce(PyObject *self, PyObject *unused) {
  (void)unused;
  PyObject *parse = PyObject_GetAttrString(kfpy_module, "parse_schema");
  PyObject *text = parse != NULL ? schema_repr(self) : NULL;
  if (text != NULL) return Py_BuildValue("N(N)", parse, text);
  Py_XDECREF(parse);
  return NULL;
}

static PyGetSetDef schema_getset[] = {
    {"name", schema_name, NULL, "The operator's name, including its namespace.", NULL},
    {"overload_name", schema_overload, NULL, "The overload's name, or ''.", NULL},
    {"arguments", schema_arguments, NULL, "The arguments, a list of Argument.", NULL},
    {"returns", schema_returns, NULL, "The returns, a list of Argument.", NULL},
    {"is_mutable", schema_is_mutable, NULL, "Whether any argument is written to.", NULL},
    {NULL, NULL, NULL, NULL, NULL}};

static PyMethodDef schema_methods[] = {
    {"_is_view_op", schema_is_view, METH_NOARGS,
     "_is_view_op($self, /)\n--\n\nReturns whether a result may be a view of an argument."},
    {"is_backward_compatible_with", schema_is_backward, METH_O,
     "is_backward_compatible_with($self, old, /)\n--\n\nReturns whether calls written for the old "
     "schema work with this one."},
    {"check_forward_compatible_with", schema_check_forward, METH_O,
     "check_forward_compatible_with($self, old, /)\n--\n\nReturns whether calls written for this "
     "schema work with the old one, and the reason if not."},
    {"__reduce__", schema_reduce, METH_NOARGS, NULL},
    {NULL, NULL, 0, NULL}};

static PyObject *parse_schema(PyObject *module, PyObject *args, PyObject *kwargs) {
  (void)module;
  static char *keywords[] = {"schema", "allow_typevars", NULL};
  const char *text = NULL;
  Py_ssize_t size = 0;
  int variables = 1;
  if (!PyArg_ParseTupleAndKeywords(args, kwargs, "s#|p:parse_schema", keywords, &text, &size,
                                   &variables))
    return NULL;
  kf_parse_options_t options = {sizeof options, variables != 0};
  kf_schema_t *schema = NULL;
  char *bare_name = NULL;
  if (KFPY_FAILED_PLAIN(kf_schema_or_name_parse(text, (size_t)size, &options, &schema, &bare_name)))
    return NULL;
  kf_free(bare_name);
  if (schema == NULL) {
    PyErr_SetString(PyExc_RuntimeError,
                    "Tried to parse a function schema but only the operator name was given");
    return NULL;
  }
  PyObject *object = kfpy_schema_object(schema);
  kf_schema_release(schema);
  return object;
}

/* ---- The module ---- */

static PyType_Slot schema_slots[] = {
    {Py_tp_doc, "The declaration of an operator; parse_schema() creates one from text."},
    {Py_tp_dealloc, view_dealloc},
    {Py_tp_repr, schema_repr},
    {Py_tp_hash, schema_hash},
    {Py_tp_richcompare, schema_compare},
    {Py_tp_getset, schema_getset},
    {Py_tp_methods, schema_methods},
    {0, NULL}};
static PyType_Slot argument_slots[] = {{Py_tp_doc, "An argument or return of an operator."},
                                       {Py_tp_dealloc, view_dealloc},
                                       {Py_tp_repr, argument_repr},
                                       {Py_tp_hash, argument_hash},
                                       {Py_tp_richcompare, argument_compare},
                                       {Py_tp_getset, argument_getset},
                                       {Py_tp_methods, argument_methods},
                                       {0, NULL}};
static PyType_Slot alias_slots[] = {
    {Py_tp_doc, "The alias annotation of an argument: names of sets."},
    {Py_tp_dealloc, view_dealloc},
    {Py_tp_hash, alias_hash},
    {Py_tp_richcompare, alias_compare},
    {Py_tp_getset, alias_getset},
    {0, NULL}};
#define SPEC(full_name, its_slots)                                                      \
  {                                                                                     \
    .name = full_name, .basicsize = sizeof(view_object_t),                              \
    .flags = Py_TPFLAGS_DEFAULT | Py_TPFLAGS_DISALLOW_INSTANTIATION, .slots = its_slots \
  }
static PyType_Spec schema_spec = SPEC("keyfall._C.FunctionSchema", schema_slots);
static PyType_Spec argument_spec = SPEC("keyfall._C.Argument", argument_slots);
static PyType_Spec alias_spec = SPEC("keyfall._C._AliasInfo", alias_slots);

/* The registration lasts as long as the process. */
static PyObject *register_class(PyObject *module, PyObject *args) {
  const char *ns, *name;
  kf_registration_t *handle;
  (void)module;
  if (!PyArg_ParseTuple(args, "ss:_register_custom_class", &ns, &name) ||
      KFPY_FAILED(kf_register_class(ns, name, &handle)))
    return NULL;
  Py_RETURN_NONE;
}

static PyMethodDef functions[] = {
    {"_register_custom_class", register_class, METH_VARARGS,
     "_register_custom_class(namespace, name, /)\n--\n\nLets schemas use the type "
     "__torch__.torch.classes.<namespace>.<name>."},
    {"parse_schema", (PyCFunction)(void (*)(void))parse_schema, METH_VARARGS | METH_KEYWORDS,
     "parse_schema(schema, allow_typevars=True)\n--\n\nParses a declaration such as "
     "'ns::op(Tensor x, int n=1) -> Tensor'."},
    {NULL, NULL, 0, NULL}};

int kfpy_init_schema(PyObject *module) {
  if (kfpy_add_type(module, &schema_spec, NULL, &schema_type) < 0 ||
      kfpy_add_type(module, &argument_spec, NULL, &argument_type) < 0 ||
      kfpy_add_type(module, &alias_spec, NULL, &alias_type) < 0 ||
      kfpy_init_schema_types(module) < 0)
    return -1;
  return kfpy_add_functions(module, functions);
}
