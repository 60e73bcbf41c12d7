/* Symbolic number nodes written in C: nested ints (the length of a ragged dimension), which are
 * unknown numbers distinguished only by their identity, and constants to compare them with. The
 * methods have PyTorch's names and error messages. */
#include "types/symbolic.h"

typedef enum { CONSTANT_BOOL, CONSTANT_INT, CONSTANT_FLOAT, NESTED_INT } kind_t;

typedef struct {
  PyObject_HEAD kind_t kind;
  int64_t number; /* the constant, or the identity of a nested int */
  int64_t factor; /* of a nested int */
  double fraction;
} node_t;

static PyTypeObject *node_type;

static node_t *self_of(PyObject *object) {
  KFPY_ASSERT(Py_TYPE(object) == node_type);
  return (node_t *)object;
}

static PyObject *new_node(kind_t kind, int64_t number, int64_t factor, double fraction) {
  node_t *self = PyObject_New(node_t, node_type);
  if (self == NULL) return NULL;
  self->kind = kind;
  self->number = number;
  self->factor = factor;
  self->fraction = fraction;
  return (PyObject *)self;
}

static PyObject *new_bool(bool value) { return new_node(CONSTANT_BOOL, value, 0, 0); }

bool kfpy_sym_node_constant(PyObject *object, PyObject **out) {
  *out = NULL;
  if (Py_TYPE(object) != node_type || self_of(object)->kind == NESTED_INT) return false;
  node_t *self = self_of(object);
  *out = self->kind == CONSTANT_BOOL  ? PyBool_FromLong(self->number != 0)
         : self->kind == CONSTANT_INT ? PyLong_FromLongLong(self->number)
                                      : PyFloat_FromDouble(self->fraction);
  return true;
}

static PyObject *node_repr(PyObject *object) {
  node_t *self = self_of(object);
  long long number = self->number, factor = self->factor;
  if (self->kind == CONSTANT_BOOL) return PyUnicode_FromString(number != 0 ? "true" : "false");
  if (self->kind == CONSTANT_INT) return PyUnicode_FromFormat("%lld", number);
  if (self->kind == NESTED_INT)
    return factor == 1 ? PyUnicode_FromFormat("j%lld", number)
                       : PyUnicode_FromFormat("%lld*j%lld", factor, number);
  PyObject *value = PyFloat_FromDouble(self->fraction);
  PyObject *text = value != NULL ? PyObject_Repr(value) : NULL;
  Py_XDECREF(value);
  return text;
}

/* ---- Arithmetic ---- */

static int operand(PyObject *object, const char *operation, node_t **out) {
  if (Py_TYPE(object) != node_type) {
    PyErr_Format(PyExc_TypeError, "%s(): expected a symbolic node of this kind, not %.200s",
                 operation, Py_TYPE(object)->tp_name);
    return -1;
  }
  *out = self_of(object);
  return 0;
}

static bool is_nested(const node_t *node) { return node->kind == NESTED_INT; }

static PyObject *unsupported(const char *operation) {
  return PyErr_Format(PyExc_RuntimeError, "%s not supported by NestedIntSymNode", operation);
}

static PyObject *indeterminate(const char *operation) {
  return PyErr_Format(PyExc_RuntimeError, "nested int %s: Relation is indeterminate", operation);
}

static bool same(const node_t *a, const node_t *b) {
  if (is_nested(a) != is_nested(b)) return false; /* a nested int never equals a known number */
  return a->number == b->number && (!is_nested(a) || a->factor == b->factor);
}

static PyObject *node_eq(PyObject *self, PyObject *other) {
  node_t *b;
  return operand(other, "eq", &b) < 0 ? NULL : new_bool(same(self_of(self), b));
}

static PyObject *node_ne(PyObject *self, PyObject *other) {
  node_t *b;
  return operand(other, "ne", &b) < 0 ? NULL : new_bool(!same(self_of(self), b));
}

/* Compares a >= b, or a > b if `strict`: 1, 0, or -1 if it is unknown. A nested int is at least 2.
 */
static int at_least(const node_t *a, const node_t *b, bool strict) {
  if (!is_nested(a) && !is_nested(b))
    return strict ? a->number > b->number : a->number >= b->number;
  if (is_nested(a) && is_nested(b)) {
    if (a->number != b->number) return -1;
    return strict ? a->factor > b->factor : a->factor >= b->factor;
  }
  if (is_nested(a)) return b->number < 2 || (b->number == 2 && !strict) ? 1 : -1;
  return a->number < 2 || (a->number == 2 && strict) ? 0 : -1;
}

static PyObject *compare(PyObject *self, PyObject *other, const char *operation, bool strict,
                         bool negate) {
  node_t *b;
  if (operand(other, operation, &b) < 0) return NULL;
  int answer = at_least(self_of(self), b, strict);
  return answer < 0 ? indeterminate(operation) : new_bool((answer == 1) != negate);
}

static PyObject *node_ge(PyObject *self, PyObject *other) {
  return compare(self, other, "ge", false, false);
}
static PyObject *node_gt(PyObject *self, PyObject *other) {
  return compare(self, other, "gt", true, false);
}
static PyObject *node_lt(PyObject *self, PyObject *other) {
  return compare(self, other, "lt", false, true);
}
static PyObject *node_le(PyObject *self, PyObject *other) {
  return compare(self, other, "le", true, true);
}

static PyObject *node_mul(PyObject *self, PyObject *other) {
  node_t *a = self_of(self), *b;
  if (operand(other, "mul", &b) < 0) return NULL;
  if (!is_nested(a)) { /* put the nested one first */
    node_t *swapped = a;
    a = b;
    b = swapped;
  }
  if (!is_nested(a) || b->kind == CONSTANT_FLOAT || b->kind == CONSTANT_BOOL)
    return unsupported("mul");
  if (is_nested(b)) {
    PyErr_SetString(PyExc_RuntimeError, "nested int cannot be multiplied by nested int");
    return NULL;
  }
  int64_t factor;
  if (!__builtin_mul_overflow(a->factor, b->number, &factor))
    return new_node(NESTED_INT, a->number, factor, 0);
  PyErr_SetString(PyExc_OverflowError, "the factor of a nested int must fit in 64 bits");
  return NULL;
}

#define UNSUPPORTED_BINARY(name, text)                            \
  static PyObject *node_##name(PyObject *self, PyObject *other) { \
    (void)self, (void)other;                                      \
    return unsupported(text);                                     \
  }
#define UNSUPPORTED_UNARY(name, text)                                                      \
  static PyObject *node_##name(PyObject *self, PyObject *unused) {                         \
    (void)self, (void)unused;                                                              \
    return PyErr_Format(PyExc_RuntimeError, text " is not supported by NestedIntSymNode"); \
  }

UNSUPPORTED_BINARY(add, "add")
UNSUPPORTED_BINARY(sub, "sub")
UNSUPPORTED_BINARY(mod, "mod")
UNSUPPORTED_BINARY(truediv, "truediv")
UNSUPPORTED_BINARY(floordiv, "floordiv")
UNSUPPORTED_BINARY(pow, "pow")
UNSUPPORTED_BINARY(sym_min, "sym_min")
UNSUPPORTED_BINARY(sym_max, "sym_max")
UNSUPPORTED_BINARY(sym_and, "sym_and")
UNSUPPORTED_BINARY(sym_or, "sym_or")
UNSUPPORTED_UNARY(neg, "neg")
UNSUPPORTED_UNARY(abs, "abs")
UNSUPPORTED_UNARY(floor, "floor")
UNSUPPORTED_UNARY(ceil, "ceil")
UNSUPPORTED_UNARY(trunc, "trunc")
UNSUPPORTED_UNARY(sym_float, "sym_float")
UNSUPPORTED_UNARY(sym_not, "sym_not")

/* ---- Values ---- */

static PyObject *node_guard_int(PyObject *self, PyObject *args) {
  (void)args;
  if (self_of(self)->kind == CONSTANT_INT) return PyLong_FromLongLong(self_of(self)->number);
  if (!is_nested(self_of(self))) {
    PyErr_SetString(PyExc_RuntimeError, "not an int");
    return NULL;
  }
  return PyErr_Format(PyExc_RuntimeError, "nested int %S has no value that could be used as an int",
                      self);
}

static PyObject *node_guard_float(PyObject *self, PyObject *args) {
  (void)args;
  if (self_of(self)->kind == CONSTANT_FLOAT) return PyFloat_FromDouble(self_of(self)->fraction);
  PyErr_SetString(PyExc_RuntimeError, "not a float");
  return NULL;
}

static PyObject *node_guard_bool(PyObject *self, PyObject *args) {
  (void)args;
  if (self_of(self)->kind == CONSTANT_BOOL) return PyBool_FromLong(self_of(self)->number != 0);
  PyErr_SetString(PyExc_RuntimeError, "not a bool");
  return NULL;
}

static PyObject *node_clone(PyObject *self, PyObject *unused) {
  (void)unused;
  return Py_NewRef(self);
}

static PyObject *text_method(PyObject *self, PyObject *unused) {
  (void)unused;
  return node_repr(self);
}

static PyObject *node_wrap_int(PyObject *self, PyObject *value) {
  (void)self;
  long long number = PyLong_AsLongLong(value);
  return number == -1 && PyErr_Occurred() ? NULL : new_node(CONSTANT_INT, number, 0, 0);
}

static PyObject *node_wrap_float(PyObject *self, PyObject *value) {
  (void)self;
  double number = PyFloat_AsDouble(value);
  return number == -1.0 && PyErr_Occurred() ? NULL : new_node(CONSTANT_FLOAT, 0, 0, number);
}

static PyObject *node_wrap_bool(PyObject *self, PyObject *value) {
  (void)self;
  int truth = PyObject_IsTrue(value);
  return truth < 0 ? NULL : new_bool(truth);
}

/* ---- Queries ---- */

#define QUESTION(name, answer)                                       \
  static PyObject *node_##name(PyObject *object, PyObject *unused) { \
    (void)unused;                                                    \
    const node_t *self = self_of(object);                            \
    return PyBool_FromLong(answer);                                  \
  }

QUESTION(is_int, self->kind == CONSTANT_INT || self->kind == NESTED_INT)
QUESTION(is_float, self->kind == CONSTANT_FLOAT)
QUESTION(is_bool, self->kind == CONSTANT_BOOL)
QUESTION(is_nested_int, self->kind == NESTED_INT)
QUESTION(is_constant, self->kind != NESTED_INT)
QUESTION(is_symbolic, self->kind != self->kind)
QUESTION(has_hint, self->kind != NESTED_INT)

static PyObject *node_nested_int(PyObject *self, PyObject *unused) {
  (void)unused;
  if (!is_nested(self_of(self))) Py_RETURN_NONE;
  return PyLong_FromLongLong(self_of(self)->number);
}

static PyObject *node_nested_int_coeff(PyObject *self, PyObject *unused) {
  (void)unused;
  if (!is_nested(self_of(self))) Py_RETURN_NONE;
  return PyLong_FromLongLong(self_of(self)->factor);
}

static PyObject *node_maybe_as_int(PyObject *self, PyObject *unused) {
  if (self_of(self)->kind == CONSTANT_INT) return node_guard_int(self, unused);
  Py_RETURN_NONE;
}

#define UNARY(name) \
  { #name, node_##name, METH_NOARGS, NULL }
#define BINARY(name) \
  { #name, node_##name, METH_O, NULL }
static PyMethodDef methods[] = {
    BINARY(add),
    BINARY(sub),
    BINARY(mul),
    BINARY(mod),
    BINARY(pow),
    BINARY(truediv),
    BINARY(floordiv),
    BINARY(eq),
    BINARY(ne),
    BINARY(lt),
    BINARY(le),
    BINARY(gt),
    BINARY(ge),
    BINARY(sym_min),
    BINARY(sym_max),
    BINARY(sym_and),
    BINARY(sym_or),
    {"and_", node_sym_and, METH_O, NULL},
    {"or_", node_sym_or, METH_O, NULL},
    {"int_truediv", node_truediv, METH_O, NULL},
    {"float_truediv", node_truediv, METH_O, NULL},
    {"int_floordiv", node_floordiv, METH_O, NULL},
    {"pow_by_natural", node_pow, METH_O, NULL},
    {"float_pow", node_pow, METH_O, NULL},
    UNARY(neg),
    UNARY(abs),
    UNARY(floor),
    UNARY(ceil),
    UNARY(trunc),
    UNARY(sym_float),
    UNARY(sym_not),
    UNARY(clone),
    UNARY(is_int),
    UNARY(is_float),
    UNARY(is_bool),
    UNARY(is_nested_int),
    UNARY(is_constant),
    UNARY(is_symbolic),
    UNARY(has_hint),
    UNARY(nested_int),
    UNARY(nested_int_coeff),
    UNARY(maybe_as_int),
    {"guard_int", node_guard_int, METH_VARARGS, "Returns the value, which must be an int."},
    {"guard_float", node_guard_float, METH_VARARGS, "Returns the value, which must be a float."},
    {"guard_bool", node_guard_bool, METH_VARARGS, "Returns the value, which must be a bool."},
    {"guard_size_oblivious", node_guard_bool, METH_VARARGS,
     "Returns the value, which must be a bool."},
    {"guard_or_false", node_guard_bool, METH_VARARGS, "Returns the value, which must be a bool."},
    {"guard_or_true", node_guard_bool, METH_VARARGS, "Returns the value, which must be a bool."},
    {"expect_true", node_guard_bool, METH_VARARGS, "Returns the value, which must be a bool."},
    {"int_", node_guard_int, METH_NOARGS, "Returns the value, which must be an int."},
    {"bool_", node_guard_bool, METH_NOARGS, "Returns the value, which must be a bool."},
    {"wrap_int", node_wrap_int, METH_O, "Returns a constant node for an int."},
    {"wrap_float", node_wrap_float, METH_O, "Returns a constant node for a float."},
    {"wrap_bool", node_wrap_bool, METH_O, "Returns a constant node for a bool."},
    {"str", text_method, METH_NOARGS, "Returns the printed form."},
    {"_graph_repr", text_method, METH_NOARGS, "Returns the printed form."},
    {"__deepcopy__", node_clone, METH_O, "Returns the node itself: it is immutable."},
    {NULL, NULL, 0, NULL}};

static PyType_Slot slots[] = {{Py_tp_repr, (void *)node_repr},
                              {Py_tp_methods, methods},
                              {Py_tp_doc, "The expression behind a symbolic number."},
                              {0, NULL}};

static PyType_Spec spec = {"keyfall._C._SymNode", sizeof(node_t), 0,
                           Py_TPFLAGS_DEFAULT | Py_TPFLAGS_DISALLOW_INSTANTIATION, slots};

/* ---- Functions ---- */

static PyObject *get_constant_bool(PyObject *module, PyObject *value) {
  (void)module;
  return node_wrap_bool(NULL, value);
}

static PyMethodDef functions[] = {
    {"_get_constant_bool_symnode", get_constant_bool, METH_O,
     "_get_constant_bool_symnode(value)\n--\n\nReturns a constant node for a bool."},
    {NULL, NULL, 0, NULL}};

PyObject *kfpy_nested_int(int64_t data, int64_t coefficient) {
  return new_node(NESTED_INT, data, coefficient, 0);
}

int kfpy_init_sym_node(PyObject *module) {
  if (kfpy_add_type(module, &spec, NULL, &node_type) < 0) return -1;
  return kfpy_add_functions(module, functions);
}
