/* repr(), format() and set_printoptions. The library prints the elements; this file adds the class
 * name and the history (grad_fn), as in PyTorch. */
#include <keyfall/functionalize.h>

#include <math.h>

#include "core/function_arguments.h"
#include "tensor/attribute_tables.h"

/* ---- repr ---- */

enum { PLAIN_INDENT = 7 /* the length of "tensor(" */ };

/* Prints the sizes and dtype of a tensor whose memory must not be read. */
static PyObject *text_without_elements(PyObject *self, const char *name) {
  PyObject *sizes = kfpy_get_sizes(self);
  PyObject *plain = sizes != NULL ? PySequence_Tuple(sizes) : NULL;
  PyObject *dtype = kfpy_dtype_object(kf_tensor_dtype(kfpy_tensor_of(self)));
  PyObject *text = plain != NULL && dtype != NULL
                       ? PyUnicode_FromFormat("%s(..., size=%R, dtype=%S)", name, plain, dtype)
                       : NULL;
  Py_XDECREF(sizes);
  Py_XDECREF(plain);
  Py_XDECREF(dtype);
  return text;
}

/* A line feed and `indent` spaces. */
static PyObject *line_break(size_t indent) {
  PyObject *space = PyUnicode_FromString(" ");
  PyObject *spaces = space != NULL ? PySequence_Repeat(space, (Py_ssize_t)indent) : NULL;
  PyObject *text = spaces != NULL ? PyUnicode_FromFormat("\n%U", spaces) : NULL;
  Py_XDECREF(space);
  Py_XDECREF(spaces);
  return text;
}

/* Replaces the library's "tensor(" by the class name, and adjusts the indentation of the other
 * lines. The caller has chosen the line width so that the lines break at the right columns. */
static PyObject *renamed(PyObject *text, const char *name) {
  KFPY_ASSERT(PyUnicode_GET_LENGTH(text) >= PLAIN_INDENT);
  PyObject *tail = PyUnicode_Substring(text, PLAIN_INDENT - 1, PyUnicode_GET_LENGTH(text));
  PyObject *old = line_break(PLAIN_INDENT), *new = line_break(strlen(name) + 1);
  PyObject *moved =
      tail != NULL && old != NULL && new != NULL ? PyUnicode_Replace(tail, old, new, -1) : NULL;
  PyObject *result = moved != NULL ? PyUnicode_FromFormat("%s%U", name, moved) : NULL;
  Py_XDECREF(tail);
  Py_XDECREF(old);
  Py_XDECREF(new);
  Py_XDECREF(moved);
  return result;
}

/* Whether the line that begins here has a suffix alone: dtype=, device=, size= or layout=. */
static bool is_suffix_line(PyObject *text, Py_ssize_t start, Py_ssize_t length) {
  while (start < length && PyUnicode_READ_CHAR(text, start) == ' ') start++;
  return start < length && PyUnicode_READ_CHAR(text, start) < 128 &&
         strchr("dsl", (int)PyUnicode_READ_CHAR(text, start)) != NULL;
}

/* Inserts the suffix before the closing parenthesis, on a new line if the line would be too long. A
 * line of elements counts for two columns more than it has, as in PyTorch. */
static PyObject *with_suffix(PyObject *text, const char *suffix, size_t indent, int32_t width) {
  Py_ssize_t length = PyUnicode_GET_LENGTH(text);
  KFPY_ASSERT(length > 0);
  Py_ssize_t line = PyUnicode_FindChar(text, '\n', 0, length, -1);
  if (line == -2) return NULL;
  Py_ssize_t used = length - (line + 1) - 1; /* width of the last line, without the parenthesis */
  if (line < 0 || !is_suffix_line(text, line + 1, length)) used += 2;
  bool breaks = used + (Py_ssize_t)strlen(suffix) + 2 > width;
  PyObject *body = PyUnicode_Substring(text, 0, length - 1);
  PyObject *gap = breaks ? line_break(indent) : PyUnicode_FromString(" ");
  PyObject *result =
      body != NULL && gap != NULL ? PyUnicode_FromFormat("%U,%U%s)", body, gap, suffix) : NULL;
  Py_XDECREF(body);
  Py_XDECREF(gap);
  return result;
}

static const char *class_name(PyObject *self) {
  const char *dot = strrchr(Py_TYPE(self)->tp_name, '.');
  return dot != NULL ? dot + 1 : Py_TYPE(self)->tp_name;
}

/* A ZeroTensor, which has no memory, prints like ordinary zeros. */
static PyObject *repr_of_zeros(PyObject *self) {
  kf_tensor_t *real;
  if (KFPY_FAILED(kf_clone(kfpy_tensor_of(self), kf_no_int(), &real))) return NULL;
  PyObject *object = kfpy_wrap_take(real);
  PyObject *text = object != NULL ? kfpy_tensor_repr(object) : NULL;
  Py_XDECREF(object);
  return text;
}

/* A functional tensor shows its value: "_to_functional_tensor(tensor([1., 1.]))". */
static PyObject *repr_of_functional(kf_tensor_t *tensor) {
  kf_tensor_t *value = NULL;
  if (KFPY_FAILED(kf_functional_sync(tensor)) || KFPY_FAILED(kf_functional_unwrap(tensor, &value)))
    return NULL;
  PyObject *object = kfpy_wrap_take(value);
  PyObject *text = object != NULL ? kfpy_tensor_repr(object) : NULL;
  Py_XDECREF(object);
  if (text != NULL) Py_SETREF(text, PyUnicode_FromFormat("_to_functional_tensor(%U)", text));
  return text;
}

/* "grad_fn=<MulBackward0>" or "requires_grad=True"; false if the tensor has no history. */
static bool describe_history(kf_tensor_t *tensor, char *text, size_t size) {
  kf_node_t *node = NULL;
  if (!kf_tensor_requires_grad(tensor)) return false;
  if (kf_tensor_grad_fn(tensor, &node) != KF_OK) {
    (void)snprintf(text, size, "grad_fn=<Invalid>"); /* a view whose base was written to */
    kf_error_clear();
  } else if (node != NULL) {
    const char *name = kf_node_name(node), *colon = strrchr(name, ':');
    (void)snprintf(text, size, "grad_fn=<%.100s>", colon != NULL ? colon + 1 : name);
    kf_node_release(node);
  } else {
    (void)snprintf(text, size, "requires_grad=True");
  }
  return true;
}

/* Sparse tensors show their parts. */
static PyObject *repr_of_sparse(PyObject *self, const char *name) {
  char history[128];
  bool described = describe_history(kfpy_tensor_of(self), history, sizeof history);
  PyObject *module = PyImport_ImportModule("keyfall.sparse.printing");
  PyObject *text = module != NULL ? PyObject_CallMethod(module, "text_of", "Oss", self, name,
                                                        described ? history : "")
                                  : NULL;
  Py_XDECREF(module);
  return text;
}

/* Shows that a tensor of another class is a parameter; steals the text. */
static PyObject *marked_as_parameter(PyObject *self, PyObject *text) {
  if (text == NULL || kfpy_parameter_type == NULL) return text;
  int is_parameter = PyObject_IsInstance(self, (PyObject *)kfpy_parameter_type);
  PyObject *marked = is_parameter < 0    ? NULL
                     : is_parameter == 0 ? Py_NewRef(text)
                                         : PyUnicode_FromFormat("Parameter(%U)", text);
  Py_DECREF(text);
  return marked;
}

PyObject *kfpy_tensor_repr_with(PyObject *self, PyObject *const *args, Py_ssize_t count,
                                PyObject *keywords) {
  static const kfpy_parameters_t parameters = {"__repr__", 1, 0, {"tensor_contents"}};
  static PyObject *function;
  PyObject *contents = NULL;
  if (count > 0)
    return PyErr_Format(PyExc_TypeError, "__repr__() takes no positional arguments (%zd given)",
                        count);
  if (kfpy_parse(&parameters, args, count, keywords, &contents) < 0) return NULL;
  if (contents == NULL || contents == Py_None) return kfpy_tensor_repr(self);
  if (kfpy_imported(&function, "keyfall._tensor_str", "_str") == NULL) return NULL;
  return PyObject_CallFunctionObjArgs(function, self, contents, NULL);
}

PyObject *kfpy_tensor_repr(PyObject *self) {
  KFPY_OVERRIDE_PLAIN("__repr__");
  bool plain = kfpy_is_exact_tensor(self) || Py_TYPE(self) == kfpy_parameter_type;
  const char *name = plain ? "tensor" : class_name(self);
  size_t indent = strlen(name) + 1;
  kf_tensor_t *tensor = kfpy_tensor_of(self);
  kf_storage_t *storage = kf_tensor_storage(tensor);
  if (kf_keyset_has(kf_tensor_keys(tensor), KF_KEY_ZeroTensor)) return repr_of_zeros(self);
  if (kf_tensor_is_functional(tensor)) return repr_of_functional(tensor);
  if (kf_tensor_layout(tensor) != KF_LAYOUT_STRIDED) return repr_of_sparse(self, name);
  if (storage != NULL && kf_storage_has_flag(storage, KF_STORAGE_THROW_ON_DATA))
    return text_without_elements(self, name);
  kf_print_options_t options;
  kf_get_print_options(&options);
  int32_t width = options.line_width;
  int64_t moved = (int64_t)width - (int64_t)indent + PLAIN_INDENT;
  options.line_width = (int32_t)(moved < 0 ? 0 : moved > INT32_MAX ? INT32_MAX : moved);
  char *utf8 = NULL;
  if (KFPY_FAILED(kf_tensor_to_text(tensor, &options, &utf8))) return NULL;
  PyObject *text = kfpy_text_take(utf8);
  if (text != NULL && !plain) Py_SETREF(text, renamed(text, name));
  char history[128];
  if (text != NULL && describe_history(tensor, history, sizeof history))
    Py_SETREF(text, with_suffix(text, history, indent, width));
  return plain ? text : marked_as_parameter(self, text);
}

/* A 0-d tensor is formatted as a number. */
PyObject *kfpy_tensor_format(PyObject *self, PyObject *format) {
  if (kfpy_is_overridden(self)) return kfpy_ask_method(self, "__format__", &format, 1, NULL);
  if (!PyUnicode_Check(format))
    return kfpy_wrong_argument("__format__", "format_spec", "str", format);
  kf_tensor_t *tensor = kfpy_tensor_of(self);
  if (kfpy_is_exact_tensor(self) && kf_tensor_dim(tensor) == 0 &&
      kf_tensor_device(tensor).type != KF_DEVICE_META) {
    PyObject *number = PyObject_CallMethod(self, "item", NULL);
    PyObject *text = number != NULL ? PyObject_Format(number, format) : NULL;
    Py_XDECREF(number);
    return text;
  }
  if (PyUnicode_GET_LENGTH(format) == 0) return PyObject_Str(self);
  return PyErr_Format(PyExc_TypeError, "unsupported format string passed to %s.__format__",
                      class_name(self));
}

/* ---- Options ---- */

static int parse_count(const char *name, PyObject *object, int64_t highest, int64_t *out) {
  if (object == NULL || object == Py_None) return 0;
  if (PyFloat_Check(object) && isinf(PyFloat_AS_DOUBLE(object)) && PyFloat_AS_DOUBLE(object) > 0) {
    *out = highest;
    return 0;
  }
  if (kfpy_parse_int("set_printoptions", name, object, out) < 0) return -1;
  if (*out >= 0 && *out <= highest) return 0;
  PyErr_Format(PyExc_ValueError, "set_printoptions(): %s must be from 0 to %lld, found %lld", name,
               (long long)highest, (long long)*out);
  return -1;
}

static int apply_profile(PyObject *profile, int64_t numbers[4]) {
  static const struct {
    const char *name;
    int64_t numbers[4];
  } profiles[] = {
      {"default", {4, 1000, 3, 80}}, {"short", {2, 1000, 2, 80}}, {"full", {4, INT64_MAX, 3, 80}}};
  if (profile == NULL || profile == Py_None) return 0;
  if (!PyUnicode_Check(profile)) {
    kfpy_wrong_argument("set_printoptions", "profile", "str", profile);
    return -1;
  }
  for (size_t i = 0; i < sizeof profiles / sizeof *profiles; i++)
    if (PyUnicode_CompareWithASCIIString(profile, profiles[i].name) == 0)
      memcpy(numbers, profiles[i].numbers, sizeof profiles[i].numbers);
  return 0; /* other names are ignored, as in PyTorch */
}

static PyObject *set_printoptions(PyObject *module, PyObject *const *args, Py_ssize_t count,
                                  PyObject *keywords) {
  static const kfpy_parameters_t parameters = {
      "set_printoptions",
      6,
      0,
      {"precision", "threshold", "edgeitems", "linewidth", "profile", "sci_mode"}};
  static const int64_t highest[4] = {400, INT64_MAX, INT64_MAX, INT32_MAX};
  (void)module;
  PyObject *given[6];
  kf_print_options_t options;
  kf_get_print_options(&options);
  int64_t numbers[4] = {options.precision, options.threshold, options.edge_items,
                        options.line_width};
  bool scientific = false;
  if (kfpy_parse(&parameters, args, count, keywords, given) < 0 ||
      apply_profile(given[4], numbers) < 0)
    return NULL;
  for (int i = 0; i < 4; i++)
    if (parse_count(parameters.names[i], given[i], highest[i], &numbers[i]) < 0) return NULL;
  bool automatic = given[5] == NULL || given[5] == Py_None;
  if (!automatic && kfpy_parse_bool("set_printoptions", "sci_mode", given[5], &scientific) < 0)
    return NULL;
  options.precision = (int32_t)numbers[0];
  options.threshold = numbers[1];
  options.edge_items = numbers[2];
  options.line_width = (int32_t)numbers[3];
  options.sci_mode = automatic ? -1 : scientific;
  if (KFPY_FAILED(kf_set_print_options(&options))) return NULL;
  Py_RETURN_NONE;
}

static PyObject *get_printoptions(PyObject *module, PyObject *unused) {
  (void)module, (void)unused;
  kf_print_options_t options;
  kf_get_print_options(&options);
  PyObject *threshold = options.threshold == INT64_MAX ? PyFloat_FromDouble(INFINITY)
                                                       : PyLong_FromLongLong(options.threshold);
  if (threshold == NULL) return NULL;
  PyObject *scientific = options.sci_mode < 0 ? Py_None : options.sci_mode ? Py_True : Py_False;
  return Py_BuildValue("{s:i,s:N,s:L,s:i,s:O}", "precision", (int)options.precision, "threshold",
                       threshold, "edgeitems", (long long)options.edge_items, "linewidth",
                       (int)options.line_width, "sci_mode", scientific);
}

static PyMethodDef functions[] = {
    KFPY_FAST("set_printoptions", set_printoptions,
              "set_printoptions(precision=None, threshold=None, edgeitems=None, linewidth=None, "
              "profile=None, sci_mode=None)\n--\n\nSets how tensors are printed."),
    {"get_printoptions", get_printoptions, METH_NOARGS,
     "get_printoptions()\n--\n\nReturns the print options as a dict."},
    {NULL, NULL, 0, NULL}};

int kfpy_init_text(PyObject *module) { return kfpy_add_functions(module, functions); }
