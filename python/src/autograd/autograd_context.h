/* Declarations shared by autograd_context.c and autograd_apply.c, for custom functions
 * (autograd.Function): the context object, and running the function. Needs the GIL. */
#ifndef KFPY_AUTOGRAD_AUTOGRAD_CONTEXT_H
#define KFPY_AUTOGRAD_AUTOGRAD_CONTEXT_H

#include "autograd/autograd_objects.h"

/* The `ctx` of a custom function, which is also its node's object: PyTorch programs read
 * y.grad_fn.saved_tensors. Subclasses are created in Python, one for each function (FooBackward).
 * All references are owned. */
typedef struct kfpy_context {
  kfpy_node_t base;
  PyObject *needs_input_grad; /* tuple of bools */
  PyObject *to_save;          /* arguments of save_for_backward, until forward is done; or NULL */
  PyObject *dirty;            /* tuples, or NULL */
  PyObject *non_differentiable;
  PyObject *saved_for_forward;
  kf_saved_t **saved; /* PyMem block; NULL entries for None */
  size_t saved_count;
  kfpy_found_t found; /* what the collector found in `saved` */
  bool *is_tensor;    /* PyMem block: which arguments of forward were tensors */
  Py_ssize_t input_count;
  bool no_materialize; /* set_materialize_grads(False) */
  bool freed;          /* a backward without retain_graph has dropped the saved tensors */
} kfpy_context_t;

/* Releases the saved tensors. */
void kfpy_context_drop_saved(kfpy_context_t *self);

#endif
