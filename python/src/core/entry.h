/* Enters Python from code that the library calls back, on any thread: hooks, kernels, finalizers.
 * The library knows nothing about the GIL: the calling thread may or may not hold it. */
#ifndef KFPY_CORE_ENTRY_H
#define KFPY_CORE_ENTRY_H

#define PY_SSIZE_T_CLEAN
#include <Python.h>
#include <keyfall/binding.h>
#include <stdbool.h>

#include "core/kfpy_assert.h"

/* Takes the GIL and returns true; the caller then releases it with kfpy_leave(*gil).
 * Returns false if this thread cannot take it: the interpreter is gone, or another thread is
 * shutting it down. The thread doing the shutdown can take it: module teardown and the last
 * collection release tensors and nodes that have Python objects. */
bool kfpy_enter(PyGILState_STATE *gil);

/* Undoes kfpy_enter or PyGILState_Ensure. A callback that took the GIL reports failures as a status
 * (kfpy_carry): an exception left behind would surface in unrelated code. A callback that already
 * held the GIL may run inside code that has an exception set, and restores it. */
static inline void kfpy_leave(PyGILState_STATE gil) {
  KFPY_ASSERT_GIL();
  KFPY_ASSERT(gil == PyGILState_LOCKED || PyErr_Occurred() == NULL);
  PyGILState_Release(gil);
}

/* Releases a reference to a Python object that the library held (steals it), and preserves the
 * current exception, because finalizers may run. Leaks the reference if kfpy_enter fails. Needs no
 * GIL. */
void kfpy_release_held(void *object);

/* Registers a thread-local variable that moves with the work of its thread: see kf_thread_part_t.
 * `on_move` may be NULL. */
#define KFPY_THREAD_PART(name, variable, on_move)                                    \
  static void *part_##name(void) { return &(variable); }                             \
  __attribute__((constructor)) static void add_part_##name(void) {                   \
    static kf_thread_part_t part = {part_##name, sizeof(variable), (on_move), NULL}; \
    kf_thread_part_add(&part);                                                       \
  }

/* moved_threads.c: tells the library how the interpreter takes part. */
int kfpy_init_moved_threads(PyObject *module);

#endif
