/* __torch_dispatch__: modes and subclasses that handle operators in Python. The stack of dispatch
 * modes, and the kernels for the keys Python, PythonTLSSnapshot and PreDispatch.
 *
 * Note [Mode stack]
 * A thread has user modes, in the order in which they were entered, above one slot for each infra
 * mode (PyTorch's modes for fake tensors, tracing and functionalization). While any mode is active,
 * the thread includes the Python keys, so every call arrives here, with or without tensors. The
 * topmost mode is popped while it runs: operators it calls go to the next mode. */
#include "core/function_arguments.h"
#include "core/private_names.h"
#include "dispatch/python_kernels.h"

enum { INFRA_FAKE, INFRA_PROXY, INFRA_FUNCTIONAL, INFRA_COUNT };

typedef struct mode_stack {
  PyObject **user; /* owned references, the topmost last; not a list, which takes longer to pop */
  Py_ssize_t user_count, user_capacity;
  PyObject *infra[INFRA_COUNT]; /* owned, or NULL */
} mode_stack_t;
static __thread mode_stack_t stack_of_modes;
static __thread bool leaving; /* the mode whose turn it is does not return to the stack */
KFPY_THREAD_PART(stack_of_modes, stack_of_modes, NULL)
KFPY_THREAD_PART(leaving, leaving, NULL)

static kf_keyset_t above_python; /* keys that calls inside a mode must not dispatch to again */
static kf_keyset_t up_to_python; /* above_python and the key Python */
static PyObject *protocol;       /* "__torch_dispatch__" */
static PyObject *mode_key_name;  /* "_mode_key" */
static PyObject *rules_name;     /* "_torch_dispatch_rules" */
static PyObject *disabled;       /* _disabled_torch_dispatch_impl */

/* ---- The stack ---- */

static Py_ssize_t mode_count(void) {
  Py_ssize_t count = stack_of_modes.user_count;
  for (int i = 0; i < INFRA_COUNT; i++) count += stack_of_modes.infra[i] != NULL;
  return count;
}

static void include_python(bool on) {
  static const uint64_t bits = UINT64_C(1) << KF_RANK_Python | UINT64_C(1)
                                                                   << KF_RANK_PythonTLSSnapshot;
  kf_keyset_t included = kf_local_included();
  included.functionality = on ? included.functionality | bits : included.functionality & ~bits;
  kf_local_set(included, kf_local_excluded());
}

/* Includes the Python keys on this thread when its first mode has come, and removes them when its
 * last one has left. What a guard did to them in between stays. `before`: the number of modes. */
static void update_keys(Py_ssize_t before) {
  const Py_ssize_t now = mode_count();
  if ((before > 0) != (now > 0)) include_python(now > 0);
}

void kfpy_restore_mode_keys(void) {
  if (mode_count() > 0) include_python(true);
}

static const char *infra_name(int slot) {
  static const char *const names[] = {"FakeTensorMode", "ProxyTorchDispatchMode", "UNKNOWN_MODE"};
  KFPY_ASSERT(slot >= 0 && slot < INFRA_COUNT);
  return names[slot];
}

/* Converts a _TorchDispatchModeKey to a slot; -1: raised. */
static int parse_slot(PyObject *key) {
  PyObject *number = PyNumber_Long(key);
  long slot = number != NULL ? PyLong_AsLong(number) : -1;
  Py_XDECREF(number);
  if (slot >= 0 && slot < INFRA_COUNT) return (int)slot;
  PyErr_Clear();
  PyErr_Format(PyExc_TypeError, "expected a _TorchDispatchModeKey, not %s", Py_TYPE(key)->tp_name);
  return -1;
}

/* Returns a mode's slot by its attribute _mode_key: >= 0, -1 none, -2 raised. */
static int infra_slot_of(PyObject *mode) {
  PyObject *key = PyObject_GetAttr(mode, mode_key_name);
  if (key == NULL) {
    if (!PyErr_ExceptionMatches(PyExc_AttributeError)) return -2;
    PyErr_Clear();
    return -1;
  }
  if (key == Py_None) {
    Py_DECREF(key);
    return -1;
  }
  int slot = parse_slot(key);
  Py_DECREF(key);
  return slot < 0 ? -2 : slot;
}

static int set_infra(int slot, PyObject *mode) {
  if (stack_of_modes.infra[slot] != NULL) {
    PyErr_Format(PyExc_RuntimeError, "trying to set the current %s, but one already exists",
                 infra_name(slot));
    return -1;
  }
  const Py_ssize_t before = mode_count();
  stack_of_modes.infra[slot] = Py_NewRef(mode);
  update_keys(before);
  return 0;
}

static int reserve_user(void) {
  mode_stack_t *stack = &stack_of_modes;
  if (stack->user_count < stack->user_capacity) return 0;
  const Py_ssize_t capacity = 2 * stack->user_capacity + 4;
  PyObject **user = PyMem_Realloc(stack->user, (size_t)capacity * sizeof *user);
  if (user == NULL) {
    PyErr_NoMemory();
    return -1;
  }
  stack->user = user;
  stack->user_capacity = capacity;
  return 0;
}

int kfpy_push_mode(PyObject *mode) {
  if (reserve_user() < 0) return -1;
  const Py_ssize_t before = mode_count();
  stack_of_modes.user[stack_of_modes.user_count++] = Py_NewRef(mode);
  update_keys(before);
  return 0;
}

static void clear_stack(mode_stack_t *stack) {
  for (Py_ssize_t i = 0; i < stack->user_count; i++) Py_DECREF(stack->user[i]);
  PyMem_Free(stack->user);
  for (int i = 0; i < INFRA_COUNT; i++) Py_XDECREF(stack->infra[i]);
}

void kfpy_drop_modes(void) {
  mode_stack_t dropped = stack_of_modes;
  const Py_ssize_t before = mode_count();
  memset(&stack_of_modes, 0, sizeof stack_of_modes);
  update_keys(before);
  clear_stack(&dropped);
}

/* Pops the topmost user mode; new reference. Keeps the memory: the mode may be back soon. */
static PyObject *pop_user(void) {
  KFPY_ASSERT(stack_of_modes.user_count > 0);
  const Py_ssize_t before = mode_count();
  PyObject *mode = stack_of_modes.user[--stack_of_modes.user_count];
  update_keys(before);
  return mode;
}

/* Frees the memory once the last user mode has left: the thread may end. */
static void free_if_empty(void) {
  if (stack_of_modes.user_count > 0) return;
  PyMem_Free(stack_of_modes.user);
  stack_of_modes.user = NULL;
  stack_of_modes.user_capacity = 0;
}

/* Empties a slot and returns its reference. */
static PyObject *take_infra(int slot) {
  KFPY_ASSERT(stack_of_modes.infra[slot] != NULL);
  const Py_ssize_t before = mode_count();
  PyObject *mode = stack_of_modes.infra[slot];
  stack_of_modes.infra[slot] = NULL;
  update_keys(before);
  return mode;
}

/* Pops the topmost mode; *out_slot is its slot (-1: a user mode). New reference; RuntimeError if
 * there is none. */
static PyObject *pop_top(int *out_slot) {
  *out_slot = -1;
  if (stack_of_modes.user_count > 0) return pop_user();
  for (int slot = INFRA_COUNT - 1; slot >= 0; slot--)
    if (stack_of_modes.infra[slot] != NULL) {
      *out_slot = slot;
      return take_infra(slot);
    }
  PyErr_SetString(PyExc_RuntimeError, "trying to pop from empty mode stack");
  return NULL;
}

/* Restores a mode after its turn. Replaces a mode that was stored in the slot meanwhile. */
static int put_back(PyObject *mode, int slot) {
  if (slot < 0) return kfpy_push_mode(mode);
  const Py_ssize_t before = mode_count();
  Py_XSETREF(stack_of_modes.infra[slot], Py_NewRef(mode));
  update_keys(before);
  return 0;
}

kf_status_t kfpy_without_modes(kf_tensor_t *tensor,
                               kf_status_t (*call)(kf_tensor_t *, kf_tensor_t **),
                               kf_tensor_t **out) {
  mode_stack_t saved = stack_of_modes;
  const Py_ssize_t before = mode_count();
  kf_guard_t guard;
  kf_guard_preserve(&guard);
  memset(&stack_of_modes, 0, sizeof stack_of_modes);
  update_keys(before);
  kf_status_t status = call(tensor, out);
  clear_stack(&stack_of_modes); /* modes that the call entered and never left */
  stack_of_modes = saved;
  kf_guard_leave(&guard);
  return status;
}

/* ---- The arguments whose classes handle the call ---- */

static bool has_python_key(const kf_tensor_t *tensor) {
  return (kf_keys_of(tensor).functionality >> KF_RANK_Python & 1) != 0;
}

/* Adds the tensor to the list if its class has a __torch_dispatch__: one argument for each class, a
 * subclass before its superclasses. The list is created for the first one: most calls have none. */
static int add_overriding(PyObject **list, kf_tensor_t *tensor) {
  if (tensor == NULL || !has_python_key(tensor)) return 0;
  if (*list == NULL && (*list = PyList_New(0)) == NULL) return -1;
  PyObject *object = kfpy_wrap(tensor);
  if (object == NULL) return -1;
  int done = kfpy_add_overriding(*list, object);
  Py_DECREF(object);
  return done;
}

/* Collects the tensors in the value, including those in lists. */
static int collect_value(PyObject **list, const kf_value_t *value) {
  if (value->tag == KF_TAG_TENSOR)
    return add_overriding(list, (kf_tensor_t *)(void *)value->as.object);
  if (value->tag != KF_TAG_LIST) return 0;
  const kf_list_t *items = (const kf_list_t *)(const void *)value->as.object;
  kf_tensor_span_t tensors = kf_list_tensors(items);
  for (size_t i = 0; i < tensors.size; i++)
    if (add_overriding(list, tensors.data[i]) < 0) return -1;
  kf_value_span_t values = kf_list_values(items);
  for (size_t i = 0; i < values.size; i++)
    if (collect_value(list, &values.data[i]) < 0) return -1;
  return 0;
}

/* Collects the arguments whose classes handle the call in *out_list, a new list; NULL: none. */
static int overriding_arguments(const kf_schema_t *schema, const kf_stack_t *stack,
                                PyObject **out_list) {
  size_t count = kf_schema_argument_count(schema);
  KFPY_ASSERT(stack->size >= count);
  *out_list = NULL;
  for (size_t i = 0; i < count; i++)
    if (collect_value(out_list, &stack->values[stack->size - count + i]) < 0) {
      Py_CLEAR(*out_list);
      return -1;
    }
  return 0;
}

/* The length of such a list. */
static Py_ssize_t count_of(PyObject *list) { return list != NULL ? PyList_GET_SIZE(list) : 0; }

/* Returns their classes as a tuple: the argument `types` of __torch_dispatch__. */
static PyObject *classes_of(PyObject *list) {
  PyObject *types = PyTuple_New(count_of(list));
  for (Py_ssize_t i = 0; types != NULL && i < count_of(list); i++)
    PyTuple_SET_ITEM(types, i, Py_NewRef((PyObject *)Py_TYPE(PyList_GET_ITEM(list, i))));
  return types;
}

/* Returns the function that register_torch_dispatch stored for the operator and this class;
 * borrowed, or NULL. */
static PyObject *rule_for(PyObject *op, PyTypeObject *type) {
  PyObject *dict = kfpy_instance_dict(op);
  PyObject *rules = dict != NULL ? PyDict_GetItem(dict, rules_name) : NULL;
  return rules != NULL && PyDict_Check(rules) ? PyDict_GetItem(rules, (PyObject *)type) : NULL;
}

/* ---- Calling modes and classes ---- */

/* The arguments of __torch_dispatch__; all borrowed. */
typedef struct {
  PyObject *op, *types, *args, *kwargs;
} question_t;

/* Calls the mode, which has been popped off the stack. */
static PyObject *ask_mode_itself(PyObject *mode, const question_t *q) {
  PyObject *rule = rule_for(q->op, Py_TYPE(mode));
  if (rule != NULL)
    return PyObject_CallFunctionObjArgs(rule, mode, q->op, q->types, q->args, q->kwargs, NULL);
  PyObject *arguments[] = {mode, q->op, q->types, q->args, q->kwargs};
  PyObject *found = kfpy_type_lookup(Py_TYPE(mode), protocol);
  if (found != NULL && PyType_HasFeature(Py_TYPE(found), Py_TPFLAGS_METHOD_DESCRIPTOR))
    return PyObject_VectorcallMethod(protocol, arguments, 5, NULL); /* which binds no method */
  PyObject *method = PyObject_GetAttr(mode, protocol), *result = NULL;
  if (method == NULL) return NULL;
  if (PyMethod_Check(method) && PyMethod_GET_SELF(method) != mode)
    PyErr_SetString(PyExc_RuntimeError,
                    "Defining your mode's `__torch_dispatch__` as a classmethod is not supported, "
                    "please make it a plain method");
  else
    result = PyObject_Vectorcall(method, arguments + 1, 4, NULL);
  Py_DECREF(method);
  return result;
}

/* Puts the mode back after its turn, and preserves the exception if it raised one; -1: raised
 * another. */
static int return_mode(PyObject *mode, int slot, bool succeeded) {
  PyObject *type, *value, *traceback;
  if (succeeded) return put_back(mode, slot);
  PyErr_Fetch(&type, &value, &traceback);
  if (put_back(mode, slot) == 0) {
    PyErr_Restore(type, value, traceback);
    return 0;
  }
  Py_XDECREF(type);
  Py_XDECREF(value);
  Py_XDECREF(traceback);
  return -1;
}

/* Calls the topmost mode; returns NotImplemented if there is none. *out_mode owns the mode, or is
 * NULL. */
static PyObject *ask_mode(const question_t *q, PyObject **out_mode) {
  *out_mode = NULL;
  if (mode_count() == 0) Py_RETURN_NOTIMPLEMENTED;
  int slot;
  PyObject *mode = pop_top(&slot);
  if (mode == NULL) return NULL;
  leaving = false;
  PyObject *result = ask_mode_itself(mode, q);
  if (!leaving && return_mode(mode, slot, result != NULL) < 0) Py_CLEAR(result);
  leaving = false;
  *out_mode = mode;
  KFPY_ASSERT_RESULT(result);
  return result;
}

/* Calls the class of an argument. */
static PyObject *ask_class(PyObject *object, const question_t *q) {
  PyObject *type = (PyObject *)Py_TYPE(object);
  PyObject *rule = rule_for(q->op, Py_TYPE(object));
  if (rule != NULL)
    return PyObject_CallFunctionObjArgs(rule, type, q->op, q->types, q->args, q->kwargs, NULL);
  PyObject *method = PyObject_GetAttr(object, protocol); /* may be a plain method */
  if (method == NULL) return NULL;
  PyObject *result = method == disabled ? Py_NewRef(Py_NotImplemented)
                                        : PyObject_CallFunctionObjArgs(method, q->op, q->types,
                                                                       q->args, q->kwargs, NULL);
  Py_DECREF(method);
  return result;
}

/* Raises PyTorch's TypeError if all handlers returned NotImplemented. */
static void nobody_answered(const question_t *q, PyObject *mode, PyObject *overriding) {
  PyObject *lines =
      mode != NULL ? PyUnicode_FromFormat("  - mode object %R\n", mode) : PyUnicode_FromString("");
  for (Py_ssize_t i = 0; lines != NULL && i < count_of(overriding); i++) {
    PyObject *type = (PyObject *)Py_TYPE(PyList_GET_ITEM(overriding, i));
    Py_SETREF(lines, PyUnicode_FromFormat("%U  - tensor subclass %R\n", lines, type));
  }
  const kf_op_t *op = kfpy_op_of(q->op);
  const char *name = op != NULL ? kf_op_name(op) : "?::?", *colons = strstr(name, "::");
  const char *overload = op != NULL ? kf_op_overload(op) : "";
  PyObject *ns = PyUnicode_FromStringAndSize(name, colons != NULL ? colons - name : 0);
  if (lines != NULL && ns != NULL)
    PyErr_Format(
        PyExc_TypeError,
        "Multiple dispatch failed for 'torch._ops.%U.%s.%s'; all __torch_dispatch__ "
        "handlers returned NotImplemented:\n\n%U\nFor more information, try re-running with "
        "TORCH_LOGS=not_implemented",
        ns, colons != NULL ? colons + 2 : name, overload[0] != '\0' ? overload : "default", lines);
  Py_XDECREF(lines);
  Py_XDECREF(ns);
}

/* Returns the result of the mode or of the first class that handles the call. */
static PyObject *ask(const question_t *q, PyObject *overriding) {
  KFPY_ASSERT_NO_EXCEPTION();
  PyObject *mode;
  PyObject *result = ask_mode(q, &mode);
  for (Py_ssize_t i = 0; result == Py_NotImplemented && i < count_of(overriding); i++)
    Py_SETREF(result, ask_class(PyList_GET_ITEM(overriding, i), q));
  if (result == Py_NotImplemented) {
    Py_CLEAR(result);
    nobody_answered(q, mode, overriding);
  }
  Py_XDECREF(mode);
  return result;
}

/* Converts the arguments and calls the handlers. Leaves the stack unchanged. */
static PyObject *answer(const kf_call_t *call, const kf_schema_t *schema, const kf_stack_t *stack,
                        PyObject *overriding) {
  question_t q = {kfpy_op_object(call->op), classes_of(overriding), NULL, NULL};
  PyObject *result = NULL;
  if (q.op != NULL && q.types != NULL && kfpy_arguments(schema, stack, &q.args, &q.kwargs) == 0)
    result = ask(&q, overriding);
  Py_XDECREF(q.op);
  Py_XDECREF(q.types);
  Py_XDECREF(q.args);
  Py_XDECREF(q.kwargs);
  return result;
}

/* ---- The kernels ---- */

/* The keys to exclude while Python code runs: not those of C modes below Python (mode.h), which see
 * what it calls, and not those that resolve lazy views, since some operators reach Python with the
 * bits of their arguments. */
static kf_keyset_t hidden(kf_keyset_t keys) {
  const kf_keyset_t lazy = {0, UINT64_C(1) << KF_RANK_Conjugate | UINT64_C(1) << KF_RANK_Negative};
  return kf_keyset_minus(keys, kf_keyset_or(kf_mode_keys_below_python(), lazy));
}

/* Neither a mode nor a class handles the call: the key was left over in the thread's state, or a
 * class has resolved its own lazy view into a plain tensor. Continues below the key, and so does
 * what the kernel calls, as when Python code calls the operator. */
static kf_status_t go_on(const kf_call_t *call, kf_stack_t *stack) {
  kf_guard_t guard;
  kf_keyset_t included = kf_keyset_remove(kf_local_included(), KF_KEY_Python);
  kf_guard_force(&guard, included, kf_keyset_or(kf_local_excluded(), hidden(above_python)));
  /* C modes below Python have left this call to Python, and see it now. */
  kf_keyset_t set = kf_keyset_or(kf_keyset_remove(call->keyset, KF_KEY_Python),
                                 kf_keyset_and(included, kf_mode_keys_below_python()));
  kf_status_t status = kf_op_redispatch_boxed(call->op, set, stack);
  kf_guard_leave(&guard);
  return status;
}

/* Calls the modes and classes, and replaces the arguments on the stack by the results. */
static kf_status_t run_handlers(const kf_call_t *call, const kf_schema_t *schema, kf_stack_t *stack,
                                kf_tensor_t *base, PyObject *overriding) {
  kf_status_t status = KF_OK;
  kf_guard_t guard;
  kf_guard_exclude(&guard, hidden(above_python));
  PyObject *result = answer(call, schema, stack, overriding);
  kf_guard_leave(&guard);
  kf_stack_drop(stack, kf_schema_argument_count(schema));
  if (result == NULL ||
      kfpy_push_results(call->op, schema, result, "__torch_dispatch__", stack) < 0)
    status = kfpy_carry();
  else if (base != NULL)
    status = kfpy_share_version(stack, base);
  Py_XDECREF(result);
  return status;
}

/* The same for an operator whose schema has aliases. */
static kf_status_t run_with_aliases(const kf_call_t *call, const kf_schema_t *schema, bool tracked,
                                    kf_stack_t *stack, PyObject *overriding) {
  kf_status_t status;
  kfpy_written_t written;
  kfpy_note_written(call->op, schema, stack, &written);
  if (!tracked && kfpy_tracks(call->op, schema, stack)) {
    status = kfpy_track(call, hidden(above_python), stack);
  } else {
    kf_tensor_t *base = kfpy_viewed(schema, stack);
    status = run_handlers(call, schema, stack, base, overriding);
    kf_tensor_release(base);
  }
  kfpy_return_written(&written, stack, status == KF_OK);
  return status;
}

/* The fallback for the key Python. */
static kf_status_t run_python(const kf_call_t *call, kf_stack_t *stack) {
  PyGILState_STATE gil = PyGILState_Ensure();
  KFPY_ASSERT_NO_EXCEPTION();
  kf_status_t status = KF_OK;
  const bool tracked = kfpy_is_tracking();
  const kf_schema_t *schema = kf_op_schema(call->op);
  PyObject *overriding = NULL;
  if (schema == NULL)
    status = kfpy_no_definition(call->op);
  else if (overriding_arguments(schema, stack, &overriding) < 0)
    status = kfpy_carry();
  else if (mode_count() == 0 && count_of(overriding) == 0)
    status = go_on(call, stack);
  else if (kfpy_has_aliases(schema))
    status = run_with_aliases(call, schema, tracked, stack, overriding);
  else
    status = run_handlers(call, schema, stack, NULL, overriding);
  Py_XDECREF(overriding);
  kf_schema_release(schema);
  kfpy_leave(gil);
  return status;
}

/* The thread's key state on entry to the outermost call, for code inside __torch_dispatch__ that
 * needs a full dispatch again (_RestorePythonTLSSnapshot). */
static __thread struct {
  bool valid;
  kf_keyset_t included, excluded;
} snapshot;
KFPY_THREAD_PART(snapshot, snapshot, NULL)

/* The fallback for the key PythonTLSSnapshot. Needs no GIL. */
static kf_status_t run_snapshot(const kf_call_t *call, kf_stack_t *stack) {
  bool outermost = !snapshot.valid;
  if (outermost) {
    snapshot.valid = true;
    snapshot.included = kf_local_included();
    snapshot.excluded = kf_local_excluded();
  }
  kf_status_t status = kf_op_redispatch_boxed(
      call->op, kf_keyset_below(call->keyset, KF_RANK_PythonTLSSnapshot), stack);
  if (outermost) snapshot.valid = false;
  return status;
}

int kfpy_enter_snapshot(kf_guard_t *guard) {
  if (!snapshot.valid) {
    PyErr_SetString(
        PyExc_RuntimeError,
        "Accessing torch dispatch state outside of '__torch_dispatch__' is not allowed.");
    return -1;
  }
  snapshot.valid = false;
  kf_guard_force(guard, snapshot.included, snapshot.excluded);
  return 0;
}

void kfpy_leave_snapshot(kf_guard_t *guard) {
  kf_guard_leave(guard);
  snapshot.valid = true;
}

/* The fallback for the key PreDispatch: calls continue below it. Needs no GIL. */
static kf_status_t run_pre_dispatch(const kf_call_t *call, kf_stack_t *stack) {
  return kf_op_redispatch_boxed(call->op, kf_keyset_below(call->keyset, KF_RANK_PreDispatch),
                                stack);
}

static int register_fallbacks(void) {
  static const struct {
    kf_key_t key;
    kf_boxed_fn fn;
    const char *debug;
  } list[] = {{KF_KEY_Python, run_python, KFPY_HERE},
              {KF_KEY_PythonTLSSnapshot, run_snapshot, KFPY_HERE},
              {KF_KEY_PreDispatch, run_pre_dispatch, KFPY_HERE}};
  for (size_t i = 0; i < sizeof list / sizeof *list; i++) {
    kf_kernel_desc_t kernel = kf_kernel_boxed(list[i].fn, NULL, list[i].debug);
    kf_registration_t *handle; /* kept for the life of the process */
    if (KFPY_FAILED(kf_register_fallback(list[i].key, &kernel, &handle))) return -1;
  }
  return 0;
}

/* ---- Functions of the module ---- */

/* _disabled_torch_dispatch_impl: Tensor's own __torch_dispatch__, which identifies classes without
 * an override. Calls func with the Python key and all keys above it excluded. */
static PyObject *disabled_call(PyObject *module, PyObject *const *args, Py_ssize_t count) {
  (void)module;
  if (count < 2 || count > 4) {
    PyErr_SetString(PyExc_TypeError,
                    "_disabled_torch_dispatch_impl(func, types, args=(), kwargs=None)");
    return NULL;
  }
  PyObject *given = count > 2 ? args[2] : NULL;
  PyObject *kwargs = count > 3 && args[3] != Py_None ? args[3] : NULL;
  if (given != NULL && !PyTuple_Check(given) && !PyList_Check(given)) {
    PyErr_Format(PyExc_TypeError, "expected List or Tuple (got %s)", Py_TYPE(given)->tp_name);
    return NULL;
  }
  if (kwargs != NULL && !PyDict_Check(kwargs)) {
    PyErr_Format(PyExc_TypeError, "expected a dict of keyword arguments (got %s)",
                 Py_TYPE(kwargs)->tp_name);
    return NULL;
  }
  PyObject *tuple = given != NULL ? kfpy_tuple(given) : PyTuple_New(0);
  if (tuple == NULL) return NULL;
  kf_guard_t guard;
  kf_guard_exclude(&guard, hidden(up_to_python));
  PyObject *result = PyObject_Call(args[0], tuple, kwargs);
  kf_guard_leave(&guard);
  Py_DECREF(tuple);
  return result;
}

static PyObject *push_mode(PyObject *module, PyObject *mode) {
  (void)module;
  int slot = infra_slot_of(mode);
  if (slot == -2 || (slot >= 0 ? set_infra(slot, mode) : kfpy_push_mode(mode)) < 0) return NULL;
  Py_RETURN_NONE;
}

static PyObject *unset(PyObject *key, bool required) {
  int slot = parse_slot(key);
  if (slot < 0) return NULL;
  if (stack_of_modes.infra[slot] != NULL) return take_infra(slot);
  if (!required) Py_RETURN_NONE;
  PyErr_Format(PyExc_RuntimeError, "Attempted to unset %s, but there wasn't one active.",
               infra_name(slot));
  return NULL;
}

static PyObject *pop_mode(PyObject *module, PyObject *const *args, Py_ssize_t count) {
  (void)module;
  int slot;
  if (count > 1) {
    PyErr_SetString(PyExc_TypeError, "_pop_torch_dispatch_stack(mode_key=None)");
    return NULL;
  }
  if (count == 1 && args[0] != Py_None) return unset(args[0], true);
  PyObject *mode = pop_top(&slot);
  free_if_empty();
  return mode;
}

static PyObject *mode_at(PyObject *module, PyObject *index) {
  (void)module;
  Py_ssize_t i = PyNumber_AsSsize_t(index, PyExc_OverflowError);
  if (i == -1 && PyErr_Occurred()) return NULL;
  for (int slot = 0; i >= 0 && slot < INFRA_COUNT; slot++)
    if (stack_of_modes.infra[slot] != NULL && i-- == 0)
      return Py_NewRef(stack_of_modes.infra[slot]);
  if (i < 0 || i >= stack_of_modes.user_count) {
    PyErr_SetString(PyExc_RuntimeError, "Tried to get stack at idx that's too big");
    return NULL;
  }
  return Py_NewRef(stack_of_modes.user[i]);
}

static PyObject *count_modes(PyObject *module, PyObject *nothing) {
  (void)module, (void)nothing;
  return PyLong_FromSsize_t(mode_count());
}

static PyObject *get_infra(PyObject *module, PyObject *key) {
  (void)module;
  int slot = parse_slot(key);
  if (slot < 0) return NULL;
  PyObject *mode = stack_of_modes.infra[slot];
  return Py_NewRef(mode != NULL ? mode : Py_None);
}

static PyObject *unset_infra(PyObject *module, PyObject *key) {
  (void)module;
  return unset(key, false);
}

static PyObject *set_mode(PyObject *module, PyObject *mode) {
  (void)module;
  int slot = infra_slot_of(mode);
  if (slot == -2) return NULL;
  if (slot == -1) {
    PyErr_SetString(PyExc_RuntimeError,
                    "set_dispatch_mode() called with a mode that does not contain a _mode_key "
                    "attribute!");
    return NULL;
  }
  if (set_infra(slot, mode) < 0) return NULL;
  Py_RETURN_NONE;
}

static PyObject *leave_mode(PyObject *module, PyObject *unused) {
  (void)module, (void)unused;
  leaving = true;
  Py_RETURN_NONE;
}

static PyMethodDef functions[] = {
    {"_leave_mode", leave_mode, METH_NOARGS,
     "_leave_mode()\n--\n\nInside of __torch_dispatch__ of a mode, as its last step: this thread "
     "leaves the mode."},
    {"_disabled_torch_dispatch_impl", (PyCFunction)(void (*)(void))disabled_call, METH_FASTCALL,
     "(func, types, args=(), kwargs=None): calls func below the Python key."},
    {"_push_on_torch_dispatch_stack", push_mode, METH_O, "Pushes a dispatch mode."},
    {"_pop_torch_dispatch_stack", (PyCFunction)(void (*)(void))pop_mode, METH_FASTCALL,
     "Pops the topmost mode, or the infra mode of a key, and returns it."},
    {"_get_dispatch_stack_at", mode_at, METH_O,
     "Returns the mode at this index of the stack, infra modes first."},
    {"_len_torch_dispatch_stack", count_modes, METH_NOARGS, "Returns the number of active modes."},
    {"_get_dispatch_mode", get_infra, METH_O, "Returns the infra mode of a key, or None."},
    {"_unset_dispatch_mode", unset_infra, METH_O,
     "Removes the infra mode of a key and returns it, or None if there is none."},
    {"_set_dispatch_mode", set_mode, METH_O, "Sets an infra mode."},
    {NULL, NULL, 0, NULL}};

int kfpy_init_modes(PyObject *module) {
  kf_keyset_t full = kf_keyset_full();
  above_python = kf_keyset_make(0, full.functionality & ~((UINT64_C(2) << KF_RANK_Python) - 1) &
                                       ~(UINT64_C(1) << KF_RANK_PythonDispatcher));
  up_to_python = kf_keyset_or(above_python, kf_keyset_make(0, UINT64_C(1) << KF_RANK_Python));
  protocol = PyUnicode_InternFromString("__torch_dispatch__");
  mode_key_name = PyUnicode_InternFromString("_mode_key");
  rules_name = PyUnicode_InternFromString("_torch_dispatch_rules");
  if (protocol == NULL || mode_key_name == NULL || rules_name == NULL ||
      kfpy_add_functions(module, functions) < 0 || register_fallbacks() < 0 ||
      kfpy_init_python_dispatcher() < 0)
    return -1;
  kfpy_install_package_kernels();
  disabled = PyObject_GetAttrString(module, "_disabled_torch_dispatch_impl");
  if (disabled == NULL || PyDict_SetItem(kfpy_tensor_base->tp_dict, protocol, disabled) < 0)
    return -1;
  PyType_Modified(kfpy_tensor_base);
  return 0;
}
