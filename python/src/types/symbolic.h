/* Shared by symbolic.c (SymInt, SymFloat, SymBool) and sym_node.c (the nodes written in C). */
#ifndef KFPY_TYPES_SYMBOLIC_H
#define KFPY_TYPES_SYMBOLIC_H

#include "core/kfpy.h"

int kfpy_init_sym_node(PyObject *module);
/* Wraps a node in a SymInt, SymFloat or SymBool, depending on its is_int() and is_bool(); returns a
 * plain number for a constant node of sym_node.c. Steals the reference; NULL stays NULL. */
PyObject *kfpy_symbolic_take(PyObject *node);
/* Returns true if the object is a constant node of sym_node.c; *out is its value, a new reference,
 * or NULL with an exception. */
bool kfpy_sym_node_constant(PyObject *node, PyObject **out);

#endif
