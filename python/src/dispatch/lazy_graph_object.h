/* The Python object of a compiled graph. */
#ifndef KFPY_DISPATCH_LAZY_GRAPH_OBJECT_H
#define KFPY_DISPATCH_LAZY_GRAPH_OBJECT_H

#include <keyfall/lazy.h>

#include "dispatch/replay_gradients.h"

typedef struct kfpy_graph_object {
  PyObject_HEAD kf_lazy_graph_t *graph; /* owned */
  vectorcallfunc call;
  kfpy_leaves_t leaves; /* the last results are the gradients of some of them */
  kfpy_watched_t watched;
} kfpy_graph_object_t;

extern PyTypeObject *kfpy_graph_type;
int kfpy_init_graph(PyObject *module);
/* _extract_graph(inputs, roots, eager_results=False) */
PyObject *kfpy_extract_graph(PyObject *module, PyObject *args);

#endif
