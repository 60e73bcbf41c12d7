/* Parses the arguments of functions and methods that are not operators: at most six named
 * parameters, passed by position or by keyword. Operators have signatures of their own
 * (ops/op_signature.h). Everything here needs the GIL; nothing takes or gives references. */
#ifndef KFPY_CORE_FUNCTION_ARGUMENTS_H
#define KFPY_CORE_FUNCTION_ARGUMENTS_H

#include "core/kfpy.h"

typedef struct kfpy_parameters {
  const char *function; /* function name, for messages */
  int positional;       /* number of parameters that may be passed by position */
  int required;         /* number of required parameters: the first ones */
  const char *names[6]; /* NULL after the last */
} kfpy_parameters_t;

/* Assigns the arguments of a METH_FASTCALL | METH_KEYWORDS function to its parameters. `out` has
 * one element per name: a borrowed reference, or NULL if the argument was not passed. Returns -1
 * with a TypeError set.
 *
 *   static const kfpy_parameters_t parameters = {"size", 1, 0, {"dim"}};
 *   PyObject *dim;
 *   if (kfpy_parse(&parameters, args, count, keywords, &dim) < 0) return NULL; */
int kfpy_parse(const kfpy_parameters_t *parameters, PyObject *const *args, Py_ssize_t count,
               PyObject *keywords, PyObject **out);
/* Raises "size(): argument 'dim' must be int, not str"; always returns NULL. */
PyObject *kfpy_wrong_argument(const char *function, const char *name, const char *expected,
                              PyObject *found);
/* Accepts True and False only: PyTorch rejects other numbers for a bool. -1: TypeError. */
int kfpy_parse_bool(const char *function, const char *name, PyObject *object, bool *out);
/* Accepts an int or an object with __index__, but not a bool; -1: raised. */
int kfpy_parse_int(const char *function, const char *name, PyObject *object, int64_t *out);
/* Like PySequence_Tuple and PySequence_Size, but neither trusts the __len__ of a subclass of list
 * or tuple: PySequence_Tuple clears as much memory as an object's __len__ promises. */
PyObject *kfpy_tuple(PyObject *iterable);
Py_ssize_t kfpy_sequence_size(PyObject *sequence);
/* Stores a sequence of ints (a list, tuple or Size) in a buffer of KFPY_MAX_INTS; -1: raised. */
enum { KFPY_MAX_INTS = 128 };
int kfpy_parse_ints(const char *function, const char *name, PyObject *object, int64_t *buffer,
                    kf_int_span_t *out);
/* Accepts a tensor, which the object keeps alive; -1: TypeError. */
int kfpy_parse_tensor(const char *function, const char *name, PyObject *object,
                      kf_tensor_t **out_borrowed);

/* A method definition with its documentation. */
#define KFPY_FAST(name, function, doc) \
  { name, (PyCFunction)(void (*)(void))(function), METH_FASTCALL | METH_KEYWORDS, doc }

#endif
