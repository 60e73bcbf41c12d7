/* Custom functions (autograd.Function): apply runs forward and records it as a node, whose backward
 * calls the class's backward. The checks and their messages are PyTorch's. */
#include "autograd/autograd_context.h"
#include "core/torch_function.h"

/* One run of a function's forward. */
typedef struct {
  PyObject *cls;           /* borrowed */
  kfpy_context_t *context; /* owned */
  PyObject *const *args;   /* borrowed */
  Py_ssize_t count;
  kf_tensor_t **inputs; /* the tensors in args, borrowed */
  size_t input_count;
  kf_node_t *node; /* owned; NULL: nothing is recorded */
  bool has_setup;  /* setup_context gets the context instead of forward */
} application_t;

/* A method of Function that a class may override. */
typedef struct {
  const char *text;
  PyObject *name;  /* interned */
  PyObject *usual; /* Function's own method */
} method_t;

static method_t setup_context = {"setup_context", NULL, NULL};
static method_t backward_method = {"backward", NULL, NULL};
static method_t vjp_method = {"vjp", NULL, NULL};

/* Looks up Function's own method, once. */
static int prepare(method_t *method) {
  static PyObject *slot;
  PyObject *function = kfpy_imported(&slot, "keyfall.autograd.function", "Function");
  method->name = PyUnicode_InternFromString(method->text);
  if (function == NULL || method->name == NULL) return -1;
  method->usual = PyObject_GetAttr(function, method->name);
  return method->usual != NULL ? 0 : -1;
}

/* Returns 1 if the class overrides the method, 0 if it inherits Function's, -1: raised. *out: the
 * class's method, a new reference, or NULL on failure. */
static int overrides(PyObject *cls, method_t *method, PyObject **out) {
  *out = NULL;
  if (method->usual == NULL && prepare(method) < 0) return -1;
  *out = PyObject_GetAttr(cls, method->name);
  return *out == NULL ? -1 : *out != method->usual;
}

/* Gets an attribute by a name that is interned once. */
static PyObject *get(PyObject *object, PyObject **name, const char *text) {
  if (*name == NULL && (*name = PyUnicode_InternFromString(text)) == NULL) return NULL;
  return PyObject_GetAttr(object, *name);
}

/* ---- Backward ---- */

static PyObject *function_backward(PyObject *context) {
  static PyObject *name;
  PyObject *cls = get((PyObject *)Py_TYPE(context), &name, "_forward_cls");
  PyObject *backward = NULL, *vjp = NULL;
  int has_backward = cls != NULL ? overrides(cls, &backward_method, &backward) : -1;
  int has_vjp = has_backward >= 0 ? overrides(cls, &vjp_method, &vjp) : -1;
  Py_XDECREF(cls);
  if (has_backward > 0 && has_vjp > 0) {
    PyErr_SetString(PyExc_RuntimeError,
                    "Implementing both 'backward' and 'vjp' for a custom Function is not allowed. "
                    "You should only implement one of them.");
    has_vjp = -1;
  }
  PyObject *chosen = has_vjp < 0 ? NULL : Py_NewRef(has_vjp > 0 ? vjp : backward);
  Py_XDECREF(backward);
  Py_XDECREF(vjp);
  return chosen;
}

/* Returns the gradient for an output that received none; None if its geometry is unknown. */
static PyObject *zeros_for(const kf_node_t *node, size_t index) {
  kf_int_span_t sizes;
  kf_dtype_t dtype;
  kf_device_t device;
  kf_tensor_t *zeros = NULL;
  if (!kf_node_output_info(node, index, &sizes, &dtype, &device)) Py_RETURN_NONE;
  if (KFPY_FAILED(kf_zeros(sizes, (kf_opt_int_t){(int64_t)dtype, true}, (kf_opt_int_t){0, false},
                           (kf_opt_device_t){device, true}, (kf_opt_bool_t){false, false}, &zeros)))
    return NULL;
  return kfpy_wrap_take(zeros);
}

/* Returns the tuple (ctx, *grads). */
static PyObject *backward_arguments(kfpy_context_t *self, const kf_node_t *node,
                                    kf_tensor_t *const *grads, size_t count) {
  PyObject *args = PyTuple_New((Py_ssize_t)count + 1);
  if (args == NULL) return NULL;
  PyTuple_SET_ITEM(args, 0, Py_NewRef((PyObject *)self));
  for (size_t i = 0; args != NULL && i < count; i++) {
    bool zeros = grads[i] == NULL && !self->no_materialize;
    PyObject *grad = zeros ? zeros_for(node, i) : kfpy_wrap(grads[i]);
    if (grad == NULL)
      Py_CLEAR(args);
    else
      PyTuple_SET_ITEM(args, (Py_ssize_t)i + 1, grad);
  }
  return args;
}

/* backward may return more gradients than forward has arguments if the extra ones are None. */
static int check_count(kfpy_context_t *self, PyObject *grads) {
  Py_ssize_t count = PyTuple_GET_SIZE(grads);
  bool fits = count >= self->input_count;
  for (Py_ssize_t i = self->input_count; fits && i < count; i++)
    fits = PyTuple_GET_ITEM(grads, i) == Py_None;
  if (fits) return 0;
  PyErr_Format(PyExc_RuntimeError,
               "function %.200s returned an incorrect number of gradients (expected %zd, got %zd)",
               Py_TYPE(self)->tp_name, self->input_count, count);
  return -1;
}

/* Stores the gradients of the tensor arguments in `out`, owned; NULL for None. */
static int read_gradients(kfpy_context_t *self, PyObject *grads, kf_tensor_t **out,
                          size_t capacity) {
  size_t filled = 0;
  for (Py_ssize_t i = 0; i < self->input_count; i++) {
    PyObject *grad = PyTuple_GET_ITEM(grads, i);
    if (!self->is_tensor[i] && grad != Py_None) {
      PyErr_Format(PyExc_RuntimeError,
                   "function %.200s returned a gradient different than None at position %zd, but "
                   "the corresponding forward input was not a Variable",
                   Py_TYPE(self)->tp_name, i + 1);
      return -1;
    }
    if (!self->is_tensor[i]) continue;
    if (grad != Py_None && !kfpy_is_tensor(grad)) {
      PyErr_Format(PyExc_RuntimeError, "expected Variable or None (got %.200s)",
                   Py_TYPE(grad)->tp_name);
      return -1;
    }
    KFPY_ASSERT(filled < capacity); /* the node has one edge per tensor */
    if (filled < capacity && grad != Py_None) {
      out[filled] = kfpy_tensor_of(grad);
      kf_tensor_retain(out[filled]);
    }
    filled++;
  }
  return 0;
}

/* The node's function. The engine holds the node and the node holds its object, but backward may
 * drop the graph, so this function holds the object, too. */
static kf_status_t run_backward(void *context, kf_node_t *node, kf_tensor_t *const *grads,
                                size_t grad_count, kf_tensor_t **out_grads, size_t out_count) {
  PyGILState_STATE gil = PyGILState_Ensure();
  kfpy_context_t *self = context;
  KFPY_ASSERT_NO_EXCEPTION();
  KFPY_ASSERT(PyObject_TypeCheck((PyObject *)self, kfpy_context_type));
  KFPY_ASSERT(Py_REFCNT(self) > 0);
  Py_INCREF(self);
  PyObject *function = function_backward((PyObject *)self);
  PyObject *args = function != NULL ? backward_arguments(self, node, grads, grad_count) : NULL;
  PyObject *result = args != NULL ? PyObject_Call(function, args, NULL) : NULL;
  Py_XDECREF(args);
  Py_XDECREF(function);
  if (result != NULL && !PyTuple_Check(result)) Py_SETREF(result, PyTuple_Pack(1, result));
  kf_status_t status = KF_OK;
  if (result == NULL || check_count(self, result) < 0 ||
      read_gradients(self, result, out_grads, out_count) < 0)
    status = kfpy_carry();
  Py_XDECREF(result);
  Py_DECREF(self);
  kfpy_leave(gil);
  return status;
}

/* The library drops the node's saved tensors after a backward without retain_graph. */
static void release_saved(void *context) {
  PyGILState_STATE gil;
  if (!kfpy_enter(&gil)) return;
  kfpy_context_t *self = context;
  kfpy_context_drop_saved(self);
  self->freed = true;
  kfpy_leave(gil);
}

/* ---- Inputs ---- */

/* Fills ctx.needs_input_grad and collects the tensor arguments. */
static int read_inputs(application_t *a) {
  kfpy_context_t *context = a->context;
  KFPY_ASSERT(context->is_tensor == NULL);
  KFPY_ASSERT(a->inputs == NULL);
  context->is_tensor = PyMem_Calloc((size_t)a->count + 1, sizeof(bool));
  a->inputs = PyMem_Calloc((size_t)a->count + 1, sizeof(kf_tensor_t *));
  context->needs_input_grad = PyTuple_New(a->count);
  if (context->is_tensor == NULL || a->inputs == NULL) PyErr_NoMemory();
  if (context->is_tensor == NULL || a->inputs == NULL || context->needs_input_grad == NULL)
    return -1;
  context->input_count = a->count;
  for (Py_ssize_t i = 0; i < a->count; i++) {
    bool needs = false;
    if (kfpy_is_tensor(a->args[i])) {
      kf_tensor_t *tensor = kfpy_tensor_of(a->args[i]);
      context->is_tensor[i] = true;
      a->inputs[a->input_count++] = tensor;
      needs = kf_tensor_requires_grad(tensor);
    }
    PyTuple_SET_ITEM(context->needs_input_grad, i, Py_NewRef(needs ? Py_True : Py_False));
  }
  return 0;
}

/* Creates the node, unless no input requires a gradient. The node then owns the context. */
static int make_node(application_t *a) {
  kf_function_t function = {
      sizeof function, 0, Py_TYPE(a->context)->tp_name, run_backward, release_saved, NULL,
      a->context};
  kf_tensor_span_t inputs = {a->inputs, a->input_count};
  if (KFPY_FAILED(kf_function_node(&function, inputs, false, &a->node))) return -1;
  return a->node != NULL ? kfpy_node_adopt(a->node, &a->context->base) : 0;
}

/* ---- Forward ---- */

/* forward(ctx, *args) */
static PyObject *call_with_context(application_t *a, PyObject *forward) {
  PyObject **args = PyMem_Calloc((size_t)a->count + 1, sizeof *args);
  if (args == NULL) return PyErr_NoMemory();
  args[0] = (PyObject *)a->context;
  memcpy(args + 1, a->args, (size_t)a->count * sizeof *args);
  PyObject *result = PyObject_Vectorcall(forward, args, (size_t)a->count + 1, NULL);
  PyMem_Free(args);
  return result;
}

/* forward(*args), then setup_context(ctx, inputs, output) */
static PyObject *call_and_set_up(application_t *a, PyObject *forward, PyObject *setup) {
  PyObject *output = PyObject_Vectorcall(forward, a->args, (size_t)a->count, NULL);
  PyObject *inputs = output != NULL ? PyTuple_New(a->count) : NULL, *done = NULL;
  for (Py_ssize_t i = 0; inputs != NULL && i < a->count; i++)
    PyTuple_SET_ITEM(inputs, i, Py_NewRef(a->args[i]));
  if (inputs != NULL)
    done = PyObject_CallFunctionObjArgs(setup, (PyObject *)a->context, inputs, output, NULL);
  Py_XDECREF(inputs);
  if (done == NULL) Py_CLEAR(output);
  Py_XDECREF(done);
  return output;
}

/* Operators inside forward are not recorded: the custom function's node represents them. */
static PyObject *call_forward(application_t *a, PyObject *forward, PyObject *setup) {
  bool before = kf_grad_mode();
  kf_set_grad_mode(false);
  PyObject *output = a->has_setup ? call_and_set_up(a, forward, setup)  //
                                  : call_with_context(a, forward);
  kf_set_grad_mode(before);
  KFPY_ASSERT_RESULT(output);
  return output;
}

/* ---- Outputs ---- */

/* Whether the tensor is in a tuple of tensors, which may be NULL. */
static bool is_among(PyObject *tuple, const kf_tensor_t *tensor) {
  for (Py_ssize_t i = 0; tuple != NULL && i < PyTuple_GET_SIZE(tuple); i++)
    if (kfpy_tensor_of(PyTuple_GET_ITEM(tuple, i)) == tensor) return true;
  return false;
}

/* Checks the arguments of ctx.mark_dirty and ctx.mark_non_differentiable: tuples of tensors. */
static int check_marks(PyObject *tuple, const char *what) {
  if (tuple != NULL && !PyTuple_Check(tuple)) {
    PyErr_Format(PyExc_TypeError, "%s is expected to be a tuple but is %.100s", what,
                 Py_TYPE(tuple)->tp_name);
    return -1;
  }
  for (Py_ssize_t i = 0; tuple != NULL && i < PyTuple_GET_SIZE(tuple); i++) {
    PyObject *item = PyTuple_GET_ITEM(tuple, i);
    if (kfpy_is_tensor(item)) continue;
    PyErr_Format(PyExc_TypeError, "%s can only have tensors, but argument %zd is of type %.100s",
                 what, i, Py_TYPE(item)->tp_name);
    return -1;
  }
  return 0;
}

/* The outputs of forward. */
typedef struct {
  PyObject *items;       /* tuple, owned */
  kf_tensor_t **tensors; /* owned; NULL for an output that is not a tensor */
  uint8_t *flags;        /* KF_OUTPUT_* */
  size_t count;
} outputs_t;

/* Dirty tensors must be inputs (else a warning) and outputs (else an error); counts a write to
 * each.
 */
static int check_dirty(const application_t *a, const outputs_t *outputs) {
  PyObject *dirty = a->context->dirty;
  for (Py_ssize_t i = 0; dirty != NULL && i < PyTuple_GET_SIZE(dirty); i++) {
    kf_tensor_t *tensor = kfpy_tensor_of(PyTuple_GET_ITEM(dirty, i));
    bool returned = false, given = false;
    for (size_t k = 0; k < outputs->count; k++) returned |= outputs->tensors[k] == tensor;
    for (size_t k = 0; k < a->input_count; k++) given |= a->inputs[k] == tensor;
    if (!given && PyErr_WarnEx(PyExc_UserWarning,
                               "ctx.mark_dirty() received a tensor that was not an input. Only "
                               "input Tensors that have been mutated should be passed to "
                               "ctx.mark_dirty().",
                               1) < 0)
      return -1;
    if (!returned) {
      PyErr_SetString(PyExc_RuntimeError,
                      "Some elements marked as dirty during the forward method were not returned "
                      "as output. The inputs that are modified inplace must all be outputs of the "
                      "Function.");
      return -1;
    }
    if (KFPY_FAILED(kf_tensor_bump_version(tensor))) return -1;
  }
  return 0;
}

/* If forward returned an input unchanged and its class has a __torch_function__, replaces it by a
 * view of itself, so that the class sees the view being created. Steals the tuple, returns a new
 * one. */
static PyObject *view_inputs_take(const application_t *a, PyObject *items) {
  for (Py_ssize_t i = 0; items != NULL && i < PyTuple_GET_SIZE(items); i++) {
    PyObject *item = PyTuple_GET_ITEM(items, i), *view = NULL;
    if (!kfpy_is_tensor(item) || !kfpy_overrides_function(Py_TYPE(item))) continue;
    kf_tensor_t *tensor = kfpy_tensor_of(item);
    bool given = false;
    for (size_t k = 0; k < a->input_count; k++) given |= a->inputs[k] == tensor;
    if (!given || is_among(a->context->dirty, tensor)) continue;
    view = PyObject_CallMethod(item, "view_as", "O", item);
    PyObject *replaced = view != NULL ? PyTuple_New(PyTuple_GET_SIZE(items)) : NULL;
    for (Py_ssize_t k = 0; replaced != NULL && k < PyTuple_GET_SIZE(items); k++)
      PyTuple_SET_ITEM(replaced, k, Py_NewRef(k == i ? view : PyTuple_GET_ITEM(items, k)));
    Py_XDECREF(view);
    Py_SETREF(items, replaced);
  }
  return items;
}

/* Whether backward gets zeros for non-differentiable outputs; -1: raised. */
static int wants_zeros(kfpy_context_t *context) {
  static PyObject *name;
  if (context->non_differentiable == NULL) return 1;
  PyObject *wanted = get((PyObject *)context, &name, "_materialize_non_diff_grads");
  int answer = wanted != NULL ? PyObject_IsTrue(wanted) : 1;
  if (wanted == NULL && PyErr_ExceptionMatches(PyExc_AttributeError)) PyErr_Clear();
  Py_XDECREF(wanted);
  return PyErr_Occurred() ? -1 : answer;
}

static int read_outputs(const application_t *a, PyObject *raw, outputs_t *out) {
  kfpy_context_t *context = a->context;
  out->items = view_inputs_take(a, PyTuple_Check(raw) ? Py_NewRef(raw) : PyTuple_Pack(1, raw));
  if (out->items == NULL || check_marks(context->dirty, "mark_dirty") < 0 ||
      check_marks(context->non_differentiable, "mark_non_differentiable") < 0)
    return -1;
  size_t count = (size_t)PyTuple_GET_SIZE(out->items);
  out->tensors = PyMem_Calloc(count + 1, sizeof(kf_tensor_t *));
  out->flags = PyMem_Calloc(count + 1, 1);
  if (out->tensors == NULL || out->flags == NULL) {
    PyErr_NoMemory();
    return -1;
  }
  out->count = count;
  int wanted = wants_zeros(context);
  if (wanted < 0) return -1;
  uint8_t nothing = KF_OUTPUT_NON_DIFFERENTIABLE | (wanted != 0 ? 0 : KF_OUTPUT_NO_GRADIENT);
  for (size_t i = 0; i < count; i++) {
    PyObject *item = PyTuple_GET_ITEM(out->items, (Py_ssize_t)i);
    if (!kfpy_is_tensor(item)) continue;
    kf_tensor_t *tensor = out->tensors[i] = kfpy_tensor_of(item);
    kf_tensor_retain(tensor);
    out->flags[i] = (uint8_t)((is_among(context->dirty, tensor) ? KF_OUTPUT_DIRTY : 0) |
                              (is_among(context->non_differentiable, tensor) ? nothing : 0));
  }
  return check_dirty(a, out);
}

static void drop_outputs(outputs_t *outputs) {
  for (size_t i = 0; i < outputs->count; i++) kf_tensor_release(outputs->tensors[i]);
  PyMem_Free(outputs->tensors);
  PyMem_Free(outputs->flags);
  Py_XDECREF(outputs->items);
}

/* Whether kf_function_finish replaced the tensor that forward returned by another one, as it does
 * for an input that was returned unchanged. */
static bool was_replaced(const outputs_t *outputs, PyObject *object) {
  for (size_t i = 0; i < outputs->count; i++)
    if (PyTuple_GET_ITEM(outputs->items, (Py_ssize_t)i) == object &&
        outputs->tensors[i] != kfpy_tensor_of(object))
      return true;
  return false;
}

static bool is_output(const outputs_t *outputs, const kf_tensor_t *tensor) {
  for (size_t i = 0; i < outputs->count; i++)
    if (outputs->tensors[i] == tensor) return true;
  return false;
}

/* Saves argument i of save_for_backward. */
static int save_one(const application_t *a, const outputs_t *outputs, PyObject *object, size_t i) {
  if (object == Py_None) return 0;
  if (!kfpy_is_tensor(object)) {
    PyErr_Format(PyExc_TypeError,
                 "save_for_backward can only save variables, but argument %zu is of type %.100s", i,
                 Py_TYPE(object)->tp_name);
    return -1;
  }
  if (a->has_setup && was_replaced(outputs, object)) {
    PyErr_SetString(PyExc_RuntimeError,
                    "An input that has been returned as-is as output is being saved for backward. "
                    "This is not supported if you override setup_context. You should return and "
                    "save a view of the input instead, e.g. with x.view_as(x) or setup ctx inside "
                    "the forward function itself.");
    return -1;
  }
  kf_tensor_t *tensor = kfpy_tensor_of(object);
  return KFPY_FAILED(kf_saved_create(tensor, is_output(outputs, tensor), &a->context->saved[i]))
             ? -1
             : 0;
}

/* Saves the tensors passed to save_for_backward. Must run after the outputs have their history:
 * saving an output needs its node. */
static int save_tensors(const application_t *a, const outputs_t *outputs) {
  kfpy_context_t *context = a->context;
  PyObject *list = context->to_save;
  if (list == NULL) return 0;
  if (!PyTuple_Check(list)) {
    PyErr_Format(PyExc_RuntimeError, "to_save is expected to be a tuple but is %.100s",
                 Py_TYPE(list)->tp_name);
    return -1;
  }
  size_t count = (size_t)PyTuple_GET_SIZE(list);
  kfpy_context_drop_saved(context);
  context->saved = PyMem_Calloc(count + 1, sizeof(kf_saved_t *));
  if (context->saved == NULL) {
    PyErr_NoMemory();
    return -1;
  }
  context->saved_count = count;
  for (size_t i = 0; i < count; i++)
    if (save_one(a, outputs, PyTuple_GET_ITEM(list, (Py_ssize_t)i), i) < 0) return -1;
  return 0;
}

/* Returns the result of apply: the outputs with their history, as a tuple if and only if forward
 * returned one. */
static PyObject *result_of(PyObject *raw, outputs_t *outputs) {
  PyObject *tuple = PyTuple_New((Py_ssize_t)outputs->count);
  for (size_t i = 0; tuple != NULL && i < outputs->count; i++) {
    PyObject *item = outputs->tensors[i] != NULL
                         ? kfpy_wrap(outputs->tensors[i])
                         : Py_NewRef(PyTuple_GET_ITEM(outputs->items, (Py_ssize_t)i));
    if (item == NULL)
      Py_CLEAR(tuple);
    else
      PyTuple_SET_ITEM(tuple, (Py_ssize_t)i, item);
  }
  if (tuple == NULL || PyTuple_Check(raw)) return tuple;
  PyObject *single = Py_NewRef(PyTuple_GET_ITEM(tuple, 0));
  Py_DECREF(tuple);
  return single;
}

/* Records the outputs and returns them. */
static PyObject *finish(const application_t *a, PyObject *raw) {
  kfpy_context_t *context = a->context;
  outputs_t outputs = {NULL, NULL, NULL, 0};
  kf_tensor_span_t inputs = {a->inputs, a->input_count};
  PyObject *result = NULL;
  if (read_outputs(a, raw, &outputs) == 0 &&
      !KFPY_FAILED(
          kf_function_finish(a->node, inputs, outputs.tensors, outputs.count, outputs.flags)) &&
      (a->node == NULL || save_tensors(a, &outputs) == 0))
    result = result_of(raw, &outputs);
  drop_outputs(&outputs);
  Py_CLEAR(context->to_save);
  Py_CLEAR(context->dirty);
  Py_CLEAR(context->non_differentiable);
  KFPY_ASSERT_RESULT(result);
  return result;
}

/* ---- Apply ---- */

/* Converts keyword arguments, and defaults that setup_context needs, to positional arguments:
 * returns a new tuple, or NULL without an exception if nothing changes. */
static PyObject *complete_arguments(const application_t *a, PyObject *forward, PyObject *keywords) {
  static PyObject *slot;
  PyObject *function = PyMethod_Check(forward) ? PyMethod_GET_FUNCTION(forward) : forward;
  bool defaults = a->has_setup && PyFunction_Check(function) && PyFunction_GetDefaults(function);
  if ((keywords == NULL || PyTuple_GET_SIZE(keywords) == 0) && !defaults) return NULL;
  PyObject *complete = kfpy_imported(&slot, "keyfall.autograd.function", "_complete_arguments");
  PyObject *args = complete != NULL ? PyTuple_New(a->count) : NULL, *names = PyDict_New();
  for (Py_ssize_t i = 0; args != NULL && i < a->count; i++)
    PyTuple_SET_ITEM(args, i, Py_NewRef(a->args[i]));
  for (Py_ssize_t i = 0; names != NULL && keywords != NULL && i < PyTuple_GET_SIZE(keywords); i++)
    if (PyDict_SetItem(names, PyTuple_GET_ITEM(keywords, i), a->args[a->count + i]) < 0)
      Py_CLEAR(names);
  PyObject *result = NULL;
  if (args != NULL && names != NULL)
    result = PyObject_CallFunction(complete, "OOOO", forward, a->has_setup ? Py_True : Py_False,
                                   args, names);
  Py_XDECREF(args);
  Py_XDECREF(names);
  return result;
}

/* Creates a context of the class's _backward_cls; new reference. */
static kfpy_context_t *new_context(PyObject *cls) {
  static PyObject *name;
  PyObject *type = get(cls, &name, "_backward_cls");
  PyObject *context = type != NULL ? PyObject_CallNoArgs(type) : NULL;
  Py_XDECREF(type);
  if (context != NULL && !PyObject_TypeCheck(context, kfpy_context_type)) {
    Py_CLEAR(context);
    PyErr_SetString(PyExc_TypeError, "_backward_cls must be a class of function contexts");
  }
  return (kfpy_context_t *)context;
}

/* The class of tensors that stand for many examples, from the first vmap on. */
static PyTypeObject *mapped_type;

/* Sets the class of tensors whose `_apply_function(cls, *args, **kwargs)` runs instead. */
static PyObject *set_mapped_type(PyObject *unused, PyObject *type) {
  (void)unused;
  if (!PyType_Check(type)) {
    PyErr_SetString(PyExc_TypeError, "expected a class");
    return NULL;
  }
  Py_XSETREF(mapped_type, (PyTypeObject *)Py_NewRef(type));
  Py_RETURN_NONE;
}

static bool has_mapped(PyObject *const *args, Py_ssize_t count) {
  for (Py_ssize_t i = 0; i < count; i++)
    if (Py_IS_TYPE(args[i], mapped_type)) return true;
  return false;
}

/* Leaves the call to the class of mapped tensors: forward and backward are functions of an example.
 */
static PyObject *apply_mapped(PyObject *cls, PyObject *const *args, Py_ssize_t count,
                              Py_ssize_t all, PyObject *keywords) {
  PyObject *handler = kfpy_attribute((PyObject *)mapped_type, "_apply_function");
  PyObject **stack = PyMem_Calloc((size_t)all + 1, sizeof *stack);
  PyObject *result = NULL;
  if (handler != NULL && stack != NULL) {
    stack[0] = cls;
    memcpy(stack + 1, args, (size_t)all * sizeof *args);
    result = PyObject_Vectorcall(handler, stack, (size_t)count + 1, keywords);
  } else if (handler != NULL) {
    PyErr_NoMemory();
  }
  PyMem_Free(stack);
  Py_XDECREF(handler);
  return result;
}

static PyObject *apply(PyObject *cls, PyObject *const *args, Py_ssize_t count,
                              PyObject *keywords) {
  static PyObject *forward_name;
  KFPY_ASSERT_GIL();
  KFPY_ASSERT_NO_EXCEPTION();
  Py_ssize_t all = count + (keywords != NULL ? PyTuple_GET_SIZE(keywords) : 0);
  if (mapped_type != NULL && has_mapped(args, all))
    return apply_mapped(cls, args, count, all, keywords);
  application_t a = {cls, NULL, args, count, NULL, 0, NULL, false};
  PyObject *setup = NULL, *forward = NULL, *completed = NULL, *result = NULL;
  int has_setup = overrides(cls, &setup_context, &setup);
  a.has_setup = has_setup > 0;
  if (has_setup >= 0) forward = get(cls, &forward_name, "forward");
  if (forward == NULL) goto end;
  completed = complete_arguments(&a, forward, keywords);
  if (completed != NULL) {
    a.args = &PyTuple_GET_ITEM(completed, 0);
    a.count = PyTuple_GET_SIZE(completed);
  }
  if (PyErr_Occurred()) goto end;
  a.context = new_context(cls);
  if (a.context == NULL || read_inputs(&a) < 0 || make_node(&a) < 0) goto end;
  PyObject *raw = call_forward(&a, forward, setup);
  if (raw != NULL) result = finish(&a, raw);
  Py_XDECREF(raw);
end:
  kf_node_release(a.node);
  Py_XDECREF(a.context);
  PyMem_Free(a.inputs);
  Py_XDECREF(setup);
  Py_XDECREF(forward);
  Py_XDECREF(completed);
  KFPY_ASSERT_RESULT(result);
  return result;
}

/* ---- Methods ---- */

static PyObject *get_user_function(PyObject *self, PyObject *unused) {
  (void)unused;
  return function_backward(self);
}

static PyMethodDef methods[] = {
    {"apply", (PyCFunction)(void (*)(void))apply, METH_FASTCALL | METH_KEYWORDS | METH_CLASS,
     "apply(*args, **kwargs)\n--\n\nRuns forward and records the function."},
    {"_set_mapped_type", set_mapped_type, METH_O | METH_STATIC,
     "Sets the class of tensors that vmap passes to functions."},
    {"_get_user_fn", get_user_function, METH_NOARGS, "Returns the class's backward or vjp."},
    {NULL, NULL, 0, NULL}};

int kfpy_init_apply(void) { return kfpy_add_methods(kfpy_context_type, methods); }
