/* Shared by symbolic.c (SymInt, SymFloat, SymBool) and sym_node.c (their nodes that are written in
 * C). */
#ifndef KFPY_TYPES_SYMBOLIC_H
#define KFPY_TYPES_SYMBOLIC_H

#include "core/kfpy.h"

int kfpy_init_sym_node(PyObject *module);
/* SymInt, SymFloat or SymBool around a node, by the node's is_int() and is_bool(); for a constant
 * node of sym_node.c the plain number. Steals the reference; NULL stays NULL. */
PyObject *kfpy_symbolic_take(PyObject *node);
/* True when the object is a constant node of sym_node.c; *out is its value, a new reference, or
 * NULL with an exception. */
bool kfpy_sym_node_constant(PyObject *node, PyObject **out);

#endif
