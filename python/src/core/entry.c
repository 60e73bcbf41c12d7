/* See entry.h. PyGILState_Ensure never returns on a thread that asks for the GIL while another one
 * shuts the interpreter down: it hangs or ends the thread, depending on the version of Python. So
 * can_enter decides beforehand. */
#include "core/entry.h"

static bool is_finalizing(void) {
#if PY_VERSION_HEX >= 0x030d0000
  return Py_IsFinalizing() != 0;
#else
  return _Py_IsFinalizing() != 0;
#endif
}

/* Py_IsInitialized() turns false before modules are torn down, so it is not enough on its own. */
static bool can_enter(void) {
  if (PyGILState_GetThisThreadState() != NULL && PyGILState_Check()) return true;
  return Py_IsInitialized() && !is_finalizing();
}

bool kfpy_enter(PyGILState_STATE *gil) {
  if (!can_enter()) return false;
  *gil = PyGILState_Ensure();
  KFPY_ASSERT_GIL();
  return true;
}

void kfpy_release_held(void *object) {
  PyGILState_STATE gil;
  if (!kfpy_enter(&gil)) return;
  KFPY_ASSERT(object != NULL);
  KFPY_ASSERT(Py_REFCNT((PyObject *)object) > 0);
  PyObject *type, *value, *traceback;
  PyErr_Fetch(&type, &value, &traceback);
  Py_DECREF((PyObject *)object);
  PyErr_Restore(type, value, traceback);
  kfpy_leave(gil);
}
