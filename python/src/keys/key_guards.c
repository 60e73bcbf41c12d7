/* Guards: context managers that change the thread's state: its keys, grad mode, __torch_function__.
 *
 * Most are active between __enter__ and __exit__; the older ones ("immediate") are active from
 * their construction until __exit__ or their deallocation, whichever comes first.
 *
 * Note [Guards that are left out of order]
 * Python objects can be deallocated at any time and on any thread. So each thread keeps a list of
 * its entered guards. A guard that is left restores what it changed, as it found it. Those that were
 * entered after it stay in force where they changed something else, and will not restore what it
 * has restored: when all have been left, in any order, the state is that before the first. A thread
 * never undoes a guard that another thread entered: leaving it there is an error, and a guard that
 * is deallocated there stays active until an older one is left. The GIL protects all of this.
 */
#include "keys/dispatch_objects.h"

typedef struct frame frame_t;
typedef struct guard_kind guard_kind_t;

/* What a guard changes beside keys. */
enum { GRAD_MODE = 1, FUNCTION_STATE = 2 };

/* One entry of a guard, with the state to restore; PyMem memory. It is in two lists, its thread's
 * and its guard object's, because a guard may be entered again while it is entered. */
struct frame {
  kf_guard_t keys;
  unsigned restores; /* of the following two */
  bool grad_mode;
  int function_state; /* KFPY_FUNCTION_*, of __torch_function__ */
  bool orphan;        /* its guard was deallocated on another thread */
  uint64_t thread;    /* the thread that entered the guard */
  frame_t *older;     /* next frame of the thread */
  frame_t *below;     /* next frame of the guard object */
};

static __thread frame_t *newest;
static __thread uint64_t number; /* of this thread; 0: none yet */
KFPY_THREAD_PART(newest, newest, NULL)
KFPY_THREAD_PART(number, number, NULL)

/* Returns a number for this thread. It is never reused, unlike the thread's address or ident. */
static uint64_t this_thread(void) {
  KFPY_ASSERT_GIL(); /* protects the counter */
  static uint64_t threads;
  if (number == 0) number = ++threads;
  return number;
}

typedef struct guard_object {
  PyObject_HEAD const guard_kind_t *kind;
  frame_t *top; /* the last entry, or NULL */
  kf_keyset_t set, other_set;
  kf_key_t key;
  int flag;
} guard_object_t;

typedef enum arguments {
  TAKES_NOTHING,
  TAKES_KEYSET,
  TAKES_KEYSETS,
  TAKES_KEY,
  TAKES_KEY_AND_FLAG,
  TAKES_FLAG,
  TAKES_TRUE /* or nothing */
} arguments_t;

struct guard_kind {
  const char *name;
  const char *doc;
  arguments_t arguments;
  bool immediate;
  void (*enter)(const guard_object_t *guard, kf_guard_t *keys);
  unsigned changes; /* beside keys */
};

static guard_object_t *as_guard(PyObject *self) { return (guard_object_t *)self; }

/* ---- The kinds of guards: each saves the thread's keys in *keys and changes the state ---- */

static void exclude_set(const guard_object_t *guard, kf_guard_t *keys) {
  kf_guard_exclude(keys, guard->set);
}

static void include_key(const guard_object_t *guard, kf_guard_t *keys) {
  kf_guard_include(keys, kf_keyset_of(guard->key));
}

static void force(const guard_object_t *guard, kf_guard_t *keys) {
  kf_guard_force(keys, guard->set, guard->other_set);
}

static void preserve(const guard_object_t *guard, kf_guard_t *keys) {
  (void)guard;
  kf_guard_preserve(keys);
}

static void set_excluded(const guard_object_t *guard, kf_guard_t *keys) {
  kf_guard_set_excluded(keys, guard->key, guard->flag != 0);
}

static void below_autograd(const guard_object_t *guard, kf_guard_t *keys) {
  (void)guard;
  kf_guard_below_autograd(keys);
}

static void skip_functionalize(const guard_object_t *guard, kf_guard_t *keys) {
  (void)guard;
  kf_guard_skip_functionalize(keys);
}

static void below_inplace_or_view(const guard_object_t *guard, kf_guard_t *keys) {
  (void)guard;
  kf_guard_below_ad_inplace_or_view(keys);
}

static void disable_torch_dispatch(const guard_object_t *guard, kf_guard_t *keys) {
  (void)guard;
  kf_guard_exclude(keys, kf_keyset_add(kf_keyset_named(KF_KEYSET_PYTHON), KF_KEY_PreDispatch));
}

static void disable_transforms(const guard_object_t *guard, kf_guard_t *keys) {
  (void)guard;
  kf_guard_exclude(keys, kf_keyset_add(kf_keyset_of(KF_KEY_FuncTorchDynamicLayerFrontMode),
                                       KF_KEY_FuncTorchDynamicLayerBackMode));
}

static void enable_python_dispatcher(const guard_object_t *guard, kf_guard_t *keys) {
  (void)guard;
  kf_guard_set_included(keys, KF_KEY_PythonDispatcher, true);
}

static void disable_python_dispatcher(const guard_object_t *guard, kf_guard_t *keys) {
  (void)guard;
  kf_guard_set_included(keys, KF_KEY_PythonDispatcher, false);
}

static void enable_pre_dispatch(const guard_object_t *guard, kf_guard_t *keys) {
  (void)guard;
  kf_guard_include(keys, kf_keyset_of(KF_KEY_PreDispatch));
}

static void disable_autocast(const guard_object_t *guard, kf_guard_t *keys) {
  (void)guard;
  kf_guard_exclude(keys, kf_keyset_named(KF_KEYSET_AUTOCAST));
}

static void inference_mode(const guard_object_t *guard, kf_guard_t *keys) {
  kf_guard_inference_mode(keys, guard->flag != 0);
  kf_set_grad_mode(guard->flag == 0);
}

static void enable_torch_function(const guard_object_t *guard, kf_guard_t *keys) {
  (void)guard;
  (void)keys;
  kfpy_function_state = KFPY_FUNCTION_ENABLED;
}

static void disable_torch_function(const guard_object_t *guard, kf_guard_t *keys) {
  (void)guard;
  (void)keys;
  kfpy_function_state = KFPY_FUNCTION_OFF;
}

/* Modes stay active. Has no effect inside DisableTorchFunction. */
static void disable_torch_function_subclass(const guard_object_t *guard, kf_guard_t *keys) {
  (void)guard;
  (void)keys;
  if (kfpy_function_state == KFPY_FUNCTION_ENABLED)
    kfpy_function_state = KFPY_FUNCTION_SUBCLASSES_OFF;
}

static const guard_kind_t kinds[] = {
    {"keyfall._C._ExcludeDispatchKeyGuard",
     "_ExcludeDispatchKeyGuard(keyset, /)\n--\n\nRemoves the keys from every call inside the "
     "block.",
     TAKES_KEYSET, false, exclude_set, 0},
    {"keyfall._C.ExcludeDispatchKeyGuard",
     "ExcludeDispatchKeyGuard(keyset, /)\n--\n\nDeprecated form of _ExcludeDispatchKeyGuard that "
     "is active from its construction.",
     TAKES_KEYSET, true, exclude_set, 0},
    {"keyfall._C._IncludeDispatchKeyGuard",
     "_IncludeDispatchKeyGuard(key, /)\n--\n\nAdds the key to every call inside the block.",
     TAKES_KEY, false, include_key, 0},
    {"keyfall._C._ForceDispatchKeyGuard",
     "_ForceDispatchKeyGuard(include, exclude, /)\n--\n\nAdds exactly the keys in `include` to "
     "every call inside the block, and removes exactly those in `exclude`.",
     TAKES_KEYSETS, false, force, 0},
    {"keyfall._C._PreserveDispatchKeyGuard",
     "_PreserveDispatchKeyGuard()\n--\n\nRestores the thread's keys at the end of the block.",
     TAKES_NOTHING, false, preserve, 0},
    {"keyfall._C._SetExcludeDispatchKeyGuard",
     "_SetExcludeDispatchKeyGuard(key, on, /)\n--\n\nSets whether one key is excluded inside the "
     "block.",
     TAKES_KEY_AND_FLAG, false, set_excluded, 0},
    {"keyfall._C._AutoDispatchBelowAutograd",
     "_AutoDispatchBelowAutograd()\n--\n\nMakes calls skip autograd, from the construction on.",
     TAKES_NOTHING, true, below_autograd, 0},
    {"keyfall._C._AutoDispatchBelowADInplaceOrView",
     "_AutoDispatchBelowADInplaceOrView()\n--\n\nMakes calls inside the block skip autograd and "
     "version counting.",
     TAKES_NOTHING, false, below_inplace_or_view, 0},
    {"keyfall._C._AutoDispatchSkipFunctionalize",
     "_AutoDispatchSkipFunctionalize()\n--\n\nMakes calls skip functionalization, from the "
     "construction on.",
     TAKES_NOTHING, true, skip_functionalize, 0},
    {"keyfall._C._AutoNonVariableTypeMode",
     "_AutoNonVariableTypeMode(enabled=True, /)\n--\n\nDeprecated name of "
     "_AutoDispatchBelowAutograd.",
     TAKES_TRUE, true, below_autograd, 0},
    {"keyfall._C._DisableTorchDispatch",
     "_DisableTorchDispatch()\n--\n\nMakes calls skip modes and __torch_dispatch__, from the "
     "construction on.",
     TAKES_NOTHING, true, disable_torch_dispatch, 0},
    {"keyfall._C._DisableFuncTorch",
     "_DisableFuncTorch()\n--\n\nMakes calls skip function transforms, from the construction on.",
     TAKES_NOTHING, true, disable_transforms, 0},
    {"keyfall._C._EnablePythonDispatcher",
     "_EnablePythonDispatcher()\n--\n\nLets Python choose the kernels to run, from the "
     "construction on.",
     TAKES_NOTHING, true, enable_python_dispatcher, 0},
    {"keyfall._C._DisablePythonDispatcher",
     "_DisablePythonDispatcher()\n--\n\nStops Python from choosing the kernels inside the block.",
     TAKES_NOTHING, false, disable_python_dispatcher, 0},
    {"keyfall._C._EnablePreDispatch",
     "_EnablePreDispatch()\n--\n\nMakes calls inside the block go through the modes of the "
     "pre-dispatch stack first.",
     TAKES_NOTHING, false, enable_pre_dispatch, 0},
    {"keyfall._C._DisableAutocast", "_DisableAutocast()\n--\n\nDisables autocast inside the block.",
     TAKES_NOTHING, false, disable_autocast, 0},
    {"keyfall._C._InferenceMode",
     "_InferenceMode(on, /)\n--\n\nEnables or disables inference mode, from the construction on.",
     TAKES_FLAG, true, inference_mode, GRAD_MODE},
    {"keyfall._C._EnableTorchFunction",
     "_EnableTorchFunction()\n--\n\nEnables __torch_function__ again, from the construction on.",
     TAKES_NOTHING, true, enable_torch_function, FUNCTION_STATE},
    {"keyfall._C.DisableTorchFunction",
     "DisableTorchFunction()\n--\n\nDisables __torch_function__ and its modes inside the block.",
     TAKES_NOTHING, false, disable_torch_function, FUNCTION_STATE},
    {"keyfall._C.DisableTorchFunctionSubclass",
     "DisableTorchFunctionSubclass()\n--\n\nDisables the __torch_function__ of classes inside the "
     "block.",
     TAKES_NOTHING, false, disable_torch_function_subclass, FUNCTION_STATE},
};
enum { KIND_COUNT = sizeof kinds / sizeof kinds[0] };
static PyTypeObject *types[KIND_COUNT];

/* ---- Entering and leaving ---- */

/* Enters a guard: pushes a frame on both lists. */
static int enter(guard_object_t *guard) {
  frame_t *frame = PyMem_Calloc(1, sizeof *frame);
  if (frame == NULL) {
    PyErr_NoMemory();
    return -1;
  }
  frame->restores = guard->kind->changes;
  frame->grad_mode = kf_grad_mode();
  frame->function_state = kfpy_function_state;
  frame->thread = this_thread();
  frame->older = newest;
  newest = frame;
  frame->below = guard->top;
  guard->top = frame;
  guard->kind->enter(guard, &frame->keys);
  return 0;
}

/* Takes a frame out of this thread's list and restores what it changed. */
static void undo(frame_t *frame) {
  KFPY_ASSERT(frame->thread == this_thread());
  frame_t **at = &newest;
  for (; *at != frame; at = &(*at)->older) {
    KFPY_ASSERT(*at != NULL); /* a frame that has not been undone is in its thread's list */
    kf_guard_outlive(&(*at)->keys, &frame->keys);
    (*at)->restores &= ~frame->restores;
  }
  *at = frame->older;
  kf_guard_leave(&frame->keys);
  if ((frame->restores & GRAD_MODE) != 0) kf_set_grad_mode(frame->grad_mode);
  if ((frame->restores & FUNCTION_STATE) != 0) kfpy_function_state = frame->function_state;
  PyMem_Free(frame);
}

/* The newest of the frames before `frame` in the list that nobody else will undo, or NULL. */
static frame_t *newer_orphan(const frame_t *frame) {
  frame_t *found = newest;
  while (found != frame && !found->orphan) found = found->older;
  return found != frame ? found : NULL;
}

/* Removes the guard's last entry, and undoes it if this thread made it. */
static void leave(guard_object_t *guard) {
  frame_t *frame = guard->top;
  KFPY_ASSERT(frame != NULL);
  guard->top = frame->below;
  if (frame->thread != this_thread()) {
    frame->orphan = true;
    return;
  }
  for (frame_t *orphan; (orphan = newer_orphan(frame)) != NULL;) undo(orphan);
  undo(frame);
}

static PyObject *guard_enter(PyObject *self, PyObject *unused) {
  (void)unused;
  guard_object_t *guard = as_guard(self);
  if (!guard->kind->immediate && enter(guard) < 0) return NULL;
  Py_RETURN_NONE;
}

static PyObject *guard_exit(PyObject *self, PyObject *args) {
  guard_object_t *guard = as_guard(self);
  if (PyTuple_GET_SIZE(args) != 3)
    return PyErr_Format(PyExc_TypeError,
                        "__exit__() takes the type, value and traceback of an exception, or None "
                        "three times, but got %zd arguments",
                        PyTuple_GET_SIZE(args));
  if (guard->top == NULL) Py_RETURN_NONE; /* not entered, or already left */
  if (guard->top->thread != this_thread())
    return PyErr_Format(PyExc_RuntimeError,
                        "%s: a guard is left on the thread that entered it; this is another one",
                        Py_TYPE(self)->tp_name);
  leave(guard);
  Py_RETURN_NONE;
}

/* ---- The types ---- */

/* The argument of _AutoNonVariableTypeMode. The library's guard warns, or refuses. */
static int parse_true(PyObject *args) {
  int enabled = 1;
  kf_guard_t guard;
  if (!PyArg_ParseTuple(args, "|p", &enabled) ||
      KFPY_FAILED(kf_guard_non_variable_type_mode(&guard, enabled != 0)))
    return 0;
  kf_guard_leave(&guard);
  return kfpy_warning_raised() == 0;
}

static int parse_arguments(guard_object_t *guard, PyObject *args) {
  switch (guard->kind->arguments) {
    case TAKES_NOTHING: return PyArg_ParseTuple(args, "");
    case TAKES_KEYSET: return PyArg_ParseTuple(args, "O&", kfpy_keyset_converter, &guard->set);
    case TAKES_KEYSETS:
      return PyArg_ParseTuple(args, "O&O&", kfpy_keyset_converter, &guard->set,
                              kfpy_keyset_converter, &guard->other_set);
    case TAKES_KEY: return PyArg_ParseTuple(args, "O&", kfpy_key_converter, &guard->key);
    case TAKES_KEY_AND_FLAG:
      return PyArg_ParseTuple(args, "O&p", kfpy_key_converter, &guard->key, &guard->flag);
    case TAKES_FLAG: return PyArg_ParseTuple(args, "p", &guard->flag);
    case TAKES_TRUE: return parse_true(args);
  }
  KFPY_ASSERT(false);
  return 0;
}

static PyObject *guard_new(PyTypeObject *type, PyObject *args, PyObject *kwargs) {
  size_t which = 0;
  while (types[which] != type) which++; /* guards cannot be subclassed */
  KFPY_ASSERT(which < KIND_COUNT);
  if (kwargs != NULL && PyDict_GET_SIZE(kwargs) > 0)
    return PyErr_Format(PyExc_TypeError, "%s() takes no keyword arguments", type->tp_name);
  PyObject *self = type->tp_alloc(type, 0);
  if (self == NULL) return NULL;
  guard_object_t *guard = as_guard(self);
  guard->kind = &kinds[which];
  if (!parse_arguments(guard, args) || (guard->kind->immediate && enter(guard) < 0)) {
    Py_DECREF(self);
    return NULL;
  }
  return self;
}

static void guard_dealloc(PyObject *self) {
  PyTypeObject *type = Py_TYPE(self);
  while (as_guard(self)->top != NULL) leave(as_guard(self));
  type->tp_free(self);
  Py_DECREF(type);
}

static PyMethodDef methods[] = {{"__enter__", guard_enter, METH_NOARGS, NULL},
                                {"__exit__", guard_exit, METH_VARARGS, NULL},
                                {NULL, NULL, 0, NULL}};

static int add_guard(PyObject *module, size_t which) {
  PyType_Slot slots[] = {{Py_tp_doc, (void *)(uintptr_t)kinds[which].doc},
                         {Py_tp_new, guard_new},
                         {Py_tp_dealloc, guard_dealloc},
                         {Py_tp_methods, methods},
                         {0, NULL}};
  PyType_Spec spec = {.name = kinds[which].name,
                      .basicsize = sizeof(guard_object_t),
                      .flags = Py_TPFLAGS_DEFAULT,
                      .slots = slots};
  return kfpy_add_type(module, &spec, NULL, &types[which]);
}

int kfpy_init_guards(PyObject *module) {
  for (size_t i = 0; i < KIND_COUNT; i++)
    if (add_guard(module, i) < 0) return -1;
  return 0;
}
