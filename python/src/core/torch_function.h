/* __torch_function__, PyTorch's protocol by which classes and modes override whole functions,
 * methods and attributes. It runs above the dispatcher, in Python code only: calls from C bypass
 * it. The state is per thread; everything needs the GIL. */
#ifndef KFPY_CORE_TORCH_FUNCTION_H
#define KFPY_CORE_TORCH_FUNCTION_H

#include "core/kfpy.h"

int kfpy_init_torch_function(PyObject *module);
/* Whether the class has its own __torch_function__, and the protocol is on. */
bool kfpy_overrides_function(PyTypeObject *type);
/* Number of function modes active on this thread. */
extern __thread int kfpy_function_modes;
/* Whether an argument (or list element) has a __torch_function__, or a function mode is active. */
bool kfpy_function_is_overridden(PyObject *const *args, Py_ssize_t count, PyObject *names);
/* Calls the function mode and the overriding arguments' classes, in PyTorch's order, until one
 * returns something other than NotImplemented. `self` (may be NULL) precedes the arguments. Borrows
 * everything; returns a new reference, or NULL and an exception. */
PyObject *kfpy_torch_function_call(PyObject *function, PyObject *self, PyObject *const *args,
                                   Py_ssize_t count, PyObject *names);

/* Note [Overridden attributes]
 * A class with a __torch_function__, or a function mode, also handles attributes and methods: it
 * gets the descriptor's `__get__`, or the method, and calls it with the protocol switched off. */
static inline bool kfpy_is_overridden(PyObject *self) {
  return (!kfpy_is_exact_tensor(self) || KF_UNLIKELY(kfpy_function_modes > 0)) &&
         kfpy_function_is_overridden(&self, 1, NULL);
}
/* Let the classes and modes handle a method or an attribute of Tensor; new references. */
PyObject *kfpy_ask_method(PyObject *self, const char *name, PyObject *const *args, Py_ssize_t count,
                          PyObject *keywords);
/* `part` is "__get__", "__set__" or "__delete__"; `value` may be NULL. */
PyObject *kfpy_ask_attribute(PyObject *self, const char *name, const char *part, PyObject *value);

/* First statement of a method: returns the result of a class or mode that overrides it. Uses the
 * method's own parameters: self, args, count, keywords. */
#define KFPY_OVERRIDE(name) \
  if (kfpy_is_overridden(self)) return kfpy_ask_method(self, name, args, count, keywords)
#define KFPY_OVERRIDE_PLAIN(name) \
  if (kfpy_is_overridden(self)) return kfpy_ask_method(self, name, NULL, 0, NULL)

#endif
