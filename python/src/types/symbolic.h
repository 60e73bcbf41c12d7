/* The nodes written in C (sym_node.c), for symbolic.c (SymInt, SymFloat, SymBool). */
#ifndef KFPY_TYPES_SYMBOLIC_H
#define KFPY_TYPES_SYMBOLIC_H

#include "core/kfpy.h"

int kfpy_init_sym_node(PyObject *module);
/* The node of coeff*j<data>. */
PyObject *kfpy_nested_int(int64_t data, int64_t coefficient);
/* Returns true if the object is a constant node of sym_node.c; *out is its value, a new reference,
 * or NULL with an exception. */
bool kfpy_sym_node_constant(PyObject *node, PyObject **out);

#endif
