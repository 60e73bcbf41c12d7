/* The way into Python for code that the library calls back, on any thread. */
#ifndef KFPY_CORE_ENTRY_H
#define KFPY_CORE_ENTRY_H

#define PY_SSIZE_T_CLEAN
#include <Python.h>
#include <stdbool.h>

/* Takes the GIL; true means that PyGILState_Release(*gil) must follow. False when this thread can
 * no longer enter: the interpreter is gone, or is shutting down and another thread is at it. The
 * thread that shuts it down still gets in, since module teardown and the last collection release
 * tensors and nodes that have objects. */
bool kfpy_enter(PyGILState_STATE *gil);

/* Releases a reference to a Python object that the library held, and keeps the exception that is
 * set. The reference is leaked when this thread can no longer enter. */
void kfpy_release_held(void *object);

#endif
