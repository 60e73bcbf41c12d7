/* The way into Python for code that the library calls back, on any thread. */
#ifndef KFPY_CORE_ENTRY_H
#define KFPY_CORE_ENTRY_H

#define PY_SSIZE_T_CLEAN
#include <Python.h>
#include <stdbool.h>

/* Takes the GIL and returns true; the caller then releases it with PyGILState_Release(*gil).
 * Returns false when this thread cannot take it: the interpreter is gone, or another thread is
 * shutting it down. The thread that shuts it down can: module teardown and the last collection
 * release tensors and nodes that have Python objects. */
bool kfpy_enter(PyGILState_STATE *gil);

/* Releases a reference to a Python object that the library held, and keeps the exception that is
 * set. The reference is leaked when kfpy_enter fails. */
void kfpy_release_held(void *object);

#endif
