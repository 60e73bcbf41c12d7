/* A backward that is nested too deeply continues on a new thread (kf_set_thread_hooks): the
 * caller's thread releases the GIL while it waits, and the new one has a thread state, with its own
 * count of recursions. State that Python code keeps in thread-local objects goes along: a module
 * lists these objects with _add_thread_locals. */
#include "core/kfpy.h"

static PyObject *locals; /* list of objects; the GIL protects it */

typedef struct {
  PyThreadState *caller; /* NULL: it did not have the GIL */
  PyThreadState *own;    /* of the new thread */
  PyGILState_STATE gil;
  PyObject *states; /* the dictionaries of `locals` on the caller's thread; owned; may be NULL */
  bool entered;
} token_t;

static PyObject *get_states(void) {
  PyObject *states = PyList_New(0);
  for (Py_ssize_t i = 0; states != NULL && i < PyList_GET_SIZE(locals); i++) {
    PyObject *state = PyObject_GetAttrString(PyList_GET_ITEM(locals, i), "__dict__");
    if (state == NULL || PyList_Append(states, state) < 0) Py_CLEAR(states);
    Py_XDECREF(state);
  }
  return states;
}

/* Copies entries: values that can change are shared, numbers are restored by whoever changes them.
 * Objects that were added since then come last and are left out. */
static void set_states(PyObject *states) {
  for (Py_ssize_t i = 0; states != NULL && i < PyList_GET_SIZE(states); i++) {
    PyObject *state = PyObject_GetAttrString(PyList_GET_ITEM(locals, i), "__dict__");
    if (state == NULL || PyDict_Update(state, PyList_GET_ITEM(states, i)) < 0)
      PyErr_WriteUnraisable(NULL);
    Py_XDECREF(state);
  }
}

/* ---- The hooks ---- */

static void *leave(void) {
  PyGILState_STATE gil;
  token_t *token = PyMem_RawCalloc(1, sizeof *token);
  if (token == NULL || !kfpy_enter(&gil)) return token;
  PyObject *type, *value, *traceback;
  PyErr_Fetch(&type, &value, &traceback);
  token->states = get_states();
  if (token->states == NULL) PyErr_WriteUnraisable(NULL);
  PyErr_Restore(type, value, traceback);
  kfpy_leave(gil);
  if (gil == PyGILState_LOCKED) token->caller = PyEval_SaveThread();
  return token;
}

static void begin(void *context) {
  token_t *token = context;
  if (token == NULL || !kfpy_enter(&token->gil)) return;
  token->entered = true;
  set_states(token->states);
  token->own = PyEval_SaveThread(); /* callbacks find it */
}

static void end(void *context) {
  token_t *token = context;
  if (token == NULL || !token->entered) return;
  PyEval_RestoreThread(token->own);
  kfpy_leave(token->gil);
}

static void come_back(void *context) {
  token_t *token = context;
  if (token == NULL) return;
  if (token->caller != NULL) PyEval_RestoreThread(token->caller);
  if (token->states != NULL) kfpy_release_held(token->states);
  PyMem_RawFree(token);
}

/* ---- Initialization ---- */

static PyObject *add_locals(PyObject *module, PyObject *object) {
  (void)module;
  if (PyList_Append(locals, object) < 0) return NULL;
  Py_RETURN_NONE;
}

static PyMethodDef functions[] = {
    {"_add_thread_locals", add_locals, METH_O,
     "_add_thread_locals(object, /)\n--\n\nAdds a threading.local object whose attributes a thread "
     "takes over from the thread whose work it continues."},
    {NULL, NULL, 0, NULL}};

int kfpy_init_moved_threads(PyObject *module) {
  static const kf_thread_hooks_t hooks = {sizeof hooks, 0, leave, begin, end, come_back};
  locals = PyList_New(0);
  if (locals == NULL || KFPY_FAILED(kf_set_thread_hooks(&hooks))) return -1;
  return kfpy_add_functions(module, functions);
}
