/* The types of a schema's arguments as Python objects: a class for each kind that has one in
 * PyTorch (ListType, TensorType, …), with the common base Type. str(type) is the Python annotation
 * (List[int]), type.str() is the schema language (int[]). */
#include "core/function_arguments.h"
#include "keys/dispatch_objects.h"

/* An object either points into a schema, to which it owns a reference, or has its own node, whose
 * children belong to other type objects. */
typedef struct type_object {
  PyObject_HEAD const kf_type_t *type; /* points into schema, to `own`, or to a static */
  const kf_schema_t *schema;           /* owned, or NULL */
  kf_type_t own;
  const kf_type_t **children; /* children of `own`; PyMem memory */
  PyObject *owners;           /* owned tuple of the children's objects, or NULL */
} type_object_t;

#define PREFIX "keyfall._C."

typedef struct type_class {
  const char *name;       /* PREFIX, followed by the result of kind() */
  const char *annotation; /* for a kind without children; NULL: built from the children */
  bool has_class;         /* whether the kind has its own class, with this name */
} type_class_t;

static const type_class_t classes[KF_TYPE_KIND_COUNT] = {
    [KF_TYPE_ANY] = {PREFIX "AnyType", "Any", true},
    [KF_TYPE_TENSOR] = {PREFIX "TensorType", "Tensor", true},
    [KF_TYPE_STORAGE] = {PREFIX "StorageType", "Storage", false},
    [KF_TYPE_TUPLE] = {PREFIX "TupleType", NULL, true},
    [KF_TYPE_LIST] = {PREFIX "ListType", NULL, true},
    [KF_TYPE_DICT] = {PREFIX "DictType", NULL, true},
    [KF_TYPE_SCALAR] = {PREFIX "NumberType", "number", true},
    [KF_TYPE_FLOAT] = {PREFIX "FloatType", "float", true},
    [KF_TYPE_COMPLEX] = {PREFIX "ComplexType", "complex", true},
    [KF_TYPE_FUTURE] = {PREFIX "FutureType", NULL, true},
    [KF_TYPE_AWAIT] = {PREFIX "AwaitType", NULL, true},
    [KF_TYPE_RREF] = {PREFIX "RRefType", NULL, true},
    [KF_TYPE_INT] = {PREFIX "IntType", "int", true},
    [KF_TYPE_NONE] = {PREFIX "NoneType", "NoneType", true},
    [KF_TYPE_STRING] = {PREFIX "StringType", "str", true},
    [KF_TYPE_GENERATOR] = {PREFIX "GeneratorType", "Generator", false},
    [KF_TYPE_QUANTIZER] = {PREFIX "QuantizerType", "Quantizer", false},
    [KF_TYPE_BOOL] = {PREFIX "BoolType", "bool", true},
    [KF_TYPE_OPTIONAL] = {PREFIX "OptionalType", NULL, true},
    [KF_TYPE_VAR] = {PREFIX "VarType", NULL, false},
    [KF_TYPE_CLASS] = {PREFIX "ClassType", NULL, true},
    [KF_TYPE_DEVICE] = {PREFIX "DeviceObjType", "Device", true},
    [KF_TYPE_STREAM] = {PREFIX "StreamObjType", "Stream", true},
    [KF_TYPE_CAPSULE] = {PREFIX "CapsuleType", "Capsule", false},
    [KF_TYPE_QSCHEME] = {PREFIX "QSchemeType", "QScheme", false},
    [KF_TYPE_ANY_CLASS] = {PREFIX "AnyClassType", "AnyClassType", false},
    [KF_TYPE_ANY_ENUM] = {PREFIX "AnyEnumType", "AnyEnumType", false},
    [KF_TYPE_UNION] = {PREFIX "UnionType", NULL, true},
    [KF_TYPE_SYM_INT] = {PREFIX "SymIntType", "int", true},
    [KF_TYPE_DTYPE] = {PREFIX "ScalarTypeType", "ScalarType", false},
    [KF_TYPE_LAYOUT] = {PREFIX "LayoutType", "Layout", false},
    [KF_TYPE_MEMORY_FORMAT] = {PREFIX "MemoryFormatType", "MemoryFormat", false},
    [KF_TYPE_SYM_BOOL] = {PREFIX "SymBoolType", "bool", true},
    [KF_TYPE_PY_OBJECT] = {PREFIX "PyObjectType", "PyObject", true},
};

static const char *kind_name(uint16_t kind) {
  KFPY_ASSERT(kind < KF_TYPE_KIND_COUNT);
  KFPY_ASSERT(classes[kind].name != NULL);
  return classes[kind].name + strlen(PREFIX);
}

static PyTypeObject *base_type;
static PyTypeObject *types[KF_TYPE_KIND_COUNT]; /* NULL: use the base */

static type_object_t *as_type(PyObject *self) { return (type_object_t *)self; }
static bool is_type(PyObject *object) { return PyObject_TypeCheck(object, base_type); }

static PyTypeObject *class_of(uint16_t kind) {
  KFPY_ASSERT(kind < KF_TYPE_KIND_COUNT);
  return types[kind] != NULL ? types[kind] : base_type;
}

PyObject *kfpy_schema_type_object(const kf_schema_t *schema, const kf_type_t *type) {
  PyTypeObject *python_type = class_of(type->kind);
  PyObject *self = python_type->tp_alloc(python_type, 0);
  if (self == NULL) return NULL;
  if (schema != NULL) kf_schema_retain(schema);
  as_type(self)->schema = schema;
  as_type(self)->type = type;
  return self;
}

/* Creates a type composed of the types of other objects; steals the tuple. */
static PyObject *compose(uint16_t kind, PyObject *owners_take) {
  size_t count = (size_t)PyTuple_GET_SIZE(owners_take);
  PyObject *self = class_of(kind)->tp_alloc(class_of(kind), 0);
  const kf_type_t **children = PyMem_Calloc(count + 1, sizeof *children);
  if (self == NULL || children == NULL) {
    Py_XDECREF(self);
    Py_DECREF(owners_take);
    PyMem_Free(children);
    return PyErr_NoMemory();
  }
  for (size_t i = 0; i < count; i++)
    children[i] = as_type(PyTuple_GET_ITEM(owners_take, (Py_ssize_t)i))->type;
  type_object_t *type = as_type(self);
  type->owners = owners_take;
  type->children = children;
  type->own = (kf_type_t){kind, (uint16_t)count, children, NULL};
  type->type = &type->own;
  return self;
}

/* Returns the object of a child; new reference. */
static PyObject *child_of(PyObject *self, size_t index) {
  const type_object_t *type = as_type(self);
  KFPY_ASSERT(index < type->type->child_count);
  if (type->owners != NULL) return Py_NewRef(PyTuple_GET_ITEM(type->owners, (Py_ssize_t)index));
  return kfpy_schema_type_object(type->schema, type->type->children[index]);
}

/* ---- Printing ---- */

static PyObject *annotation_of(const kf_type_t *type);

static PyObject *join_children(const kf_type_t *type) {
  PyObject *texts = PyTuple_New(type->child_count);
  for (uint16_t i = 0; texts != NULL && i < type->child_count; i++) {
    PyObject *text = annotation_of(type->children[i]);
    if (text == NULL) Py_CLEAR(texts);
    if (text != NULL) PyTuple_SET_ITEM(texts, i, text);
  }
  PyObject *comma = texts != NULL ? PyUnicode_FromString(", ") : NULL;
  PyObject *joined = comma != NULL ? PyUnicode_Join(comma, texts) : NULL;
  Py_XDECREF(comma);
  Py_XDECREF(texts);
  return joined;
}

static PyObject *annotation_of(const kf_type_t *type) {
  const char *annotation = classes[type->kind].annotation;
  if (annotation != NULL) return PyUnicode_FromString(annotation);
  if (type->kind == KF_TYPE_VAR || type->kind == KF_TYPE_CLASS)
    return PyUnicode_FromString(type->name != NULL ? type->name : "");
  if (type->kind == KF_TYPE_TUPLE && type->child_count == 0)
    return PyUnicode_FromString("Tuple[()]");
  PyObject *parts = join_children(type);
  if (parts == NULL) return NULL;
  /* The kind without "Type": List, Optional, Dict, … */
  const char *name = kind_name(type->kind);
  PyObject *whole = PyUnicode_FromStringAndSize(name, (Py_ssize_t)(strlen(name) - strlen("Type")));
  PyObject *text = whole != NULL ? PyUnicode_FromFormat("%U[%U]", whole, parts) : NULL;
  Py_XDECREF(whole);
  Py_DECREF(parts);
  return text;
}

static PyObject *type_repr(PyObject *self) { return annotation_of(as_type(self)->type); }

static PyObject *type_annotation(PyObject *self, void *unused) {
  (void)unused;
  return type_repr(self);
}

static size_t print_type(const void *type, char *buffer, size_t size) {
  return kf_type_print(type, buffer, size);
}

static PyObject *type_str(PyObject *self, PyObject *unused) {
  (void)unused;
  return kfpy_printed(print_type, as_type(self)->type);
}

static PyObject *type_kind(PyObject *self, PyObject *unused) {
  (void)unused;
  return PyUnicode_FromString(kind_name(as_type(self)->type->kind));
}

/* ---- Comparison ---- */

static PyObject *type_compare(PyObject *self, PyObject *other, int op) {
  if ((op != Py_EQ && op != Py_NE) || !is_type(other)) Py_RETURN_NOTIMPLEMENTED;
  return PyBool_FromLong(kf_type_equal(as_type(self)->type, as_type(other)->type) == (op == Py_EQ));
}

static Py_hash_t type_hash(PyObject *self) {
  PyObject *text = type_str(self, NULL);
  if (text == NULL) return -1;
  Py_hash_t hash = PyObject_Hash(text);
  Py_DECREF(text);
  return hash;
}

static PyObject *type_is_subtype(PyObject *self, PyObject *other) {
  if (!is_type(other))
    return PyErr_Format(PyExc_TypeError, "isSubtypeOf(): expected a Type, found %.200s",
                        Py_TYPE(other)->tp_name);
  return PyBool_FromLong(kf_type_is_subtype(as_type(self)->type, as_type(other)->type));
}

/* ---- Children ---- */

static PyObject *type_children(PyObject *self, PyObject *unused) {
  (void)unused;
  uint16_t count = as_type(self)->type->child_count;
  PyObject *list = PyList_New(count);
  for (uint16_t i = 0; list != NULL && i < count; i++) {
    PyObject *child = child_of(self, i);
    if (child == NULL) Py_CLEAR(list);
    if (child != NULL) PyList_SET_ITEM(list, i, child);
  }
  return list;
}

static PyObject *type_first(PyObject *self, PyObject *unused) {
  (void)unused;
  return child_of(self, 0);
}

static PyObject *type_second(PyObject *self, PyObject *unused) {
  (void)unused;
  return child_of(self, 1);
}

/* ---- Construction ---- */

static int kind_of_class(const PyTypeObject *type) {
  for (int kind = 0; kind < KF_TYPE_KIND_COUNT; kind++)
    if (types[kind] == type) return kind;
  return -1;
}

/* Implements IntType.get() and the like: types without children are singletons. */
static PyObject *atomic_type(int kind) {
  KFPY_ASSERT(kind >= 0 && kind < KF_TYPE_KIND_COUNT);
  static kf_type_t nodes[KF_TYPE_KIND_COUNT];
  static PyObject *objects[KF_TYPE_KIND_COUNT];
  if (objects[kind] != NULL) return Py_NewRef(objects[kind]);
  nodes[kind].kind = (uint16_t)kind;
  objects[kind] = kfpy_schema_type_object(NULL, &nodes[kind]);
  return Py_XNewRef(objects[kind]);
}

static PyObject *type_get(PyObject *type, PyObject *unused) {
  (void)unused;
  return atomic_type(kind_of_class((PyTypeObject *)type));
}

/* The constructor of types with children: ListType(element), DictType(key, value),
 * TupleType([types]). */
static PyObject *type_new(PyTypeObject *type, PyObject *args, PyObject *kwargs) {
  int kind = kind_of_class(type);
  Py_ssize_t wanted = kind == KF_TYPE_DICT ? 2 : 1;
  if ((kwargs != NULL && PyDict_GET_SIZE(kwargs) > 0) || PyTuple_GET_SIZE(args) != wanted)
    return PyErr_Format(PyExc_TypeError, "%s() takes %zd positional argument%s", type->tp_name,
                        wanted, wanted > 1 ? "s" : "");
  bool several = kind == KF_TYPE_TUPLE || kind == KF_TYPE_UNION;
  PyObject *parts = several ? kfpy_tuple(PyTuple_GET_ITEM(args, 0)) : Py_NewRef(args);
  if (parts == NULL) return NULL;
  bool fine = PyTuple_GET_SIZE(parts) <= UINT16_MAX;
  for (Py_ssize_t i = 0; fine && i < PyTuple_GET_SIZE(parts); i++)
    fine = is_type(PyTuple_GET_ITEM(parts, i));
  if (fine) return compose((uint16_t)kind, parts);
  Py_DECREF(parts);
  return PyErr_Format(PyExc_TypeError, "%s(): expected %s", type->tp_name,
                      several ? "a sequence of Type" : "a Type");
}

static PyObject *of_kind(uint16_t whole, int part) {
  PyObject *element = atomic_type(part);
  PyObject *owners = element != NULL ? PyTuple_Pack(1, element) : NULL;
  Py_XDECREF(element);
  return owners != NULL ? compose(whole, owners) : NULL;
}

#define OF(name, whole, part)                                  \
  static PyObject *name(PyObject *unused, PyObject *nothing) { \
    (void)unused;                                              \
    (void)nothing;                                             \
    return of_kind(whole, part);                               \
  }
OF(list_of_tensors, KF_TYPE_LIST, KF_TYPE_TENSOR)
OF(list_of_ints, KF_TYPE_LIST, KF_TYPE_INT)
OF(list_of_floats, KF_TYPE_LIST, KF_TYPE_FLOAT)
OF(list_of_complexes, KF_TYPE_LIST, KF_TYPE_COMPLEX)
OF(list_of_bools, KF_TYPE_LIST, KF_TYPE_BOOL)
OF(list_of_strings, KF_TYPE_LIST, KF_TYPE_STRING)
OF(optional_tensor, KF_TYPE_OPTIONAL, KF_TYPE_TENSOR)

/* ---- The classes ---- */

static void type_dealloc(PyObject *self) {
  PyTypeObject *python_type = Py_TYPE(self);
  kf_schema_release(as_type(self)->schema);
  PyMem_Free((void *)as_type(self)->children);
  Py_XDECREF(as_type(self)->owners);
  python_type->tp_free(self);
  Py_DECREF(python_type);
}

static PyMethodDef base_methods[] = {
    {"str", type_str, METH_NOARGS, "str($self, /)\n--\n\nReturns the type in schema syntax."},
    {"kind", type_kind, METH_NOARGS, "kind($self, /)\n--\n\nReturns the name of the type's kind."},
    {"isSubtypeOf", type_is_subtype, METH_O,
     "isSubtypeOf($self, other, /)\n--\n\nReturns whether the other type accepts values of this "
     "type."},
    {"containedTypes", type_children, METH_NOARGS,
     "containedTypes($self, /)\n--\n\nReturns the types that it is composed of."},
    {NULL, NULL, 0, NULL}};

static PyGetSetDef base_getset[] = {{"annotation_str", type_annotation, NULL,
                                     "The type in the syntax of Python annotations.", NULL},
                                    {NULL, NULL, NULL, NULL, NULL}};

static PyMethodDef atomic_methods[] = {
    {"get", type_get, METH_NOARGS | METH_CLASS, "get()\n--\n\nReturns the type."},
    {NULL, NULL, 0, NULL}};

#define ELEMENT                                                     \
  {                                                                 \
    "getElementType", type_first, METH_NOARGS,                      \
        "getElementType($self, /)\n--\n\nReturns the element type." \
  }
static PyMethodDef element_methods[] = {ELEMENT, {NULL, NULL, 0, NULL}};

static PyMethodDef list_methods[] = {
    ELEMENT,
    {"ofTensors", list_of_tensors, METH_NOARGS | METH_STATIC,
     "ofTensors()\n--\n\nReturns the type Tensor[]."},
    {"ofInts", list_of_ints, METH_NOARGS | METH_STATIC, "ofInts()\n--\n\nReturns the type int[]."},
    {"ofFloats", list_of_floats, METH_NOARGS | METH_STATIC,
     "ofFloats()\n--\n\nReturns the type float[]."},
    {"ofComplexDoubles", list_of_complexes, METH_NOARGS | METH_STATIC,
     "ofComplexDoubles()\n--\n\nReturns the type complex[]."},
    {"ofBools", list_of_bools, METH_NOARGS | METH_STATIC,
     "ofBools()\n--\n\nReturns the type bool[]."},
    {"ofStrings", list_of_strings, METH_NOARGS | METH_STATIC,
     "ofStrings()\n--\n\nReturns the type str[]."},
    {NULL, NULL, 0, NULL}};

static PyMethodDef optional_methods[] = {ELEMENT,
                                         {"ofTensor", optional_tensor, METH_NOARGS | METH_STATIC,
                                          "ofTensor()\n--\n\nReturns the type Tensor?."},
                                         {NULL, NULL, 0, NULL}};

static PyMethodDef dict_methods[] = {
    {"getKeyType", type_first, METH_NOARGS,
     "getKeyType($self, /)\n--\n\nReturns the type of the keys."},
    {"getValueType", type_second, METH_NOARGS,
     "getValueType($self, /)\n--\n\nReturns the type of the values."},
    {NULL, NULL, 0, NULL}};

static PyMethodDef tuple_methods[] = {
    {"elements", type_children, METH_NOARGS,
     "elements($self, /)\n--\n\nReturns the types of the elements."},
    {NULL, NULL, 0, NULL}};

static PyMethodDef no_methods[] = {{NULL, NULL, 0, NULL}};

static PyMethodDef *methods_of(int kind) {
  switch (kind) {
    case KF_TYPE_LIST: return list_methods;
    case KF_TYPE_OPTIONAL: return optional_methods;
    case KF_TYPE_DICT: return dict_methods;
    case KF_TYPE_TUPLE:
    case KF_TYPE_UNION: return tuple_methods;
    case KF_TYPE_FUTURE:
    case KF_TYPE_AWAIT:
    case KF_TYPE_RREF: return element_methods;
    case KF_TYPE_CLASS: return no_methods;
    default: return atomic_methods;
  }
}

static int add_base(PyObject *module) {
  PyType_Slot slots[] = {{Py_tp_doc, "The type of an argument or return of an operator."},
                         {Py_tp_dealloc, type_dealloc},
                         {Py_tp_repr, type_repr},
                         {Py_tp_hash, type_hash},
                         {Py_tp_richcompare, type_compare},
                         {Py_tp_methods, base_methods},
                         {Py_tp_getset, base_getset},
                         {0, NULL}};
  PyType_Spec spec = {
      .name = "keyfall._C.Type",
      .basicsize = sizeof(type_object_t),
      .flags = Py_TPFLAGS_DEFAULT | Py_TPFLAGS_BASETYPE | Py_TPFLAGS_DISALLOW_INSTANTIATION,
      .slots = slots};
  return kfpy_add_type(module, &spec, NULL, &base_type);
}

static int add_class(PyObject *module, int kind) {
  PyMethodDef *methods = methods_of(kind);
  bool made_of_types = methods != atomic_methods && methods != no_methods;
  PyType_Slot slots[] = {
      {Py_tp_methods, methods}, {made_of_types ? Py_tp_new : 0, type_new}, {0, NULL}};
  PyType_Spec spec = {
      .name = classes[kind].name,
      .basicsize = sizeof(type_object_t),
      .flags = Py_TPFLAGS_DEFAULT |
               (made_of_types ? 0 : (unsigned long)Py_TPFLAGS_DISALLOW_INSTANTIATION),
      .slots = slots};
  return kfpy_add_type(module, &spec, (PyObject *)base_type, &types[kind]);
}

int kfpy_init_schema_types(PyObject *module) {
  if (add_base(module) < 0) return -1;
  for (int kind = 0; kind < KF_TYPE_KIND_COUNT; kind++)
    if (classes[kind].has_class && add_class(module, kind) < 0) return -1;
  return 0;
}
