/* Guards of compiled functions: whether everything that a recorded graph depends on is as it was,
 * without the Python code that collects it (keyfall/lazy/_guards.py). */
#ifndef KFPY_DISPATCH_REPLAY_GUARD_H
#define KFPY_DISPATCH_REPLAY_GUARD_H

#include "core/kfpy.h"

/* How a check compares container[key] with what is expected. */
enum {
  KFPY_GUARD_IS,     /* the same object */
  KFPY_GUARD_EQUAL,  /* a number or text of the same type and value, or the same object */
  KFPY_GUARD_TYPE,   /* its type is the expected object */
  KFPY_GUARD_ABSENT, /* there is no such item */
  KFPY_GUARD_SIZE    /* len(container) is expected; the key is ignored */
};

/* _describe_input(value): bytes for a tensor (type, device, sizes, strides), or the value. */
PyObject *kfpy_describe_input(PyObject *module, PyObject *object);

/* _replay_matches(checks, inputs, grad, args, seen) -> bool. `checks` is a flat tuple of
 * (container, key, expected, how); a container is a dict, a list or a cell. `inputs` are
 * descriptions of `args`. A tensor that requires gradients never matches while gradients are
 * recorded, and nothing matches while the thread is in a scope of lazy execution. `seen` is a bytearray of 8 bytes for each check, zeros at first, which belongs to these
 * checks: the versions of dicts whose checks have passed. */
PyObject *kfpy_replay_matches(PyObject *module, PyObject *const *args, Py_ssize_t count);

#endif
