/* Compiles schemas into signatures, and binds arguments by the rules of keyfall.ops. The rules of
 * functions are in bind_function.c; see Note [Two sets of rules]. */
/* build: size */
#include "ops/op_signature.h"

/* ---- Compilation ---- */

/* Operators that accept a number for a tensor (Note [Numbers as tensors] in values.c): arithmetic
 * and copies. In-place forms are looked up without their underscore; out= forms share the name. */
static bool takes_numbers(const char *name) {
  static const char *const stems[] = {"add",      "sub",          "mul",         "div",  "divide",
                                      "multiply", "subtract",     "true_divide", "copy", "to",
                                      "_to_copy", "floor_divide", "_conj",       NULL};
  if (strncmp(name, "prims::", 7) == 0) return true;
  if (strncmp(name, "aten::", 6) != 0) return false;
  name += 6;
  size_t length = strlen(name);
  if (length > 1 && name[length - 1] == '_') length--;
  for (size_t i = 0; stems[i] != NULL; i++)
    if (strlen(stems[i]) == length && strncmp(stems[i], name, length) == 0) return true;
  return false;
}

static int compile_parameter(kfpy_parameter_t *p, const kf_argument_t *argument) {
  KFPY_ASSERT(p->name == NULL);
  const char *name = strcmp(argument->name, "self") == 0 ? "input" : argument->name;
  p->name = PyUnicode_InternFromString(name);
  if (p->name == NULL) return -1;
  p->argument = argument;
  const kf_type_t *type = argument->real_type;
  p->optional = type->kind == KF_TYPE_OPTIONAL;
  while (type->kind == KF_TYPE_OPTIONAL) type = type->children[0];
  p->type = type;
  p->list = type->kind == KF_TYPE_LIST;
  p->kind = (uint8_t)(p->list ? type->children[0]->kind : type->kind);
  return 0;
}

static bool has_argument(const kf_schema_t *schema, const char *name) {
  return kf_schema_find_argument(schema, name) >= 0;
}

static bool has_tensors(const kfpy_signature_t *s) {
  for (size_t i = 0; i < s->count; i++)
    if (s->parameters[i].kind == KF_TYPE_TENSOR && !s->parameters[i].argument->is_out) return true;
  return false;
}

static void set_roles(kfpy_signature_t *s) {
  for (size_t i = 0; i < s->count; i++) {
    const char *name = s->parameters[i].argument->name;
    if (s->options && strcmp(name, "pin_memory") == 0)
      s->parameters[i].role = KFPY_ROLE_PIN_MEMORY;
    else if (s->factory && strcmp(name, "device") == 0)
      s->parameters[i].role = KFPY_ROLE_DEVICE;
  }
}

/* Sizes can be passed as separate arguments if no other positional parameter follows them. */
static bool sizes_may_vary(const kfpy_signature_t *s) {
  size_t first =
      s->count > 0 && strcmp(s->parameters[0].argument->name, "self") == 0 && !s->parameters[0].list
          ? 1
          : 0;
  if (s->positional != first + 1) return false;
  const kfpy_parameter_t *p = &s->parameters[first];
  return p->list && (p->kind == KF_TYPE_INT || p->kind == KF_TYPE_SYM_INT);
}

/* Whether a signature matches its schema. */
static KFPY_CHECKER bool signature_is_valid(const kfpy_signature_t *s) {
  size_t outs = 0;
  if (s->count != kf_schema_argument_count(s->schema) || s->positional > s->count) return false;
  for (size_t i = 0; i < s->count; i++) {
    const kfpy_parameter_t *p = &s->parameters[i];
    outs += p->argument->is_out;
    if (p->name == NULL || p->argument != kf_schema_argument(s->schema, i)) return false;
    if (p->type->kind == KF_TYPE_OPTIONAL) return false;
    if (p->list != (p->type->kind == KF_TYPE_LIST)) return false;
  }
  return outs == s->outs;
}

kfpy_signature_t *kfpy_signature_new(const kf_op_t *op) {
  KFPY_ASSERT_NO_EXCEPTION();
  const kf_schema_t *schema = kfpy_schema_of(op);
  if (schema == NULL) return NULL;
  size_t count = kf_schema_argument_count(schema);
  kfpy_signature_t *s = PyMem_Calloc(1, sizeof *s + count * sizeof s->parameters[0]);
  if (s == NULL || count > KFPY_MOST_ARGUMENTS) {
    PyMem_Free(s);
    kf_schema_release(schema);
    PyErr_Format(PyExc_RuntimeError, "%s has too many arguments to be called from Python",
                 kf_op_full_name(op));
    return NULL;
  }
  kf_op_retain(op);
  s->op = op;
  s->schema = schema;
  s->count = (uint16_t)count;
  for (size_t i = 0; i < count; i++) {
    const kf_argument_t *argument = kf_schema_argument(schema, i);
    if (compile_parameter(&s->parameters[i], argument) < 0) {
      kfpy_signature_free(s);
      return NULL;
    }
    if (!argument->is_kwarg_only) s->positional = (uint16_t)(i + 1);
    if (argument->is_out) s->outs++;
  }
  s->built_in = strncmp(kf_op_name(op), "aten::", 6) == 0;
  s->numbers = takes_numbers(kf_op_name(op));
  s->options = has_argument(schema, "pin_memory") && has_argument(schema, "dtype");
  s->factory = s->options && !has_tensors(s);
  s->fills = s->outs == 1 && !s->options && !has_tensors(s);
  set_roles(s);
  KFPY_ASSERT(signature_is_valid(s));
  s->vary_sizes = sizes_may_vary(s);
  return s;
}

void kfpy_signature_free(kfpy_signature_t *signature) {
  if (signature == NULL) return;
  for (size_t i = 0; i < signature->count; i++) Py_XDECREF(signature->parameters[i].name);
  kf_schema_release(signature->schema);
  kf_op_release(signature->op);
  PyMem_Free(signature);
}

/* ---- Messages ---- */

/* Formats a type like an annotation: Optional[List[int]]. */
static PyObject *annotation(const kf_type_t *type) {
  if (type->kind == KF_TYPE_OPTIONAL || type->kind == KF_TYPE_LIST) {
    PyObject *inner = annotation(type->children[0]);
    if (inner == NULL) return NULL;
    PyObject *text =
        PyUnicode_FromFormat(type->kind == KF_TYPE_LIST ? "List[%U]" : "Optional[%U]", inner);
    Py_DECREF(inner);
    return text;
  }
  if (type->kind == KF_TYPE_SCALAR) return PyUnicode_FromString("number");
  char name[256];
  (void)kf_type_print(type, name, sizeof name);
  return PyUnicode_FromString(name);
}

static PyObject *schema_text(const kf_schema_t *schema) {
  size_t size = kf_schema_print(schema, NULL, 0) + 1;
  char *text = PyMem_Malloc(size);
  if (text == NULL) return PyErr_NoMemory();
  (void)kf_schema_print(schema, text, size);
  PyObject *object = PyUnicode_FromString(text);
  PyMem_Free(text);
  return object;
}

/* Raises a RuntimeError with the schema appended to the message; always -1. */
static int refuse(const kfpy_signature_t *s, const char *format, ...) {
  va_list arguments;
  va_start(arguments, format);
  PyObject *text = PyUnicode_FromFormatV(format, arguments);
  va_end(arguments);
  PyObject *schema = text != NULL ? schema_text(s->schema) : NULL;
  if (schema != NULL) PyErr_Format(PyExc_RuntimeError, "%U%U", text, schema);
  Py_XDECREF(text);
  Py_XDECREF(schema);
  return -1;
}

/* The name of a value's class, without its module. */
static const char *class_name(PyObject *value) {
  const char *name = Py_TYPE(value)->tp_name;
  const char *dot = strrchr(name, '.');
  return dot != NULL ? dot + 1 : name;
}

/* Raises the RuntimeError for an argument of the wrong type, with PyTorch's text; always -1. */
static int refuse_value(const kfpy_signature_t *s, size_t index, PyObject *value) {
  const kfpy_parameter_t *p = &s->parameters[index];
  PyObject *type = annotation(p->argument->type);
  PyObject *schema = type != NULL ? schema_text(s->schema) : NULL;
  if (schema != NULL)
    PyErr_Format(PyExc_RuntimeError,
                 "%s() Expected a value of type '%U' for argument '%s' but instead found type "
                 "'%s'.\nPosition: %zu\nValue: %R\nDeclaration: %U\nCast error details: Unable to "
                 "cast %S to %U",
                 kf_op_name(s->op), type, p->argument->name, class_name(value), index, value,
                 schema, value, type);
  Py_XDECREF(type);
  Py_XDECREF(schema);
  return -1;
}

/* ---- Binding by the rules of keyfall.ops ---- */

static bool is_named(PyObject *keyword, const char *name) {
  return PyUnicode_CompareWithASCIIString(keyword, name) == 0;
}

static PyObject *find_keyword(PyObject *names, PyObject *const *values, const char *name) {
  Py_ssize_t count = names != NULL ? PyTuple_GET_SIZE(names) : 0;
  for (Py_ssize_t i = 0; i < count; i++)
    if (is_named(PyTuple_GET_ITEM(names, i), name)) return values[i];
  return NULL;
}

/* Rejects more arguments than parameters, or than may be passed by position. */
static int check_counts(const kfpy_signature_t *s, Py_ssize_t count, Py_ssize_t keywords) {
  const char *name = kf_op_name(s->op);
  if (KF_UNLIKELY(count + keywords > s->count))
    return refuse(s,
                  "%s() expected at most %d argument(s) but received %zd argument(s). "
                  "Declaration: ",
                  name, s->count, count + keywords);
  if (KF_UNLIKELY(count > s->positional))
    return refuse(s, "%s() takes %d positional argument(s) but %zd was/were given.  Declaration: ",
                  name, s->positional, count);
  return 0;
}

/* Every keyword must name a parameter that was not passed by position. Called only if keywords were
 * passed, and after binding: find_keyword has matched the valid ones and ignored the others. */
static int check_keywords(const kfpy_signature_t *s, Py_ssize_t count, PyObject *names) {
  for (Py_ssize_t i = 0; i < PyTuple_GET_SIZE(names); i++) {
    PyObject *keyword = PyTuple_GET_ITEM(names, i);
    size_t index = 0;
    while (index < s->count && !is_named(keyword, s->parameters[index].argument->name)) index++;
    if (index == s->count)
      return refuse(s, "Unknown keyword argument '%U' for operator '%s'. Schema: ", keyword,
                    kf_op_name(s->op));
    if ((Py_ssize_t)index < count)
      return refuse(
          s, "Argument '%U' specified both as positional and keyword argument. Schema: ", keyword);
  }
  return 0;
}

/* Notes whether an argument's class overrides functions. */
static inline void notice_class(PyObject *object, kfpy_extras_t *extras) {
  if (KF_UNLIKELY(!kfpy_is_exact_tensor(object)) && kfpy_is_tensor(object) &&
      kfpy_overrides_function(Py_TYPE(object)))
    extras->overridden = true;
}

/* Converts one argument; *out is owned on success. */
static int bind_one(kfpy_signature_t *s, size_t index, PyObject *object, kf_value_t *out,
                    kfpy_extras_t *extras) {
  kfpy_parameter_t *p = &s->parameters[index];
  if (KF_LIKELY(p->kind == KF_TYPE_TENSOR && !p->list && kfpy_is_exact_tensor(object))) {
    *out = kf_value_tensor(kfpy_tensor_of(object));
    return 0;
  }
  if (p->kind == KF_TYPE_TENSOR && !p->list) notice_class(object, extras);
  if (p->kind == KF_TYPE_TENSOR && p->list && (PyList_Check(object) || PyTuple_Check(object)))
    for (Py_ssize_t i = 0; i < PySequence_Fast_GET_SIZE(object); i++)
      notice_class(PySequence_Fast_GET_ITEM(object, i), extras);
  if (object == Py_None && p->kind == KF_TYPE_TENSOR && !p->list && !p->optional && s->built_in) {
    PyErr_Format(PyExc_RuntimeError,
                 "Expected a proper Tensor but got None (or an undefined Tensor in C++) for "
                 "argument #%zu '%s' of %s",
                 index, p->argument->name, kf_op_name(s->op));
    return -1;
  }
  int done = kfpy_to_value(object, p->argument->real_type, p->argument->list_size, s->numbers, out);
  if (done == 1) return 0;
  return done == 0 ? refuse_value(s, index, object) : -1;
}

int kfpy_bind_op(kfpy_signature_t *s, PyObject *const *args, Py_ssize_t count, PyObject *names,
                 kf_stack_t *stack, kfpy_extras_t *extras) {
  KFPY_ASSERT_GIL();
  KFPY_ASSERT_NO_EXCEPTION();
  KFPY_ASSERT(names == NULL || PyTuple_Check(names));
  Py_ssize_t keywords = names != NULL ? PyTuple_GET_SIZE(names) : 0;
  if (check_counts(s, count, keywords) < 0) return -1;
  if (KFPY_FAILED(kf_stack_reserve(stack, s->count))) return -1;
  for (size_t i = 0; i < s->count; i++) {
    KFPY_ASSERT(stack->size < stack->capacity);
    const kf_argument_t *argument = s->parameters[i].argument;
    PyObject *object = (Py_ssize_t)i < count ? args[i]
                       : keywords > 0        ? find_keyword(names, args + count, argument->name)
                                             : NULL;
    if (object != NULL) {
      if (bind_one(s, i, object, &stack->values[stack->size], extras) < 0) return -1;
    } else if (argument->default_value != NULL) {
      stack->values[stack->size] = kf_value_copy(*argument->default_value);
    } else {
      if (keywords > 0 && check_keywords(s, count, names) < 0) return -1;
      return refuse(s, "%s() is missing value for argument '%s'. Declaration: ", kf_op_name(s->op),
                    argument->name);
    }
    stack->size++;
  }
  return keywords > 0 ? check_keywords(s, count, names) : 0;
}
