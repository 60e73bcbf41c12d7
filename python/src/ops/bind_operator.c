/* Binds arguments by the rules of keyfall.ops: Note [Two sets of rules] in op_signature.h. Apart
 * from op_signature.c because that is compiled for size, and every call from Python comes through
 * here. */
#include "ops/op_signature.h"

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
  if (KF_UNLIKELY(count + keywords > s->count))
    return kfpy_refuse_arguments(
        s, "%s() expected at most %d argument(s) but received %zd argument(s). Declaration: ",
        kf_op_name(s->op), s->count, count + keywords);
  if (KF_UNLIKELY(count > s->positional))
    return kfpy_refuse_arguments(
        s, "%s() takes %d positional argument(s) but %zd was/were given.  Declaration: ",
        kf_op_name(s->op), s->positional, count);
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
      return kfpy_refuse_arguments(s, "Unknown keyword argument '%U' for operator '%s'. Schema: ",
                                   keyword, kf_op_name(s->op));
    if ((Py_ssize_t)index < count)
      return kfpy_refuse_arguments(
          s, "Argument '%U' specified both as positional and keyword argument. Schema: ", keyword);
  }
  return 0;
}

/* Notes whether an argument's class overrides functions. */
static KF_COLD void notice_class(PyObject *object, kfpy_extras_t *extras) {
  if (!kfpy_is_exact_tensor(object) && kfpy_is_tensor(object) &&
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
  return done == 0 ? kfpy_refuse_value(s, index, object) : -1;
}

int kfpy_bind_op(kfpy_signature_t *s, PyObject *const *args, Py_ssize_t count, PyObject *names,
                 kf_stack_t *stack, kfpy_extras_t *extras) {
  KFPY_ASSERT_GIL();
  KFPY_ASSERT_NO_EXCEPTION();
  KFPY_ASSERT(names == NULL || PyTuple_Check(names));
  Py_ssize_t keywords = names != NULL ? PyTuple_GET_SIZE(names) : 0;
  if (check_counts(s, count, keywords) < 0) return -1;
  if (KF_UNLIKELY(stack->capacity - stack->size < s->count) &&
      KFPY_FAILED(kf_stack_reserve(stack, s->count)))
    return -1;
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
      return kfpy_refuse_arguments(s, "%s() is missing value for argument '%s'. Declaration: ",
                                   kf_op_name(s->op), argument->name);
    }
    stack->size++;
  }
  return keywords > 0 ? check_keywords(s, count, names) : 0;
}
