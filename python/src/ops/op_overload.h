/* The objects that call operators: keyfall.ops.aten.add.Tensor (OpOverload) and
 * keyfall.ops.aten.add (a packet of overloads). */
#ifndef KFPY_OPS_OP_OVERLOAD_H
#define KFPY_OPS_OP_OVERLOAD_H

#include "core/torch_function.h"
#include "ops/op_signature.h"

typedef struct kfpy_op {
  PyObject_HEAD vectorcallfunc call;
  const kf_op_t *op;           /* owned */
  kfpy_signature_t *signature; /* owned; compiled at the first call */
  PyObject *function; /* owned; of kfpy_package_function, NULL before it was asked for */
  PyObject *dict;
  PyObject *weakrefs;
} kfpy_op_t;

typedef struct kfpy_packet {
  PyObject_HEAD vectorcallfunc call;
  PyObject *overloads; /* owned tuple of OpOverload, or NULL */
  PyObject *dict;
  PyObject *weakrefs;
} kfpy_packet_t;

/* function_object.c */
int kfpy_init_functions(PyObject *module);
/* Returns the Function of this name, for C code that calls it: borrowed; NotImplementedError if
 * there is none. */
PyObject *kfpy_function(const char *name, bool method);

#endif
