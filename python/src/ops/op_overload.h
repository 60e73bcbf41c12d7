/* The objects that call operators. */
#ifndef KFPY_OPS_OP_OVERLOAD_H
#define KFPY_OPS_OP_OVERLOAD_H

#include "ops/op_signature.h"

typedef struct kfpy_op {
  PyObject_HEAD vectorcallfunc call;
  const kf_op_t *op;
  kfpy_signature_t *signature; /* made at the first call */
  PyObject *dict;
  PyObject *weakrefs;
} kfpy_op_t;

typedef struct kfpy_packet {
  PyObject_HEAD vectorcallfunc call;
  PyObject *overloads; /* tuple of OpOverload */
  PyObject *dict;
  PyObject *weakrefs;
} kfpy_packet_t;

/* function_object.c */
int kfpy_init_functions(PyObject *module);
/* The function or method of this name, for C code that calls it: borrowed; NULL and an exception
 * when there is none. */
PyObject *kfpy_function(const char *name, bool method);

/* torch_function.c */
int kfpy_init_torch_function(PyObject *module);
/* This thread has function modes. */
extern __thread int kfpy_function_modes;
/* Some argument (or element of a list) has a __torch_function__, or a function mode is active. */
bool kfpy_function_is_overridden(PyObject *const *args, Py_ssize_t count, PyObject *names);
/* Asks them. `self` (may be NULL) comes before the arguments. */
PyObject *kfpy_torch_function_call(PyObject *function, PyObject *self, PyObject *const *args,
                                   Py_ssize_t count, PyObject *names);

#endif
