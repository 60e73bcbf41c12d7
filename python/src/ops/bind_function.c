/* Binds arguments by the rules of functions and methods: Note [Two sets of rules] in
 * op_signature.h. Overload resolution calls this once per overload until one fits, so a mismatch is
 * a plain 0: creating an exception each time would be slow. */
#include "core/function_arguments.h"
#include "ops/op_signature.h"
#include "types/describing_types.h"

/* ---- One argument ---- */

/* The accept functions return 1 (*out is owned), 0 (does not fit, no exception) or -1 (raised). */
static int accept_tensor(const kfpy_signature_t *s, PyObject *object, kf_value_t *out,
                         kfpy_extras_t *extras) {
  if (KF_LIKELY(kfpy_is_exact_tensor(object))) {
    *out = kf_value_tensor(kfpy_tensor_of(object));
    return 1;
  }
  if (kfpy_is_tensor(object)) {
    if (kfpy_tensor_of(object) == NULL) return 0;
    if (kfpy_overrides_function(Py_TYPE(object))) extras->overridden = true;
    *out = kf_value_tensor(kfpy_tensor_of(object));
    return 1;
  }
  kf_scalar_t number;
  int found = s->numbers ? kfpy_as_scalar(object, &number) : 0;
  return found == 1 ? kfpy_wrap_number(number, out) : found;
}

/* Accepts a 0-d tensor for a number, or with `shaped` any tensor of one element. read_numbers reads
 * it once the overload is chosen: a mode must not see reads for overloads that do not fit. */
static int accept_element(PyObject *object, bool integers, bool shaped, kf_value_t *out,
                          kfpy_extras_t *extras) {
  kf_tensor_t *tensor = kfpy_tensor_of(object);
  if (tensor == NULL || kf_tensor_requires_grad(tensor)) return 0;
  if (kf_tensor_dim(tensor) != 0 && !(shaped && kf_tensor_numel(tensor) == 1)) return 0;
  if (integers && !kf_dtype_is_integral(kf_tensor_dtype(tensor), false)) return 0;
  if (kfpy_overrides_function(Py_TYPE(object))) extras->overridden = true;
  extras->unread = true;
  *out = kf_value_tensor(tensor);
  return 1;
}

/* As PyTorch: sizes (SymInt), and elements of lists, may be tensors of one element in any shape. */
static int accept_int(PyObject *object, bool shaped, kf_value_t *out, kfpy_extras_t *extras) {
  int64_t number = 0;
  if (PyBool_Check(object)) return 0;
  if (kfpy_is_tensor(object)) return accept_element(object, true, shaped, out, extras);
  int done = kfpy_as_int(object, &number);
  if (done == 0 && kfpy_as_symbolic(object, out) == 1) return out->tag == KF_TAG_SYM_INT;
  if (done == 1) *out = kf_value_int(number);
  return done;
}

/* Accepts a float, complex or Scalar. True is 1.0 for a float, as in PyTorch. */
static int accept_number(PyObject *object, uint8_t kind, kf_value_t *out, kfpy_extras_t *extras) {
  kf_scalar_t scalar;
  if (kfpy_is_tensor(object)) {
    if (kind == KF_TYPE_FLOAT && kf_dtype_is_complex(kf_tensor_dtype(kfpy_tensor_of(object))))
      return 0;
    return accept_element(object, false, false, out, extras);
  }
  if (kind == KF_TYPE_FLOAT && PyLong_CheckExact(object)) { /* larger than any int64, too */
    double real = 0;
    if (kfpy_as_float(object, &real) < 0) return -1;
    *out = kf_value_float(real);
    return 1;
  }
  int done = kfpy_as_scalar(object, &scalar);
  if (done == 0) return kfpy_as_symbolic(object, out);
  if (done < 0) return -1;
  if (KFPY_FAILED(kf_value_scalar(scalar, out))) return -1;
  if (kind == KF_TYPE_SCALAR || kind == KF_TYPE_COMPLEX) return 1;
  double number;
  kf_status_t status = kf_value_to_float(out, &number);
  kf_value_clear(out);
  if (status != KF_OK && scalar.tag != KF_TAG_BOOL) return 0;
  *out = kf_value_float(scalar.tag == KF_TAG_BOOL ? scalar.as.b : number);
  return 1;
}

static int accept_device(PyObject *object, kf_value_t *out) {
  kf_device_t device;
  int done = kfpy_as_device(object, &device);
  if (done == 1) *out = kf_value_device(device);
  return done;
}

static int accept_bool(PyObject *object, kf_value_t *out) {
  bool truth;
  int done = kfpy_as_bool(object, &truth);
  if (done == 1) *out = kf_value_bool(truth);
  if (done == 0 && kfpy_as_symbolic(object, out) == 1) return out->tag == KF_TAG_SYM_BOOL;
  return done;
}

/* pin_memory=True needs an accelerator: looks for one, as its device's name would. */
static int accept_pinning(PyObject *object, kf_value_t *out) {
  int type, done = accept_bool(object, out);
  if (done == 1 && object == Py_True && kfpy_find_accelerator(&type) < 0) return -1;
  return done;
}

static int accept_item(const kfpy_signature_t *s, const kfpy_parameter_t *p, PyObject *object,
                       kf_value_t *out, kfpy_extras_t *extras) {
  kf_dtype_t dtype;
  switch (p->kind) {
    case KF_TYPE_TENSOR: return accept_tensor(s, object, out, extras);
    case KF_TYPE_INT: return accept_int(object, p->list, out, extras);
    case KF_TYPE_SYM_INT: return accept_int(object, true, out, extras);
    case KF_TYPE_FLOAT:
    case KF_TYPE_COMPLEX:
    case KF_TYPE_SCALAR: return accept_number(object, p->kind, out, extras);
    case KF_TYPE_BOOL:
      return p->role == KFPY_ROLE_PIN_MEMORY ? accept_pinning(object, out)
                                             : accept_bool(object, out);
    case KF_TYPE_DEVICE: return accept_device(object, out);
    case KF_TYPE_DTYPE:
      if (!kfpy_is_dtype(object, &dtype)) return 0;
      *out = kf_value_dtype(dtype);
      return 1;
    case KF_TYPE_LAYOUT:
    case KF_TYPE_MEMORY_FORMAT:
      return PyLong_Check(object) ? 0 : kfpy_to_value(object, p->type, -1, false, out);
    case KF_TYPE_STORAGE:
      if (kfpy_is_typed_storage(object)) extras->typed = object;
      return kfpy_to_value(object, p->type, -1, false, out);
    default: return kfpy_to_value(object, p->type, p->argument->list_size, false, out);
  }
}

/* ---- Lists ---- */

/* Accepts plain ints without boxing each one: by far the most common list. 2: use the general path.
 */
static int accept_ints(PyObject *const *items, Py_ssize_t count, kf_value_t *out) {
  int64_t numbers[16];
  kf_list_t *list;
  if (count > 16) return 2;
  for (Py_ssize_t i = 0; i < count; i++) {
    if (!PyLong_CheckExact(items[i])) return 2;
    int overflow;
    numbers[i] = PyLong_AsLongLongAndOverflow(items[i], &overflow);
    if (overflow != 0) return 2;
  }
  if (KFPY_FAILED(kf_list_of_ints(numbers, (size_t)count, &list))) return -1;
  *out = kf_value_object_take(KF_TAG_LIST, list);
  return 1;
}

static bool is_symbolic_int(PyObject *object) {
  kf_value_t value;
  if (PyLong_Check(object) || kfpy_as_symbolic(object, &value) != 1) return false;
  bool is = value.tag == KF_TAG_SYM_INT;
  kf_value_clear(&value);
  return is;
}

/* Reads a tensor that stands for a number; inside a list that happens immediately. Replaces the
 * value. */
static int read_element(kf_value_t *value) {
  KFPY_ASSERT(value->tag == KF_TAG_TENSOR);
  kf_scalar_t number;
  kf_status_t status = kf_item((kf_tensor_t *)(void *)value->as.object, &number);
  kf_value_clear(value);
  if (status == KF_OK) status = kf_value_scalar(number, value);
  return KFPY_FAILED(status) ? -1 : 1;
}

/* An element of a list raised: a list whose element is too large is of the wrong type. */
static void raise_unpacking(const kfpy_signature_t *s, const kfpy_parameter_t *p, Py_ssize_t at) {
  const char *name = kf_op_name(s->op), *colons = strstr(name, "::");
  if (!PyErr_ExceptionMatches(PyExc_ValueError)) return;
  PyErr_Format(PyExc_TypeError,
               "%s(): argument '%U' failed to unpack the object at pos %zd with error \"Overflow "
               "when unpacking long long\"",
               colons != NULL ? colons + 2 : name, p->name, at + 1);
}

/* Converts the elements of a list parameter. `items` must not change during the call, although
 * conversions run Python code. `repeated`: one number for all, and no list. */
static int accept_items(const kfpy_signature_t *s, const kfpy_parameter_t *p,
                        PyObject *const *items, Py_ssize_t count, bool repeated, kf_value_t *out,
                        kfpy_extras_t *extras) {
  KFPY_ASSERT(p->list);
  KFPY_ASSERT(p->type->kind == KF_TYPE_LIST);
  KFPY_ASSERT(count >= 0);
  bool ints = p->kind == KF_TYPE_INT || p->kind == KF_TYPE_SYM_INT;
  int done = ints ? accept_ints(items, count, out) : 2;
  if (done != 2) return done;
  kf_list_kind_t kind = kfpy_list_kind(p->type->children[0]);
  if (ints) {
    kind = KF_LIST_INTS;
    for (Py_ssize_t i = 0; i < count; i++)
      if (is_symbolic_int(items[i])) kind = KF_LIST_VALUES;
  }
  kf_list_t *list;
  if (KFPY_FAILED(kf_list_create(kind, (size_t)count, &list))) return -1;
  kfpy_parameter_t element = *p;
  element.type = p->type->children[0];
  bool optional = p->kind == KF_TYPE_OPTIONAL; /* Tensor?[] */
  if (optional) {
    element.type = element.type->children[0];
    element.kind = (uint8_t)element.type->kind;
  }
  done = 1;
  for (Py_ssize_t i = 0; done == 1 && i < count; i++) {
    kf_value_t value = kf_value_none();
    if (ints && i > 0 && !repeated && PyBool_Check(items[i])) /* only the first must be an int */
      value = kf_value_int(items[i] == Py_True);
    else if (p->kind == KF_TYPE_SCALAR && kfpy_is_tensor(items[i])) /* for Tensor[] */
      done = 0;
    else if (!optional || items[i] != Py_None)
      done = accept_item(s, &element, items[i], &value, extras);
    if (done < 0 && ints && PyLong_Check(items[i]) && !repeated) raise_unpacking(s, p, i);
    if (done != 1) break;
    if (value.tag == KF_TAG_TENSOR && element.kind != KF_TYPE_TENSOR) done = read_element(&value);
    if (done == 1 && KFPY_FAILED(kf_list_append(list, &value))) done = -1;
    kf_value_clear(&value);
  }
  if (done != 1)
    kf_object_release(list);
  else
    *out = kf_value_object_take(KF_TAG_LIST, list);
  return done;
}

/* Accepts a list, a tuple, or a single number for a list of fixed size (int[2] takes 3 for [3, 3]).
 */
static int accept_list(const kfpy_signature_t *s, const kfpy_parameter_t *p, PyObject *object,
                       kf_value_t *out, kfpy_extras_t *extras) {
  if (PyList_Check(object) || PyTuple_Check(object)) {
    PyObject *held = kfpy_tuple(object); /* a copy: conversions may change a list */
    if (held == NULL) return -1;
    int done =
        accept_items(s, p, &PyTuple_GET_ITEM(held, 0), PyTuple_GET_SIZE(held), false, out, extras);
    Py_DECREF(held);
    return done;
  }
  int32_t size = p->argument->list_size;
  bool number = p->kind == KF_TYPE_INT || p->kind == KF_TYPE_SYM_INT || p->kind == KF_TYPE_FLOAT ||
                p->kind == KF_TYPE_BOOL;
  if (size <= 0 || size > 16 || !number) return 0;
  PyObject *repeated[16];
  for (int32_t i = 0; i < size; i++) repeated[i] = object;
  return accept_items(s, p, repeated, size, true, out, extras);
}

static int accept(const kfpy_signature_t *s, const kfpy_parameter_t *p, PyObject *object,
                  kf_value_t *out, kfpy_extras_t *extras) {
  if (object == Py_None) {
    *out = kf_value_none();
    if (p->optional) return 1;
    return 0; /* for parameters where None means "not passed": none_is_default */
  }
  return p->list ? accept_list(s, p, object, out, extras) : accept_item(s, p, object, out, extras);
}

int kfpy_accept(const kfpy_signature_t *signature, const kfpy_parameter_t *parameter,
                PyObject *object, kf_value_t *out_value) {
  kfpy_extras_t extras = {0};
  return accept(signature, parameter, object, out_value, &extras);
}

/* ---- All arguments ---- */

static bool same_name(PyObject *keyword, PyObject *name) {
  return keyword == name || PyUnicode_Compare(keyword, name) == 0;
}

/* NumPy's names for the same parameters, which PyTorch accepts too. */
static bool is_other_name(PyObject *keyword, const char *name) {
  static const char *const pairs[][2] = {{"dim", "axis"}, {"keepdim", "keepdims"}, {"input", "x"},
                                         {"input", "a"},  {"input", "x1"},         {"other", "x2"},
                                         {NULL, NULL}};
  for (size_t i = 0; pairs[i][0] != NULL; i++)
    if (strcmp(name, pairs[i][0]) == 0 &&
        PyUnicode_CompareWithASCIIString(keyword, pairs[i][1]) == 0)
      return true;
  return false;
}

/* The arguments of one call, in vectorcall form; all borrowed. */
typedef struct given {
  PyObject *const *args;
  Py_ssize_t count;
  PyObject *names; /* tuple, or NULL */
  uint64_t used;   /* bit i: keyword i matched a parameter */
} given_t;

/* Returns the keyword argument for a parameter, borrowed, or NULL; marks it as used. */
static PyObject *keyword_value(given_t *given, const kfpy_parameter_t *p) {
  Py_ssize_t count = given->names != NULL ? PyTuple_GET_SIZE(given->names) : 0;
  for (Py_ssize_t i = 0; i < count && i < 64; i++) {
    PyObject *keyword = PyTuple_GET_ITEM(given->names, i);
    const char *name = p->argument->name;
    if (same_name(keyword, p->name) || is_other_name(keyword, PyUnicode_AsUTF8(p->name)) ||
        (strcmp(name, "self") == 0 && PyUnicode_CompareWithASCIIString(keyword, "self") == 0)) {
      given->used |= UINT64_C(1) << i;
      return given->args[given->count + i];
    }
  }
  return NULL;
}

/* Returns a keyword argument that is not an argument of the operator: `out` for several tensors,
 * `requires_grad`. Borrowed, or NULL; marks it as used. */
static PyObject *extra_value(given_t *given, const char *name) {
  Py_ssize_t count = given->names != NULL ? PyTuple_GET_SIZE(given->names) : 0;
  for (Py_ssize_t i = 0; i < count && i < 64; i++)
    if (PyUnicode_CompareWithASCIIString(PyTuple_GET_ITEM(given->names, i), name) == 0) {
      given->used |= UINT64_C(1) << i;
      return given->args[given->count + i];
    }
  return NULL;
}

/* Pushes the out= tensors, one or a sequence, in the order of the parameters. */
static int bind_outs(const kfpy_signature_t *s, given_t *given, kf_stack_t *stack,
                     kfpy_extras_t *extras) {
  PyObject *out = extra_value(given, "out");
  if (out == NULL || out == Py_None) return 0;
  bool several = s->outs > 1;
  if (several &&
      ((!PyTuple_Check(out) && !PyList_Check(out)) || PySequence_Fast_GET_SIZE(out) != s->outs))
    return 0;
  for (uint16_t i = 0; i < s->outs; i++) {
    const kfpy_parameter_t *p = &s->parameters[s->count - s->outs + i];
    KFPY_ASSERT(p->argument->is_out);
    KFPY_ASSERT(stack->size < stack->capacity);
    PyObject *object = several ? PySequence_Fast_GET_ITEM(out, i) : out;
    int done = accept(s, p, object, &stack->values[stack->size], extras);
    if (done != 1) return done;
    stack->size++;
  }
  return 1;
}

/* Returns the value of a parameter that was not passed. A factory's device is the thread's default
 * device, even though the schema's default is None. */
static kf_value_t missing_value(const kfpy_parameter_t *p) {
  kf_device_t device;
  switch (p->role) {
    case KFPY_ROLE_PIN_MEMORY: return kf_value_bool(false);
    case KFPY_ROLE_REDUCTION: return kf_value_int(0);
    case KFPY_ROLE_DEVICE:
      device = kf_device_make(KF_DEVICE_CPU, -1);
      (void)kfpy_default_device(&device);
      return kf_value_device(device);
    default:
      KFPY_ASSERT(p->role == KFPY_ROLE_NONE);
      KFPY_ASSERT(p->argument->default_value != NULL);
      return kf_value_copy(*p->argument->default_value);
  }
}

static int bind_requires_grad(given_t *given, kfpy_extras_t *extras) {
  PyObject *object = extra_value(given, "requires_grad");
  bool on = false;
  int done = object != NULL && object != Py_None ? kfpy_as_bool(object, &on) : 1;
  extras->requires_grad = on;
  return done;
}

static int other_option(const char *what, const char *found, const char *wanted) {
  PyErr_Format(PyExc_RuntimeError, "%s %s does not match %s of out parameter (%s)", what, found,
               what, wanted);
  return -1;
}

/* Checks the options of a factory with out=: they must match the tensor. */
static int check_options(given_t *given, const kf_tensor_t *out) {
  kf_dtype_t dtype = kf_tensor_dtype(out), asked = dtype;
  kf_layout_t layout = kf_tensor_layout(out), asked_layout = layout;
  kf_device_t device = kf_tensor_device(out), asked_device = device;
  PyObject *object = extra_value(given, "dtype");
  if (object != NULL && object != Py_None && !kfpy_is_dtype(object, &asked)) return 0;
  object = extra_value(given, "layout");
  if (object != NULL && object != Py_None && !kfpy_is_layout(object, &asked_layout)) return 0;
  object = extra_value(given, "device");
  int done = object != NULL && object != Py_None ? kfpy_as_device(object, &asked_device) : 1;
  if (done != 1) return done;
  (void)extra_value(given, "pin_memory");
  if (asked != dtype)
    return other_option("dtype", kf_dtype_class_name(asked), kf_dtype_class_name(dtype));
  if (asked_layout != layout)
    return other_option("layout", kf_layout_name(asked_layout), kf_layout_name(layout));
  if (asked_device.type != device.type)
    return other_option("device type", kf_device_type_name(asked_device.type),
                        kf_device_type_name(device.type));
  return 1;
}

/* Whether None means the parameter's default, as if it had not been passed. A dtype gets its
 * default even if the operator itself interprets None differently (randint's int64). For a list
 * whose default is empty, None is the only way to omit it by position. */
static bool none_is_default(const kfpy_parameter_t *p) {
  const kf_value_t *value = p->argument->default_value;
  if (p->kind == KF_TYPE_STRING && !p->optional) return false;
  if (value == NULL) return p->argument->is_kwarg_only && !p->optional;
  if (p->role == KFPY_ROLE_DEVICE || (p->argument->is_kwarg_only && !p->optional)) return true;
  if (p->optional) return p->kind == KF_TYPE_DTYPE && !p->list;
  return p->list && value->tag == KF_TAG_LIST &&
         kf_list_size((const kf_list_t *)(const void *)value->as.object) == 0;
}

/* Pushes all parameters except the out= ones. `spread`: see spread_from. */
static int bind_parameters(const kfpy_signature_t *s, given_t *given, Py_ssize_t spread,
                           kf_stack_t *stack, kfpy_extras_t *extras) {
  for (size_t i = 0; i < (size_t)(s->count - s->outs); i++) {
    const kfpy_parameter_t *p = &s->parameters[i];
    KFPY_ASSERT(stack->size == i);
    KFPY_ASSERT(stack->size < stack->capacity);
    kf_value_t *value = &stack->values[stack->size];
    PyObject *object = NULL;
    int done = 1;
    if ((Py_ssize_t)i == spread) {
      done = accept_items(s, p, given->args + spread, given->count - spread, false, value, extras);
    } else {
      object = (Py_ssize_t)i < given->count && (spread < 0 || (Py_ssize_t)i < spread)
                   ? given->args[i]
               : given->names != NULL ? keyword_value(given, p)
                                      : NULL;
      if (object == NULL || (object == Py_None && none_is_default(p))) {
        if (p->argument->default_value == NULL) return 0;
        *value = missing_value(p);
      } else {
        done = accept(s, p, object, value, extras);
      }
    }
    if (done != 1) return done;
    stack->size++;
  }
  return 1;
}

/* Whether every keyword matched a parameter; `out=None` means no out=, where there is one. */
static bool all_used(const kfpy_signature_t *s, const given_t *given) {
  Py_ssize_t count = given->names != NULL ? PyTuple_GET_SIZE(given->names) : 0;
  for (Py_ssize_t i = 0; i < count; i++) {
    bool nothing = s->takes_out && given->args[given->count + i] == Py_None &&
                   PyUnicode_CompareWithASCIIString(PyTuple_GET_ITEM(given->names, i), "out") == 0;
    if (i >= 64 || (!(given->used >> i & 1) && !nothing)) return false;
  }
  return true;
}

/* Returns the position of the first size if sizes are passed as separate arguments, or -1. */
static Py_ssize_t spread_from(const kfpy_signature_t *s, PyObject *const *args, Py_ssize_t count) {
  if (!s->vary_sizes) return -1;
  Py_ssize_t first = s->positional - 1;
  if (count <= first) return -1;
  if (count == first + 1 && (PyTuple_Check(args[first]) || PyList_Check(args[first]))) return -1;
  if (args[first] == Py_None) return -1;
  return first;
}

/* Reads the tensors that were passed for number parameters. */
static int read_numbers(const kfpy_signature_t *s, kf_stack_t *stack) {
  KFPY_ASSERT(stack->size == s->count);
  for (size_t i = 0; i < s->count; i++) {
    const kfpy_parameter_t *p = &s->parameters[i];
    kf_value_t *value = &stack->values[i];
    kf_scalar_t number;
    if (value->tag != KF_TAG_TENSOR || p->list || p->kind == KF_TYPE_TENSOR) continue;
    kf_status_t status = kf_item((kf_tensor_t *)(void *)value->as.object, &number);
    kf_value_clear(value);
    if (status == KF_OK) status = kf_value_scalar(number, value);
    if (KFPY_FAILED(status)) return -1;
    double real;
    if (p->kind == KF_TYPE_FLOAT) {
      if (KFPY_FAILED(kf_value_to_float(value, &real))) return -1;
      kf_value_clear(value);
      *value = kf_value_float(real);
    }
  }
  return 1;
}

int kfpy_bind_function(const kfpy_signature_t *s, PyObject *const *args, Py_ssize_t count,
                       PyObject *names, kf_stack_t *stack, kfpy_extras_t *extras) {
  KFPY_ASSERT_GIL();
  KFPY_ASSERT_NO_EXCEPTION();
  KFPY_ASSERT(stack->size == 0);
  KFPY_ASSERT(names == NULL || PyTuple_Check(names));
  Py_ssize_t spread = spread_from(s, args, count);
  if (count > s->positional && spread < 0) return 0;
  if (KFPY_FAILED(kf_stack_reserve(stack, s->count))) return -1;
  given_t given = {args, count, names, 0};
  int done = bind_parameters(s, &given, spread, stack, extras);
  if (done == 1 && s->outs > 0) done = bind_outs(s, &given, stack, extras);
  if (done == 1 && s->fills)
    done = check_options(&given, (kf_tensor_t *)(void *)stack->values[stack->size - 1].as.object);
  if (done == 1 && (s->options || s->fills) && names != NULL)
    done = bind_requires_grad(&given, extras);
  if (done == 1 && names != NULL && !all_used(s, &given)) done = 0;
  if (done == 1 && KF_UNLIKELY(extras->unread)) done = read_numbers(s, stack);
  if (done != 1) kf_stack_drop(stack, stack->size);
  KFPY_ASSERT_STATUS(done);
  KFPY_ASSERT(stack->size == (done == 1 ? s->count : 0u));
  return done;
}
