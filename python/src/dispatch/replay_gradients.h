/* Gradients that a compiled graph leaves in tensors of the program. Each run of the graph computes
 * them; the tensors then have the new ones, whatever the program did with the old ones. */
#ifndef KFPY_DISPATCH_REPLAY_GRADIENTS_H
#define KFPY_DISPATCH_REPLAY_GRADIENTS_H

#include "core/kfpy.h"

typedef struct kfpy_leaves {
  kf_tensor_t **tensors; /* owned references: those that get a gradient, then those that lose theirs
                          */
  size_t given, count;
} kfpy_leaves_t;

/* Takes references to the tensors. -1: raised. */
int kfpy_leaves_fill(kfpy_leaves_t *leaves, kf_tensor_span_t given, kf_tensor_span_t cleared);
void kfpy_leaves_release(kfpy_leaves_t *leaves);
/* Drops the gradients that a run replaces, so that it has their memory. */
kf_status_t kfpy_leaves_clear(const kfpy_leaves_t *leaves);
/* Gives the tensors their gradients, which stay the caller's. */
kf_status_t kfpy_leaves_set(const kfpy_leaves_t *leaves, kf_tensor_t *const *gradients);

/* _has_gradients(tensors, expected) -> bool: whether each tensor has the expected gradient, the
 * same tensor or None. */
PyObject *kfpy_has_gradients(PyObject *module, PyObject *const *args, Py_ssize_t count);

#endif
