/* The slots for +, ==, x[i] and so on. An operator calls the same function or method as in PyTorch,
 * so modes and subclasses see the same calls. If the arguments fit no overload (TypeError), the
 * slot returns NotImplemented, so that Python tries the other operand. */
#include "core/torch_function.h"
#include "data/python_data.h"
#include "ops/function_objects.h"
#include "tensor/attribute_tables.h"

/* Returns the Function of this name, borrowed; *slot owns it. */
static PyObject *cached(PyObject **slot, const char *name, bool method) {
  if (KF_UNLIKELY(*slot == NULL)) *slot = Py_XNewRef(kfpy_function(name, method));
  return *slot;
}

/* After a failure: returns NotImplemented for a TypeError and if no overload fits, else raises. */
static PyObject *leave_to_other(void) {
  if (PyErr_Occurred() && !PyErr_ExceptionMatches(PyExc_TypeError)) return NULL;
  PyErr_Clear();
  Py_RETURN_NOTIMPLEMENTED;
}

static PyObject *operate(PyObject **slot, const char *name, bool method, PyObject *a, PyObject *b) {
  PyObject *function = cached(slot, name, method);
  if (function == NULL) return NULL;
  PyObject *const args[] = {a, b};
  KFPY_ASSERT_NO_EXCEPTION();
  PyObject *result = kfpy_function_try(function, args, b != NULL ? 2 : 1, NULL);
  return KF_LIKELY(result != NULL) ? result : leave_to_other();
}

/* The fast path for two plain small tensors without modes: the typed operator, without boxing. */
typedef kf_status_t (*typed_fn)(kf_tensor_t *self, kf_tensor_t *other, kf_tensor_t **out);

static inline bool is_simple(PyObject *a, PyObject *b) {
  return kfpy_is_exact_tensor(a) && kfpy_is_exact_tensor(b) && kfpy_function_modes == 0 &&
         kfpy_few(kfpy_tensor_of(a)) && kfpy_few(kfpy_tensor_of(b));
}

static PyObject *operate_typed(typed_fn function, PyObject *a, PyObject *b) {
  KFPY_ASSERT_GIL();
  KFPY_ASSERT_NO_EXCEPTION();
  kf_tensor_t *out;
  kf_status_t status = function(kfpy_tensor_of(a), kfpy_tensor_of(b), &out);
  if (KF_LIKELY(status == KF_OK)) {
    PyObject *result = kfpy_wrap_take(out);
    if (KF_LIKELY(kfpy_warning_raised() == 0)) return result;
    Py_XDECREF(result);
    return NULL;
  }
  (void)kfpy_raise(status);
  return leave_to_other();
}

static kf_status_t typed_add(kf_tensor_t *self, kf_tensor_t *other, kf_tensor_t **out) {
  return kf_add(self, other, KF_INT(1), out);
}
static kf_status_t typed_sub(kf_tensor_t *self, kf_tensor_t *other, kf_tensor_t **out) {
  return kf_sub(self, other, KF_INT(1), out);
}

/* Whether the class of an operand, or a mode, overrides functions. */
static bool is_overridden(PyObject *a, PyObject *b) {
  return (kfpy_is_tensor(a) && kfpy_is_overridden(a)) ||
         (kfpy_is_tensor(b) && kfpy_is_overridden(b));
}

/* Lets it handle the method of Tensor, such as __rsub__, that PyTorch shows in these cases. */
static PyObject *ask(PyObject *self, const char *method, PyObject *other) {
  PyObject *result = kfpy_ask_method(self, method, &other, 1, NULL);
  return result != NULL ? result : leave_to_other();
}

/* `name` is the method to call if the left operand is a tensor; `reverse` is the function to call
 * if only the right operand is one, with the operands in this order, or swapped if `turned`.
 * `shown`, `shown_reverse`: what overriding classes and modes see in their place, or NULL.
 * `typed`: the fast path, or NULL. */
#define BINARY(slot, name, shown, reverse, shown_reverse, turned, typed)   \
  static PyObject *slot(PyObject *a, PyObject *b) {                        \
    static PyObject *own, *other;                                          \
    const typed_fn fast = typed;                                           \
    const char *first = shown, *second = shown_reverse;                    \
    if (fast != NULL && is_simple(a, b)) return operate_typed(fast, a, b); \
    if (KF_LIKELY(kfpy_is_tensor(a))) {                                    \
      if (first != NULL && is_overridden(a, b)) return ask(a, first, b);   \
      return operate(&own, name, true, a, b);                              \
    }                                                                      \
    if (second != NULL && is_overridden(b, b)) return ask(b, second, a);   \
    return (turned) ? operate(&other, reverse, false, b, a)                \
                    : operate(&other, reverse, false, a, b);               \
  }
BINARY(add, "add", NULL, "add", NULL, true, typed_add)
BINARY(subtract, "sub", NULL, "rsub", "__rsub__", true, typed_sub)
BINARY(multiply, "mul", NULL, "mul", NULL, true, kf_mul)
BINARY(floor_divide, "floor_divide", "__floordiv__", "floor_divide", "__rfloordiv__", false, NULL)
BINARY(remainder_, "remainder", NULL, "remainder", "__rmod__", false, NULL)
BINARY(matrix_multiply, "matmul", NULL, "matmul", "__rmatmul__", false, NULL)
BINARY(and_, "__and__", "__and__", "bitwise_and", "bitwise_and", true, NULL)
BINARY(or_, "__or__", "__or__", "bitwise_or", "bitwise_or", true, NULL)
BINARY(xor_, "__xor__", "__xor__", "bitwise_xor", "bitwise_xor", true, NULL)
BINARY(left_shift, "__lshift__", "__lshift__", "bitwise_left_shift", "__rlshift__", false, NULL)
BINARY(right_shift, "__rshift__", "__rshift__", "bitwise_right_shift", "__rrshift__", false, NULL)

static PyObject *true_divide(PyObject *a, PyObject *b) {
  static PyObject *own, *inverse, *times;
  if (is_simple(a, b)) return operate_typed(kf_div, a, b);
  if (KF_LIKELY(kfpy_is_tensor(a))) return operate(&own, "div", true, a, b);
  if (is_overridden(b, b)) return ask(b, "__rtruediv__", a);
  PyObject *reciprocal = operate(&inverse, "reciprocal", true, b, NULL);
  if (reciprocal == NULL || reciprocal == Py_NotImplemented) return reciprocal;
  PyObject *result = operate(&times, "mul", true, reciprocal, a);
  Py_DECREF(reciprocal);
  return result;
}

static PyObject *power(PyObject *a, PyObject *b, PyObject *modulus) {
  static PyObject *own, *other;
  if (modulus != Py_None) Py_RETURN_NOTIMPLEMENTED;
  if (kfpy_is_tensor(a) && is_overridden(a, b)) {
    PyObject *result = ask(a, "__pow__", b);
    if (result != Py_NotImplemented || !kfpy_is_tensor(b)) return result;
    Py_DECREF(result); /* both have this slot, so Python does not ask the other operand */
    return ask(b, "__rpow__", a);
  }
  if (kfpy_is_tensor(a)) return operate(&own, "pow", true, a, b);
  if (is_overridden(b, b)) return ask(b, "__rpow__", a);
  return operate(&other, "pow", false, a, b);
}

static PyObject *divide_with_remainder(PyObject *a, PyObject *b) {
  PyObject *quotient = floor_divide(a, b);
  if (quotient == NULL || quotient == Py_NotImplemented) return quotient;
  PyObject *remainder = remainder_(a, b);
  if (remainder == NULL || remainder == Py_NotImplemented) {
    Py_DECREF(quotient);
    return remainder;
  }
  return Py_BuildValue("(NN)", quotient, remainder);
}

#define IN_PLACE(slot, name)                                                         \
  static PyObject *slot(PyObject *self, PyObject *other) {                           \
    static PyObject *own;                                                            \
    if (name[0] == '_' && is_overridden(self, other)) return ask(self, name, other); \
    return operate(&own, name, true, self, other);                                   \
  }
IN_PLACE(add_in_place, "add_")
IN_PLACE(subtract_in_place, "sub_")
IN_PLACE(multiply_in_place, "mul_")
IN_PLACE(divide_in_place, "div_")
IN_PLACE(floor_divide_in_place, "floor_divide_")
IN_PLACE(remainder_in_place, "remainder_")
IN_PLACE(and_in_place, "__iand__")
IN_PLACE(or_in_place, "__ior__")
IN_PLACE(xor_in_place, "__ixor__")
IN_PLACE(left_shift_in_place, "__ilshift__")
IN_PLACE(right_shift_in_place, "__irshift__")

static PyObject *power_in_place(PyObject *self, PyObject *other, PyObject *modulus) {
  static PyObject *own;
  if (modulus != Py_None) Py_RETURN_NOTIMPLEMENTED;
  if (is_overridden(self, other)) return ask(self, "__ipow__", other);
  return operate(&own, "pow_", true, self, other);
}

/* Unary operators: there is no other operand to try, so errors are raised. */
static PyObject *apply(PyObject **slot, const char *name, PyObject *self) {
  PyObject *function = cached(slot, name, true);
  return function != NULL ? PyObject_CallOneArg(function, self) : NULL;
}
#define UNARY(slot, name)                 \
  static PyObject *slot(PyObject *self) { \
    static PyObject *own;                 \
    return apply(&own, name, self);       \
  }
UNARY(negative, "neg")
UNARY(positive, "positive")
UNARY(absolute, "abs")

/* ~x of a type without bits is a TypeError, bitwise_not a NotImplementedError. */
static PyObject *invert(PyObject *self) {
  static PyObject *own;
  KFPY_OVERRIDE_PLAIN("__invert__");
  PyObject *result = apply(&own, "bitwise_not", self);
  if (result == NULL && PyErr_ExceptionMatches(PyExc_NotImplementedError) &&
      !kf_dtype_is_integral(kf_tensor_dtype(kfpy_tensor_of(self)), true))
    PyErr_SetString(PyExc_TypeError,
                    "~ (operator.invert) is only implemented on integer and Boolean-type tensors");
  return result;
}

/* Only == converts a NumPy array to a tensor: NotImplemented would make Python compare the two by
 * identity. */
static PyObject *array_as_tensor(PyObject *other) {
  kf_tensor_t *tensor = kfpy_from_array(other, false);
  return tensor != NULL ? kfpy_wrap_take(tensor) : NULL;
}

static PyObject *compare(PyObject *self, PyObject *other, int operation) {
  static const char *const names[] = {[Py_LT] = "lt", [Py_LE] = "le", [Py_EQ] = "eq",
                                      [Py_NE] = "ne", [Py_GT] = "gt", [Py_GE] = "ge"};
  static const typed_fn fast[] = {[Py_LT] = kf_lt, [Py_LE] = kf_le, [Py_EQ] = kf_eq,
                                  [Py_NE] = kf_ne, [Py_GT] = kf_gt, [Py_GE] = kf_ge};
  static PyObject *own[6];
  KFPY_ASSERT(operation >= 0 && operation < 6);
  if (is_simple(self, other)) return operate_typed(fast[operation], self, other);
  if (operation == Py_EQ && is_overridden(self, other)) return ask(self, "__eq__", other);
  if (KF_LIKELY(operation != Py_EQ || kfpy_is_tensor(other) || !kfpy_is_array(other)))
    return operate(&own[operation], names[operation], true, self, other);
  PyObject *tensor = array_as_tensor(other);
  PyObject *result = tensor != NULL ? operate(&own[Py_EQ], "eq", true, self, tensor) : NULL;
  Py_XDECREF(tensor);
  return result;
}

/* ---- Slots ---- */

#define SLOT(name, function) \
  { Py_##name, (void *)(uintptr_t)(function) }

void kfpy_tensor_slots(PyType_Slot *slots, int *count) {
  const PyType_Slot list[] = {SLOT(nb_add, add),
                              SLOT(nb_subtract, subtract),
                              SLOT(nb_multiply, multiply),
                              SLOT(nb_true_divide, true_divide),
                              SLOT(nb_floor_divide, floor_divide),
                              SLOT(nb_remainder, remainder_),
                              SLOT(nb_divmod, divide_with_remainder),
                              SLOT(nb_power, power),
                              SLOT(nb_matrix_multiply, matrix_multiply),
                              SLOT(nb_and, and_),
                              SLOT(nb_or, or_),
                              SLOT(nb_xor, xor_),
                              SLOT(nb_lshift, left_shift),
                              SLOT(nb_rshift, right_shift),
                              SLOT(nb_inplace_add, add_in_place),
                              SLOT(nb_inplace_subtract, subtract_in_place),
                              SLOT(nb_inplace_multiply, multiply_in_place),
                              SLOT(nb_inplace_true_divide, divide_in_place),
                              SLOT(nb_inplace_floor_divide, floor_divide_in_place),
                              SLOT(nb_inplace_remainder, remainder_in_place),
                              SLOT(nb_inplace_power, power_in_place),
                              SLOT(nb_inplace_and, and_in_place),
                              SLOT(nb_inplace_or, or_in_place),
                              SLOT(nb_inplace_xor, xor_in_place),
                              SLOT(nb_inplace_lshift, left_shift_in_place),
                              SLOT(nb_inplace_rshift, right_shift_in_place),
                              SLOT(nb_negative, negative),
                              SLOT(nb_positive, positive),
                              SLOT(nb_absolute, absolute),
                              SLOT(nb_invert, invert),
                              SLOT(tp_richcompare, compare),
                              SLOT(nb_bool, kfpy_tensor_bool),
                              SLOT(nb_int, kfpy_tensor_int),
                              SLOT(nb_float, kfpy_tensor_float),
                              SLOT(nb_index, kfpy_tensor_index),
                              SLOT(mp_length, kfpy_tensor_length),
                              SLOT(sq_contains, kfpy_tensor_contains),
                              SLOT(tp_iter, kfpy_tensor_iterate),
                              SLOT(tp_hash, kfpy_tensor_hash),
                              SLOT(tp_repr, kfpy_tensor_repr),
                              SLOT(mp_subscript, kfpy_tensor_subscript),
                              SLOT(mp_ass_subscript, kfpy_tensor_assign_subscript),
                              SLOT(bf_getbuffer, kfpy_tensor_getbuffer),
                              SLOT(bf_releasebuffer, kfpy_tensor_releasebuffer),
                              SLOT(tp_new, kfpy_tensor_new)};
  for (size_t i = 0; i < sizeof list / sizeof *list; i++) slots[(*count)++] = list[i];
}
