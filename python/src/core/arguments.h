/* Arguments of plain functions and methods, those that are no operators: up to a handful of named
 * parameters, given by position or by name. */
#ifndef KFPY_CORE_ARGUMENTS_H
#define KFPY_CORE_ARGUMENTS_H

#include "core/kfpy.h"

typedef struct kfpy_parameters {
  const char *function;
  int positional;       /* how many may be given without their name */
  int required;         /* how many must be given */
  const char *names[6]; /* NULL after the last */
} kfpy_parameters_t;

/* Sorts the arguments of a METH_FASTCALL | METH_KEYWORDS function by parameter: out[i] is borrowed,
 * or NULL where nothing was given. -1: TypeError. */
int kfpy_parse(const kfpy_parameters_t *parameters, PyObject *const *args, Py_ssize_t count,
               PyObject *keywords, PyObject **out);
/* Raises "size(): argument 'dim' must be int, not str"; always NULL. */
PyObject *kfpy_wrong_argument(const char *function, const char *name, const char *expected,
                              PyObject *found);
/* True and False only, as PyTorch has it; -1: TypeError. */
int kfpy_parse_bool(const char *function, const char *name, PyObject *object, bool *out);
/* An int that is no bool, or what can stand for one (__index__); -1: raised. */
int kfpy_parse_int(const char *function, const char *name, PyObject *object, int64_t *out);
/* A sequence of ints (a list, tuple or Size) into a buffer of KFPY_MAX_INTS; -1: raised. */
enum { KFPY_MAX_INTS = 64 };
int kfpy_parse_ints(const char *function, const char *name, PyObject *object, int64_t *buffer,
                    kf_int_span_t *out);
int kfpy_parse_tensor(const char *function, const char *name, PyObject *object,
                      kf_tensor_t **out_borrowed);

/* A method definition with its documentation. */
#define KFPY_FAST(name, function, doc) \
  { name, (PyCFunction)(void (*)(void))(function), METH_FASTCALL | METH_KEYWORDS, doc }

#endif
