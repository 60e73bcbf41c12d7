/* Compiles schemas into signatures, and says why arguments do not fit one by the rules of
 * keyfall.ops. */
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

int kfpy_refuse_arguments(const kfpy_signature_t *s, const char *format, ...) {
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

int kfpy_refuse_value(const kfpy_signature_t *s, size_t index, PyObject *value) {
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
