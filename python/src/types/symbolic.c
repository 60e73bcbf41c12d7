/* SymInt, SymFloat, SymBool: numbers whose value is not known yet. Each owns a node, which may be
 * any Python object, and forwards operations to the node's methods: x + 1 calls
 * x.node.add(x.node.wrap_int(1)). This is PyTorch's protocol, so its tracers' nodes work.
 *
 * The library passes such a number on as an opaque object (KF_TAG_SYM_INT …): a box that owns the
 * node. */
#include "types/symbolic.h"

typedef struct {
  PyObject_HEAD PyObject *node; /* owned */
} symbolic_t;

static PyTypeObject *sym_int_type, *sym_float_type, *sym_bool_type;

static PyObject *node_of(PyObject *self) { return ((symbolic_t *)self)->node; }

static bool is_symbolic(PyObject *object) {
  return PyObject_TypeCheck(object, sym_int_type) || PyObject_TypeCheck(object, sym_float_type) ||
         PyObject_TypeCheck(object, sym_bool_type);
}

static PyObject *new_symbolic(PyTypeObject *type, PyObject *node) {
  symbolic_t *self = (symbolic_t *)type->tp_alloc(type, 0);
  if (self != NULL) self->node = Py_NewRef(node);
  return (PyObject *)self;
}

/* `argument` is NULL for a method without one. */
static PyObject *call_node(PyObject *node, const char *name, PyObject *argument) {
  PyObject *method = kfpy_attribute(node, name);
  if (method == NULL) return NULL;
  PyObject *result =
      argument != NULL ? PyObject_CallOneArg(method, argument) : PyObject_CallNoArgs(method);
  Py_DECREF(method);
  return result;
}

/* Calls node.is_int() or a similar method; -1: raised. */
static int node_says(PyObject *node, const char *question) {
  PyObject *answer = call_node(node, question, NULL);
  int truth = answer != NULL ? PyObject_IsTrue(answer) : -1;
  Py_XDECREF(answer);
  return truth;
}

/* Wraps a node in a SymInt, SymFloat or SymBool, depending on its is_int() and is_bool(); returns a
 * plain number for a constant node of sym_node.c. Steals the reference; NULL stays NULL. */
static PyObject *symbolic_take(PyObject *node) {
  PyObject *result = NULL;
  if (node == NULL) return NULL;
  if (PyBool_Check(node) || PyLong_Check(node) || PyFloat_Check(node)) return node;
  if (!kfpy_sym_node_constant(node, &result)) {
    int is_bool = node_says(node, "is_bool");
    int is_int = is_bool == 0 ? node_says(node, "is_int") : is_bool;
    if (is_bool >= 0 && is_int >= 0)
      result = new_symbolic(is_bool ? sym_bool_type : is_int ? sym_int_type : sym_float_type, node);
  }
  Py_DECREF(node);
  return result;
}

/* Returns the node of an operand: a symbolic number's own, or a constant wrapped by `node`. New
 * reference; NotImplemented for other objects. */
static PyObject *node_beside(PyObject *node, PyObject *other) {
  if (is_symbolic(other)) return Py_NewRef(node_of(other));
  const char *wrap = PyBool_Check(other)    ? "wrap_bool"
                     : PyLong_Check(other)  ? "wrap_int"
                     : PyFloat_Check(other) ? "wrap_float"
                                            : NULL;
  if (wrap == NULL) Py_RETURN_NOTIMPLEMENTED;
  return call_node(node, wrap, other);
}

/* ---- Arithmetic ---- */

/* At least one operand is symbolic: Python calls the slots for either side. */
static PyObject *binary(PyObject *a, PyObject *b, const char *method) {
  KFPY_ASSERT(is_symbolic(a) || is_symbolic(b));
  PyObject *owner = is_symbolic(a) ? node_of(a) : node_of(b);
  PyObject *left = node_beside(owner, a);
  PyObject *right = left != NULL && left != Py_NotImplemented ? node_beside(owner, b) : NULL;
  if (left == Py_NotImplemented || right == Py_NotImplemented) {
    Py_XDECREF(right);
    Py_DECREF(left);
    Py_RETURN_NOTIMPLEMENTED;
  }
  PyObject *result = right != NULL ? call_node(left, method, right) : NULL;
  Py_XDECREF(left);
  Py_XDECREF(right);
  return symbolic_take(result);
}

static PyObject *unary(PyObject *self, const char *method) {
  return symbolic_take(call_node(node_of(self), method, NULL));
}

/* The node's methods for division and powers have other names for floats. */
static bool has_float(PyObject *a, PyObject *b) {
  return PyFloat_Check(a) || PyFloat_Check(b) || PyObject_TypeCheck(a, sym_float_type) ||
         PyObject_TypeCheck(b, sym_float_type);
}

#define BINARY(name, method) \
  static PyObject *name(PyObject *a, PyObject *b) { return binary(a, b, method); }
#define UNARY(name, method) \
  static PyObject *name(PyObject *self) { return unary(self, method); }
#define UNARY_METHOD(name, method)                          \
  static PyObject *name(PyObject *self, PyObject *unused) { \
    (void)unused;                                           \
    return unary(self, method);                             \
  }

BINARY(add, "add")
BINARY(subtract, "sub")
BINARY(multiply, "mul")
BINARY(remainder_of, "mod")
BINARY(shift_left, "lshift")
BINARY(shift_right, "rshift")
BINARY(bit_and, "bitwise_and")
BINARY(bit_or, "bitwise_or")
BINARY(bit_xor, "bitwise_xor")
BINARY(bool_and, "and_")
BINARY(bool_or, "or_")
UNARY(negative, "neg")
UNARY(absolute, "abs")
UNARY_METHOD(floor_of, "floor")
UNARY_METHOD(ceil_of, "ceil")
UNARY_METHOD(trunc_of, "trunc")
UNARY_METHOD(as_float, "sym_float")
UNARY_METHOD(logical_not, "sym_not")

static PyObject *divide(PyObject *a, PyObject *b) {
  return binary(a, b, has_float(a, b) ? "float_truediv" : "int_truediv");
}

static PyObject *floor_divide(PyObject *a, PyObject *b) {
  return binary(a, b, has_float(a, b) ? "floordiv" : "int_floordiv");
}

static PyObject *power(PyObject *a, PyObject *b, PyObject *modulus) {
  if (modulus != Py_None) Py_RETURN_NOTIMPLEMENTED;
  return binary(a, b, has_float(a, b) ? "float_pow" : "pow_by_natural");
}

static PyObject *method_max(PyObject *self, PyObject *other) {
  return binary(self, other, "sym_max");
}

static PyObject *method_min(PyObject *self, PyObject *other) {
  return binary(self, other, "sym_min");
}

static PyObject *compare(PyObject *a, PyObject *b, int operation) {
  static const char *const methods[] = {[Py_LT] = "lt", [Py_LE] = "le", [Py_EQ] = "eq",
                                        [Py_NE] = "ne", [Py_GT] = "gt", [Py_GE] = "ge"};
  return binary(a, b, methods[operation]);
}

static PyObject *positive(PyObject *self) { return Py_NewRef(self); }

static PyObject *itself(PyObject *self, PyObject *unused) {
  (void)unused;
  return Py_NewRef(self);
}

/* ---- Concrete values: the node decides, and may record that the program depends on the value ----
 */

static PyObject *guard(PyObject *self, const char *name) {
  PyObject *method = kfpy_attribute(node_of(self), name);
  PyObject *result = method != NULL ? PyObject_CallFunction(method, "si", "", 0) : NULL;
  Py_XDECREF(method);
  return result;
}

static PyObject *guard_int(PyObject *self) {
  PyObject *value = guard(self, "guard_int");
  if (value == NULL || PyLong_Check(value)) return value;
  PyErr_Format(PyExc_TypeError, "guard_int of a symbolic node returned %.200s, not int",
               Py_TYPE(value)->tp_name);
  Py_DECREF(value);
  return NULL;
}

static PyObject *guard_float(PyObject *self) {
  PyObject *value = guard(self, "guard_float");
  Py_XSETREF(value, value != NULL ? PyNumber_Float(value) : NULL);
  return value;
}

static PyObject *float_of_int(PyObject *self) {
  PyObject *value = guard_int(self);
  Py_XSETREF(value, value != NULL ? PyNumber_Float(value) : NULL);
  return value;
}

static PyObject *int_of_float(PyObject *self) {
  PyObject *value = guard_float(self);
  Py_XSETREF(value, value != NULL ? PyNumber_Long(value) : NULL);
  return value;
}

static int truth_of_number(PyObject *self) {
  PyObject *zero = PyLong_FromLong(0);
  PyObject *differs = zero != NULL ? binary(self, zero, "ne") : NULL;
  Py_XDECREF(zero);
  int truth = differs != NULL ? PyObject_IsTrue(differs) : -1;
  Py_XDECREF(differs);
  return truth;
}

static int truth_of_bool(PyObject *self) {
  PyObject *value = guard(self, "guard_bool");
  int truth = value != NULL ? PyObject_IsTrue(value) : -1;
  Py_XDECREF(value);
  return truth;
}

static PyObject *int_of_bool(PyObject *self) {
  int truth = truth_of_bool(self);
  return truth >= 0 ? PyLong_FromLong(truth) : NULL;
}

/* Only numbers whose equality is known can be hashed: nested ints, and bools, which become concrete
 * when hashed. */
static Py_hash_t hash_of_number(PyObject *self) {
  int nested = node_says(node_of(self), "is_nested_int");
  if (nested < 0) return -1;
  if (nested == 0) {
    PyErr_Format(PyExc_TypeError, "unhashable type: '%s' that is no nested int",
                 Py_TYPE(self)->tp_name);
    return -1;
  }
  PyObject *number = call_node(node_of(self), "nested_int", NULL);
  Py_hash_t hash = number != NULL ? PyObject_Hash(number) : -1;
  Py_XDECREF(number);
  return hash;
}

static Py_hash_t hash_of_bool(PyObject *self) { return truth_of_bool(self); }

/* ---- Slots of all three types ---- */

static PyObject *symbolic_new(PyTypeObject *type, PyObject *args, PyObject *keywords) {
  static char *names[] = {"node", NULL};
  PyObject *node;
  if (!PyArg_ParseTupleAndKeywords(args, keywords, "O", names, &node)) return NULL;
  return new_symbolic(type, node);
}

static PyObject *symbolic_repr(PyObject *self) {
  PyObject *text = call_node(node_of(self), "_graph_repr", NULL);
  if (text != NULL || !PyErr_ExceptionMatches(PyExc_AttributeError)) return text;
  PyErr_Clear();
  return PyObject_Str(node_of(self));
}

static PyObject *symbolic_str(PyObject *self) { return PyObject_Str(node_of(self)); }

static int symbolic_traverse(PyObject *self, visitproc visit, void *arg) {
  Py_VISIT(Py_TYPE(self));
  Py_VISIT(node_of(self));
  return 0;
}

static int symbolic_clear(PyObject *self) {
  PyObject *node = node_of(self);
  ((symbolic_t *)self)->node = Py_NewRef(Py_None); /* methods may still be called */
  Py_XDECREF(node);
  return 0;
}

static void symbolic_dealloc(PyObject *self) {
  PyTypeObject *type = Py_TYPE(self);
  PyObject_GC_UnTrack(self);
  Py_XDECREF(node_of(self));
  type->tp_free(self);
  Py_DECREF(type);
}

static PyObject *symbolic_reduce(PyObject *self, PyObject *unused) {
  (void)unused;
  return Py_BuildValue("O(O)", Py_TYPE(self), node_of(self));
}

static PyMemberDef members[] = {
    {"node", T_OBJECT, offsetof(symbolic_t, node), READONLY, "The expression behind the value."},
    {NULL, 0, 0, 0, NULL}};

static PyMethodDef number_methods[] = {
    {"__floor__", floor_of, METH_NOARGS, "Returns the value rounded down."},
    {"__ceil__", ceil_of, METH_NOARGS, "Returns the value rounded up."},
    {"__trunc__", trunc_of, METH_NOARGS, "Returns the value rounded towards 0."},
    {"__round__", itself, METH_VARARGS, "Returns the number itself."},
    {"__sym_max__", method_max, METH_O, "Returns the maximum of the two numbers."},
    {"__sym_min__", method_min, METH_O, "Returns the minimum of the two numbers."},
    {"__sym_float__", as_float, METH_NOARGS, "Converts to SymFloat."},
    {"conjugate", itself, METH_NOARGS, "conjugate()\n--\n\nReturns the number itself."},
    {"__reduce__", symbolic_reduce, METH_NOARGS, "Pickles the number with its node."},
    {NULL, NULL, 0, NULL}};

static PyMethodDef bool_methods[] = {
    {"__sym_not__", logical_not, METH_NOARGS, "Returns the logical negation."},
    {"__sym_float__", as_float, METH_NOARGS, "Converts to SymFloat."},
    {"__reduce__", symbolic_reduce, METH_NOARGS, "Pickles the number with its node."},
    {NULL, NULL, 0, NULL}};

#define COMMON_SLOTS                                                                            \
  {Py_tp_new, (void *)symbolic_new}, {Py_tp_repr, (void *)symbolic_repr},                       \
      {Py_tp_str, (void *)symbolic_str}, {Py_tp_traverse, (void *)symbolic_traverse},           \
      {Py_tp_clear, (void *)symbolic_clear}, {Py_tp_dealloc, (void *)symbolic_dealloc},         \
      {Py_tp_members, members}, {Py_tp_richcompare, (void *)compare}, {Py_nb_add, (void *)add}, \
      {Py_nb_subtract, (void *)subtract}, {                                                     \
    Py_nb_multiply, (void *)multiply                                                            \
  }
#define NUMBER_SLOTS                                                                   \
  COMMON_SLOTS, {Py_tp_hash, (void *)hash_of_number}, {Py_tp_methods, number_methods}, \
      {Py_nb_remainder, (void *)remainder_of}, {Py_nb_true_divide, (void *)divide},    \
      {Py_nb_floor_divide, (void *)floor_divide}, {Py_nb_power, (void *)power},        \
      {Py_nb_negative, (void *)negative}, {Py_nb_positive, (void *)positive},          \
      {Py_nb_absolute, (void *)absolute}, {                                            \
    Py_nb_bool, (void *)truth_of_number                                                \
  }

static PyType_Slot sym_int_slots[] = {
    NUMBER_SLOTS,
    {Py_nb_lshift, (void *)shift_left},
    {Py_nb_rshift, (void *)shift_right},
    {Py_nb_and, (void *)bit_and},
    {Py_nb_or, (void *)bit_or},
    {Py_nb_xor, (void *)bit_xor},
    {Py_nb_int, (void *)guard_int},
    {Py_nb_index, (void *)guard_int},
    {Py_nb_float, (void *)float_of_int},
    {Py_tp_doc, "SymInt(node)\n--\n\nAn int whose value is not known yet."},
    {0, NULL}};

static PyType_Slot sym_float_slots[] = {
    NUMBER_SLOTS,
    {Py_nb_int, (void *)int_of_float},
    {Py_nb_float, (void *)guard_float},
    {Py_tp_doc, "SymFloat(node)\n--\n\nA float whose value is not known yet."},
    {0, NULL}};

static PyType_Slot sym_bool_slots[] = {
    COMMON_SLOTS,
    {Py_tp_hash, (void *)hash_of_bool},
    {Py_tp_methods, bool_methods},
    {Py_nb_and, (void *)bool_and},
    {Py_nb_or, (void *)bool_or},
    {Py_nb_bool, (void *)truth_of_bool},
    {Py_nb_int, (void *)int_of_bool},
    {Py_tp_doc, "SymBool(node)\n--\n\nA bool whose value is not known yet."},
    {0, NULL}};

enum { TYPE_FLAGS = Py_TPFLAGS_DEFAULT | Py_TPFLAGS_BASETYPE | Py_TPFLAGS_HAVE_GC };
static PyType_Spec sym_int_spec = {"keyfall.SymInt", sizeof(symbolic_t), 0, TYPE_FLAGS,
                                   sym_int_slots};
static PyType_Spec sym_float_spec = {"keyfall.SymFloat", sizeof(symbolic_t), 0, TYPE_FLAGS,
                                     sym_float_slots};
static PyType_Spec sym_bool_spec = {"keyfall.SymBool", sizeof(symbolic_t), 0, TYPE_FLAGS,
                                    sym_bool_slots};

/* ---- The box in the library's values ---- */

typedef struct {
  kf_object_t header;
  PyObject *node; /* owned */
} boxed_node_t;

static void boxed_destroy(kf_object_t *object) {
  boxed_node_t *self = (boxed_node_t *)(void *)object;
  kfpy_release_held(self->node);
  kf_free(self);
}

static bool boxed_equal(const kf_object_t *a, const kf_object_t *b) {
  return ((const boxed_node_t *)(const void *)a)->node ==
         ((const boxed_node_t *)(const void *)b)->node;
}

/* Used for the library's messages; called on any thread, with or without the GIL. */
static size_t boxed_print(const kf_object_t *object, char *buffer, size_t size) {
  PyGILState_STATE gil = PyGILState_Ensure();
  PyObject *type, *value, *traceback;
  PyErr_Fetch(&type, &value, &traceback);
  PyObject *text = PyObject_Str(((const boxed_node_t *)(const void *)object)->node);
  const char *utf8 = text != NULL ? PyUnicode_AsUTF8(text) : NULL;
  const char *shown = utf8 != NULL ? utf8 : "?";
  int length = snprintf(buffer, size, "%s", shown);
  Py_XDECREF(text);
  PyErr_Restore(type, value, traceback); /* drops an exception that str() raised */
  kfpy_leave(gil);
  return length > 0 ? (size_t)length : 0;
}

static const kf_object_type_t boxed_type = {
    sizeof(kf_object_type_t), 0, "Python symbolic node", boxed_destroy, boxed_equal, boxed_print};

int kfpy_as_symbolic(PyObject *object, kf_value_t *out) {
  kf_tag_t tag = PyObject_TypeCheck(object, sym_int_type)     ? KF_TAG_SYM_INT
                 : PyObject_TypeCheck(object, sym_float_type) ? KF_TAG_SYM_FLOAT
                 : PyObject_TypeCheck(object, sym_bool_type)  ? KF_TAG_SYM_BOOL
                                                              : KF_TAG_NONE;
  if (KF_LIKELY(tag == KF_TAG_NONE)) return 0;
  boxed_node_t *box = kf_alloc(sizeof *box);
  if (box == NULL) {
    PyErr_NoMemory();
    return -1;
  }
  kf_object_init(&box->header, &boxed_type);
  box->node = Py_NewRef(node_of(object));
  *out = kf_value_object_take(tag, box);
  return 1;
}

PyObject *kfpy_from_symbolic(const kf_value_t *value) {
  PyTypeObject *type = value->tag == KF_TAG_SYM_INT     ? sym_int_type
                       : value->tag == KF_TAG_SYM_FLOAT ? sym_float_type
                                                        : sym_bool_type;
  KFPY_ASSERT(value->tag == KF_TAG_SYM_INT || value->tag == KF_TAG_SYM_FLOAT ||
              value->tag == KF_TAG_SYM_BOOL);
  const kf_object_t *object = value->as.object;
  if (object->type == &boxed_type)
    return new_symbolic(type, ((const boxed_node_t *)(const void *)object)->node);
  return PyErr_Format(PyExc_RuntimeError,
                      "a symbolic number of the kind '%s' is not known in Python",
                      object->type->name);
}

static PyObject *get_nested_int(PyObject *module, PyObject *args) {
  (void)module;
  long long data, coefficient;
  if (!PyArg_ParseTuple(args, "LL:_get_nested_int", &data, &coefficient)) return NULL;
  return symbolic_take(kfpy_nested_int(data, coefficient));
}

static PyMethodDef functions[] = {
    {"_get_nested_int", get_nested_int, METH_VARARGS,
     "_get_nested_int(data, coeff)\n--\n\nReturns the symbolic int coeff*j<data>."},
    {NULL, NULL, 0, NULL}};

int kfpy_init_symbolic(PyObject *module) {
  if (kfpy_add_type(module, &sym_int_spec, NULL, &sym_int_type) < 0 ||
      kfpy_add_type(module, &sym_float_spec, NULL, &sym_float_type) < 0 ||
      kfpy_add_type(module, &sym_bool_spec, NULL, &sym_bool_type) < 0)
    return -1;
  return kfpy_add_functions(module, functions) < 0 ? -1 : kfpy_init_sym_node(module);
}
