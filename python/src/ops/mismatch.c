/* The TypeError for arguments that fit no overload of a function. If only one overload is
 * plausible, it names the wrong argument, the expected type and the type that was passed; otherwise
 * it lists all overloads. The texts are PyTorch's: programs and tests compare them.
 *
 * Nothing here runs on the path of a call that succeeds. */
#include "core/function_arguments.h"
#include "ops/function_objects.h"

/* ---- Printing types ---- */

/* The name of a type in PyTorch's messages. */
static const char *element_name(uint8_t kind) {
  switch (kind) {
    case KF_TYPE_TENSOR: return "Tensor";
    case KF_TYPE_INT:
    case KF_TYPE_SYM_INT: return "int";
    case KF_TYPE_FLOAT: return "float";
    case KF_TYPE_BOOL: return "bool";
    case KF_TYPE_SCALAR: return "Number";
    case KF_TYPE_STRING: return "str";
    case KF_TYPE_DTYPE: return "torch.dtype";
    case KF_TYPE_LAYOUT: return "torch.layout";
    case KF_TYPE_MEMORY_FORMAT: return "torch.memory_format";
    case KF_TYPE_DEVICE: return "torch.device";
    case KF_TYPE_GENERATOR: return "torch.Generator";
    case KF_TYPE_STORAGE: return "torch.Storage";
    default: return "object";
  }
}

static PyObject *type_text(const kfpy_parameter_t *p) {
  uint8_t kind = p->kind;
  if (p->list && kind == KF_TYPE_OPTIONAL) kind = (uint8_t)p->type->children[0]->children[0]->kind;
  return p->list ? PyUnicode_FromFormat("tuple of %ss", element_name(kind))
                 : PyUnicode_FromString(element_name(kind));
}

static PyObject *default_text(const kfpy_parameter_t *p) {
  const kf_value_t *value = p->argument->default_value;
  if (value->tag == KF_TAG_NONE) return PyUnicode_FromString("None");
  PyObject *object = kfpy_from_value_typed(value, p->argument->real_type);
  PyObject *text = object != NULL ? PyObject_Repr(object) : NULL;
  Py_XDECREF(object);
  return text;
}

static PyObject *parameter_text(const kfpy_parameter_t *p) {
  PyObject *type = type_text(p), *value = NULL, *text = NULL;
  if (type == NULL) return NULL;
  if (p->argument->default_value == NULL)
    text = PyUnicode_FromFormat("%U %U", type, p->name);
  else if ((value = default_text(p)) != NULL)
    text = PyUnicode_FromFormat("%U %U = %U", type, p->name, value);
  Py_DECREF(type);
  Py_XDECREF(value);
  return text;
}

/* Appends a text to a list and steals it; fails if the text is NULL, so that calls can be nested.
 */
static int append_take(PyObject *list, PyObject *text) {
  int done = text != NULL ? PyList_Append(list, text) : -1;
  Py_XDECREF(text);
  return done;
}

/* Joins a list of texts and steals the list. */
static PyObject *join_take(PyObject *list, const char *with) {
  PyObject *separator = PyUnicode_FromString(with), *joined = NULL;
  if (separator != NULL && list != NULL) joined = PyUnicode_Join(separator, list);
  Py_XDECREF(separator);
  Py_XDECREF(list);
  return joined;
}

/* Appends the parameters that functions have in addition to the operator's: out, requires_grad. */
static int append_extras(PyObject *list, const kfpy_signature_t *s, size_t outs, bool star) {
  if ((outs > 0 || s->options) && !star && append_take(list, PyUnicode_FromString("*")) < 0)
    return -1;
  const char *out = outs > 1 ? "tuple of Tensors out = None" : "Tensor out = None";
  if (outs > 0 && append_take(list, PyUnicode_FromString(out)) < 0) return -1;
  return s->options ? append_take(list, PyUnicode_FromString("bool requires_grad = False")) : 0;
}

static bool is_self(const kfpy_parameter_t *p) {
  return p->kind == KF_TYPE_TENSOR && !p->list && strcmp(p->argument->name, "self") == 0;
}

PyObject *kfpy_signature_text(const kfpy_signature_t *s, bool method, size_t outs) {
  PyObject *list = PyList_New(0);
  bool star = false;
  for (size_t i = 0; list != NULL && i < s->count; i++) {
    const kfpy_parameter_t *p = &s->parameters[i];
    int done = 0;
    if (method && is_self(p)) continue;
    if (p->argument->is_kwarg_only && !star) {
      star = true;
      done = append_take(list, PyUnicode_FromString("*"));
    }
    if (done == 0) done = append_take(list, parameter_text(p));
    if (done < 0) Py_CLEAR(list);
  }
  if (list != NULL && append_extras(list, s, outs, star) < 0) Py_CLEAR(list);
  PyObject *inner = list != NULL ? join_take(list, ", ") : NULL;
  PyObject *text = inner != NULL ? PyUnicode_FromFormat("(%U)", inner) : NULL;
  Py_XDECREF(inner);
  return text;
}

/* ---- One signature ---- */

static bool is_given_by_name(const kfpy_parameter_t *p, PyObject *names) {
  for (Py_ssize_t i = 0; names != NULL && i < PyTuple_GET_SIZE(names); i++)
    if (PyUnicode_Compare(PyTuple_GET_ITEM(names, i), p->name) == 0) return true;
  return false;
}

static const kfpy_parameter_t *parameter_named(const kfpy_signature_t *s, PyObject *name) {
  for (size_t i = 0; i < s->count; i++)
    if (PyUnicode_Compare(s->parameters[i].name, name) == 0) return &s->parameters[i];
  return NULL;
}

/* Whether this argument on its own would be accepted, by the rules of functions. */
static bool fits(const kfpy_signature_t *s, const kfpy_parameter_t *p, PyObject *object) {
  kf_value_t value;
  int done = kfpy_accept(s, p, object, &value);
  if (done == 1) kf_value_clear(&value);
  if (done < 0) PyErr_Clear();
  return done == 1;
}

static const char *type_of(PyObject *object) {
  return kfpy_is_exact_tensor(object) ? "Tensor" : Py_TYPE(object)->tp_name;
}

/* Raises the TypeError for one argument; for a list, it reports the first wrong element.
 * `position`: counts from 1, or 0 for a keyword argument. Always NULL. */
static PyObject *wrong_argument(const char *function, const kfpy_parameter_t *p,
                                Py_ssize_t position, PyObject *object) {
  PyObject *expected = type_text(p);
  if (expected == NULL) return NULL;
  PyObject *where =
      position > 0 ? PyUnicode_FromFormat(" (position %zd)", position) : PyUnicode_FromString("");
  bool sequence = p->list && (PyList_Check(object) || PyTuple_Check(object));
  if (where != NULL && sequence) {
    const char *found = "?";
    const bool maybe = p->kind == KF_TYPE_OPTIONAL, tensors = maybe || p->kind == KF_TYPE_TENSOR;
    Py_ssize_t at = 0;
    for (; at < PySequence_Fast_GET_SIZE(object); at++) {
      PyObject *item = PySequence_Fast_GET_ITEM(object, at);
      found = type_of(item);
      bool number = PyLong_Check(item) && (at > 0 || !PyBool_Check(item));
      if (tensors ? !kfpy_is_tensor(item) && !(maybe && item == Py_None) : !number) break;
    }
    if (tensors)
      PyErr_Format(PyExc_TypeError, "expected Tensor as element %zd in argument %zd, but got %s",
                   at, position > 0 ? position - 1 : 0, found);
    else
      PyErr_Format(PyExc_TypeError,
                   "%s(): argument '%U'%U must be %U, but found element of type %s at pos %zd",
                   function, p->name, where, expected, found, at);
  } else if (where != NULL) {
    PyErr_Format(PyExc_TypeError, "%s(): argument '%U'%U must be %U, not %s", function, p->name,
                 where, expected, type_of(object));
  }
  Py_DECREF(expected);
  Py_XDECREF(where);
  return NULL;
}

/* Raises a TypeError if required arguments are missing; always NULL. */
static PyObject *missing(const kfpy_signature_t *s, const char *function, bool method,
                         Py_ssize_t count, PyObject *names) {
  PyObject *list = PyList_New(0);
  for (size_t i = method ? 1 : 0; list != NULL && i < s->count; i++) {
    const kfpy_parameter_t *p = &s->parameters[i];
    if ((Py_ssize_t)i < count || p->argument->default_value != NULL || is_given_by_name(p, names))
      continue;
    if (append_take(list, PyUnicode_FromFormat("\"%U\"", p->name)) < 0) Py_CLEAR(list);
  }
  if (list == NULL) return NULL;
  Py_ssize_t lacking = PyList_GET_SIZE(list);
  PyObject *joined = join_take(list, ", ");
  if (joined != NULL && lacking > 0)
    PyErr_Format(PyExc_TypeError, "%s() missing %zd required positional arguments: %U", function,
                 lacking, joined);
  Py_XDECREF(joined);
  return NULL;
}

/* Raises the TypeError that says why the arguments do not fit one signature; always NULL. */
static PyObject *explain(const kfpy_signature_t *s, const char *function, bool method, size_t outs,
                         PyObject *const *args, Py_ssize_t count, PyObject *names) {
  KFPY_ASSERT_NO_EXCEPTION();
  Py_ssize_t own = method ? 1 : 0;
  if (count > s->positional && !s->vary_sizes) {
    Py_ssize_t most = s->positional - own;
    PyErr_Format(PyExc_TypeError, "%s() takes %zd positional argument%s but %zd %s given", function,
                 most, most == 1 ? "" : "s", count - own, count - own == 1 ? "was" : "were");
    return NULL;
  }
  (void)missing(s, function, method, count, names);
  if (PyErr_Occurred()) return NULL;
  for (Py_ssize_t i = own; i < count && i < s->positional; i++)
    if (!fits(s, &s->parameters[i], args[i]) && !(s->vary_sizes && PyIndex_Check(args[i])))
      return wrong_argument(function, &s->parameters[i], i + 1 - own, args[i]);
  for (Py_ssize_t i = 0; names != NULL && i < PyTuple_GET_SIZE(names); i++) {
    PyObject *name = PyTuple_GET_ITEM(names, i);
    const kfpy_parameter_t *p = parameter_named(s, name);
    bool is_out = outs > 0 && PyUnicode_CompareWithASCIIString(name, "out") == 0;
    bool extra =
        is_out || (s->options && PyUnicode_CompareWithASCIIString(name, "requires_grad") == 0);
    if (is_out && !kfpy_is_tensor(args[count + i]))
      return kfpy_wrong_argument(function, "out", outs > 1 ? "tuple of Tensors" : "Tensor",
                                 args[count + i]);
    if (p == NULL && !extra) {
      PyErr_Format(PyExc_TypeError, "%s() got an unexpected keyword argument '%U'", function, name);
      return NULL;
    }
    if (p != NULL && !fits(s, p, args[count + i]))
      return wrong_argument(function, p, 0, args[count + i]);
  }
  PyErr_Format(PyExc_TypeError, "%s() received arguments that do not go together", function);
  return NULL;
}

/* ---- Several signatures ---- */

/* The types of the passed arguments: "Tensor, alpha=str". */
static PyObject *given_text(bool method, PyObject *const *args, Py_ssize_t count, PyObject *names) {
  PyObject *list = PyList_New(0);
  for (Py_ssize_t i = method ? 1 : 0; list != NULL && i < count; i++)
    if (append_take(list, PyUnicode_FromString(type_of(args[i]))) < 0) Py_CLEAR(list);
  for (Py_ssize_t i = 0; list != NULL && names != NULL && i < PyTuple_GET_SIZE(names); i++)
    if (append_take(list, PyUnicode_FromFormat("%U=%s", PyTuple_GET_ITEM(names, i),
                                               type_of(args[count + i]))) < 0)
      Py_CLEAR(list);
  return list != NULL ? join_take(list, ", ") : NULL;
}

/* Whether the arguments could fit this signature, judging by their number and names only. */
static bool is_plausible(const kfpy_signature_t *s, Py_ssize_t count, PyObject *names) {
  if (count > s->positional && !s->vary_sizes) return false;
  for (size_t i = (size_t)count; i < s->count; i++) {
    const kfpy_parameter_t *p = &s->parameters[i];
    if (p->argument->default_value == NULL && !is_given_by_name(p, names)) return false;
  }
  return true;
}

/* Returns the index of the only plausible signature; `found` if there are several, or none. */
static size_t only_plausible(const kfpy_signature_t *const *list, size_t found, Py_ssize_t count,
                             PyObject *names) {
  size_t only = found;
  for (size_t i = 0; i < found; i++) {
    if (!is_plausible(list[i], count, names)) continue;
    if (only < found) return found;
    only = i;
  }
  return only;
}

PyObject *kfpy_complain(const char *function, bool method, const kfpy_signature_t *const *list,
                        const size_t *outs, size_t found, PyObject *const *args, Py_ssize_t count,
                        PyObject *names) {
  KFPY_ASSERT_NO_EXCEPTION();
  size_t plausible = found == 1 ? 0 : only_plausible(list, found, count, names);
  if (plausible < found)
    return explain(list[plausible], function, method, outs[plausible], args, count, names);
  PyObject *given = given_text(method, args, count, names);
  PyObject *lines = given != NULL ? PyList_New(0) : NULL;
  for (size_t i = 0; lines != NULL && i < found; i++) {
    PyObject *text = kfpy_signature_text(list[i], method, outs[i]);
    PyObject *line = text != NULL ? PyUnicode_FromFormat(" * %U\n", text) : NULL;
    Py_XDECREF(text);
    if (append_take(lines, line) < 0) Py_CLEAR(lines);
  }
  PyObject *joined = lines != NULL ? join_take(lines, "") : NULL;
  if (joined != NULL)
    PyErr_Format(PyExc_TypeError,
                 "%s() received an invalid combination of arguments - got (%U), but expected one "
                 "of:\n%U",
                 function, given, joined);
  Py_XDECREF(given);
  Py_XDECREF(joined);
  KFPY_ASSERT_EXCEPTION();
  return NULL;
}
