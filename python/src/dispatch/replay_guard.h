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

/* _describe_inputs(args): for each argument bytes for a tensor, or the value. Bytes have the type,
 * keys, sizes and strides, and how the tensor shares memory with an earlier one. ValueError: the
 * arguments are too many to be described. */
PyObject *kfpy_describe_inputs(PyObject *module, PyObject *args);
/* _describe_state(): bytes for what operators depend on in the thread: keys, the default type,
 * whether gradients are recorded. */
PyObject *kfpy_describe_state(PyObject *module, PyObject *unused);

/* _replay(entries, args): runs the first graph of a list whose guard passes, and returns what the
 * function would return; the list itself if none passes, as in a scope of lazy execution. An entry
 * is a tuple:
 *
 * - checks: a flat tuple of (container, key, expected, how); a container is a dict, a list or a
 *   cell;
 *
 * - inputs: descriptions of `args`;
 *
 * - state: the description of the thread, which in a scope has another one;
 *
 * - seen: a bytearray of 8 bytes for each check, zeros at first, which belongs to these checks: the
 *   versions of dicts whose checks have passed;
 *
 * - tensors: where tensors are among the arguments; None: everywhere;
 *
 * - graph, other, convert: the result is convert(graph(tensors)); where convert is None, the
 *   graph's only result, or `other` if it has none. The memory of the tensors that the graph
 * watches must be what it was;
 *
 * - gradients: what kfpy_gradients_are expects; an empty tuple: nothing. */
PyObject *kfpy_replay(PyObject *module, PyObject *const *args, Py_ssize_t count);

#endif
