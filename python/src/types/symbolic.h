/* Shared by symbolic.c (SymInt and its relatives) and sym_node.c (the nodes made in C). */
#ifndef KFPY_TYPES_SYMBOLIC_H
#define KFPY_TYPES_SYMBOLIC_H

#include "core/kfpy.h"

int kfpy_init_sym_node(PyObject *module);
/* SymInt, SymFloat or SymBool around a node, by what the node says it is; a node in C that is a
 * constant comes out as the plain number. Takes the reference; NULL passes through. */
PyObject *kfpy_symbolic_take(PyObject *node);
/* True when the object is a node made in C with a known value; *out is a new reference or NULL with
 * an exception. */
bool kfpy_sym_node_constant(PyObject *node, PyObject **out);

#endif
